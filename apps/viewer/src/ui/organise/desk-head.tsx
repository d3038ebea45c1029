import { type DeskPart, formatRoute } from '../../routes.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import styles from './desk.module.css'
import { useDesk } from './desk-context.ts'
import { useOrganiseWords } from './use-organise-words.ts'

interface Props {
  readonly part: DeskPart | undefined
}

/** Parts that only organisers need. */
const ORGANISERS: ReadonlySet<DeskPart> = new Set(['players', 'settings', 'close'])
const PARTS: readonly (DeskPart | undefined)[] = [
  undefined,
  'players',
  'standings',
  'rulings',
  'log',
  'settings',
  'close',
]

/** What the tournament is called, how it stands, and the way to its other parts. */
export function DeskHead({ part }: Props) {
  const { desk, isOrganiser } = useDesk()
  const say = useOrganiseWords()
  const { id: event, name, logo, status, objections, players } = desk.tournament
  const open = objections.filter(({ answer }) => answer === null).length
  const counts: Partial<Record<DeskPart, number>> = {
    players: players.filter(({ hasWithdrawn }) => !hasWithdrawn).length,
    rulings: open,
  }
  return (
    <header class={styles.head}>
      <div class={styles.title}>
        {logo !== null && <img src={logo} alt="" width="44" height="44" />}
        <h1>{name}</h1>
        {status !== 'open' && <b class={controlStyles.badge}>{say(`status.${status}`)}</b>}
        {!isOrganiser && <b class={controlStyles.badge}>{say('role.caster')}</b>}
        <a
          class={classNames(controlStyles.button, controlStyles.second)}
          href={formatRoute({ page: 'event', event })}
        >
          <PageIcon name="watching" />
          {say('desk.public')}
        </a>
      </div>
      <nav class={styles.parts} aria-label={say('desk.parts')}>
        {PARTS.filter((one) => one === undefined || isOrganiser || !ORGANISERS.has(one)).map((one) => {
          const count = one && counts[one]
          return (
            <a
              key={one ?? 'board'}
              href={formatRoute({ page: 'organise', event, ...(one && { part: one }) })}
              aria-current={one === part ? 'page' : undefined}
            >
              {say(`part.${one ?? 'board'}`)}
              {count !== undefined && count > 0 && (
                <span class={one === 'rulings' ? styles.urgent : styles.count}>{count}</span>
              )}
            </a>
          )
        })}
      </nav>
    </header>
  )
}
