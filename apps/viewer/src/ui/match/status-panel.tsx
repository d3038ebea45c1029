import type { PlayerStatus, Sign } from '../../games/game-table.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../shared/app-context.ts'
import { Icon } from '../shared/icons.tsx'
import { Marks } from '../shared/marks.tsx'
import { useTableStatus } from '../table/use-table-status.ts'

/** The same match in words, for everybody and for screen readers. */
export function StatusPanel({ viewing }: { readonly viewing: Viewing }) {
  const { language } = useApp()
  const say = useWords()
  const status = useTableStatus(viewing, language.value)
  if (!status) return <p class="quiet">{say('status.connecting')}</p>
  return (
    <section class="status" aria-label={say('panel.table')}>
      <div class="now" aria-live="polite">
        <h2>{status.title}</h2>
        <p>{status.sentence}</p>
      </div>
      <ul class="players">
        {status.players.map((player) => (
          <Player key={player.seat} player={player} />
        ))}
      </ul>
      <ul class="signs" aria-label={say('panel.items')}>
        {status.signs.map((sign) => (
          <Found key={sign.icon} sign={sign} />
        ))}
      </ul>
      <dl class="counts">
        {status.counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Player({ player: { seat, name, role, marks, hasWon } }: { readonly player: PlayerStatus }) {
  const say = useWords()
  const count = (kind: 'gold' | 'silver') => marks.find((one) => one.kind === kind)?.count ?? 0
  const said = marks.filter((one) => one.count > 0).map((one) => `${one.count} ${one.label}`)
  return (
    <li class={`player seat-${seat} ${hasWon ? 'won' : ''}`}>
      <span class="name">{name}</span>
      <span class="role">{hasWon ? say('panel.won') : role}</span>
      <Marks gold={count('gold')} silver={count('silver')} />
      <span class="spoken">{said.join(', ')}</span>
    </li>
  )
}

function Found({ sign: { icon, label, isReached } }: { readonly sign: Sign }) {
  const say = useWords()
  return (
    <li class={isReached ? 'reached' : ''}>
      <Icon name={icon} />
      <span aria-hidden="true">{label}</span>
      <span class="spoken">{say(isReached ? 'panel.reached' : 'panel.missing', { label })}</span>
    </li>
  )
}
