import type { AuditedLog } from '../../../audit/audited-log.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import styles from '../parts/audit.module.css'
import { seatName } from '../parts/seat-name.ts'
import { Section } from '../parts/section.tsx'
import { SpreadTable } from '../parts/spread-table.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'

const DECIDED = ['claim', 'arrival', 'earliest', 'shown', 'own'] as const

/** Round trips, how long acts took to arrive, and every stamp worked out again. */
export function Clocks({ log }: { readonly log: AuditedLog }) {
  const say = useAuditWords()
  const { actions } = log
  const differing = actions.filter(({ at, due }) => at !== due).length
  return (
    <Section id="clocks">
      <p class={controlStyles.quiet}>{say('clocks.text')}</p>
      <p class={styles.sign}>
        <PageIcon name={differing > 0 ? 'wrong' : 'done'} />
        {differing === 0
          ? say('stamps.same', { count: actions.length })
          : say('stamps.differ', { count: differing, all: actions.length })}
      </p>
      <h3>{say('clocks.rtt')}</h3>
      <SpreadTable caption={say('clocks.rtt')} log={log} figureOf={({ timing }) => timing.rtt} />
      <h3>{say('clocks.lag')}</h3>
      <SpreadTable
        caption={say('clocks.lag')}
        log={log}
        figureOf={({ timing: { claimed, received } }) => (claimed === null ? null : received - claimed)}
      />
      <h3>{say('clocks.decided')}</h3>
      <DecidedBy log={log} />
    </Section>
  )
}

/** What set the instants at which each player's actions count. */
function DecidedBy({ log: { actions, outcome } }: { readonly log: AuditedLog }) {
  const say = useAuditWords()
  return (
    <div class={styles.scrolling}>
      <table class={styles.figures}>
        <caption class={controlStyles.spoken}>{say('clocks.decided')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('column.player')}</th>
            {DECIDED.map((by) => (
              <th key={by} scope="col">
                {say(`by.${by}`)}
              </th>
            ))}
            <th scope="col">{say('clocks.unknown')}</th>
          </tr>
        </thead>
        <tbody>
          {outcome.players.map((_, seat) => {
            const own = actions.filter((action) => action.seat === seat)
            return (
              <tr key={`seat ${seat}`}>
                <th scope="row">{seatName(outcome, seat)}</th>
                {DECIDED.map((by) => (
                  <td key={by}>{own.filter(({ decidedBy }) => decidedBy === by).length}</td>
                ))}
                <td>{own.filter(({ timing }) => timing.claimed === null).length}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
