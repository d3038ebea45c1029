import type { Sign } from '../../table/table-status.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Outline } from '../common/icons.tsx'
import { PlayerList } from '../common/player-list.tsx'
import { Standstill } from '../common/standstill.tsx'
import { TargetLine } from '../common/target-line.tsx'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './status-panel.module.css'

interface Props {
  readonly viewing: Viewing
  /** The seat of the player who looks. */
  readonly ownSeat?: number | undefined
}

/** The same match in words, for everybody and for screen readers. */
export function StatusPanel({ viewing, ownSeat }: Props) {
  const { language } = useApp()
  const say = useWords()
  const status = useTableStatus(viewing, language.value)
  if (!status) return <p class={controlStyles.quiet}>{say('status.connecting')}</p>
  return (
    <section class={styles.status} aria-label={say('panel.table')}>
      <div class={styles.now}>
        <h2>{status.title}</h2>
        <p>{status.sentence}</p>
        {status.takenBack.map((text) => (
          <p key={text} class={styles.takenBack}>
            {text}
          </p>
        ))}
      </div>
      <PlayerList players={status.players} ownSeat={ownSeat} />
      <TargetLine status={status} />
      <Standstill viewing={viewing} status={status} />
      {status.signs && (
        <ul class={styles.signs} aria-label={status.signs.label}>
          {status.signs.signs.map((sign) => (
            <SignItem key={sign.label} sign={sign} />
          ))}
        </ul>
      )}
      <dl class={styles.counts}>
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

function SignItem({ sign: { icon, label, isReached, said } }: { readonly sign: Sign }) {
  return (
    <li class={isReached ? styles.reached : undefined}>
      <Outline path={icon} />
      <span aria-hidden="true">{label}</span>
      <span class={controlStyles.spoken}>{said}</span>
    </li>
  )
}
