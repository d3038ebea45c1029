import type { AuditedLog, StampedAction } from '../../../audit/audited-log.ts'
import { distributionOf } from '../../../audit/spread.ts'
import { marginText } from '../../../language/margin-text.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import styles from './audit.module.css'
import { seatName } from './seat-name.ts'
import { useAuditWords } from './use-audit-words.ts'

const COLUMNS = ['least', 'quarter', 'median', 'threeQuarters', 'most'] as const

interface Props {
  readonly caption: string
  readonly log: AuditedLog
  /** µs; undefined or null: this action has none. */
  readonly figureOf: (action: StampedAction) => number | null | undefined
}

/** How the lengths of time of all actions are spread, a row for each player. */
export function SpreadTable({ caption, log: { actions, outcome }, figureOf }: Props) {
  const { language } = useApp()
  const say = useAuditWords()
  const rows = outcome.players.map((_, seat) =>
    actions.flatMap((action) => (action.seat === seat ? (figureOf(action) ?? []) : [])),
  )
  if (rows.every(({ length }) => length === 0)) return <p class={controlStyles.quiet}>{say('line.none')}</p>
  return (
    <div class={styles.scrolling}>
      <table class={styles.figures}>
        <caption class={controlStyles.spoken}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('column.player')}</th>
            <th scope="col">{say('column.count')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((figures, seat) => {
            const spread = distributionOf(figures)
            return (
              <tr key={`seat ${seat}`}>
                <th scope="row">{seatName(outcome, seat)}</th>
                <td>{figures.length}</td>
                {COLUMNS.map((column) => (
                  <td key={column}>{spread ? marginText(spread[column], language.value) : '–'}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
