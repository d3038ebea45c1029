import type { AuditedLog } from '../../../audit/audited-log.ts'
import type { ToldCheck } from '../../../table/auditing.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import type { WayTo } from '../parts/way.ts'

interface Props {
  readonly checks: readonly ToldCheck[]
  readonly log: AuditedLog
  readonly wayTo: WayTo
}

/** Every check of a part of the match, folded away; what is wrong is counted outside. */
export function Checks({ checks, log, wayTo }: Props) {
  const say = useAuditWords()
  const rows = checks.flatMap((check) => check.rows)
  const wrong = rows.filter(({ isRight }) => isRight === false).length
  return (
    <details class={styles.folded}>
      <summary>
        {say('checks.show', { count: rows.length })}
        {wrong > 0 && <small class={styles.tag}>{say('checks.wrong', { count: wrong })}</small>}
      </summary>
      <div>
        {checks.map((check) => (
          <CheckTable key={check.title} check={check} log={log} wayTo={wayTo} />
        ))}
      </div>
    </details>
  )
}

function CheckTable({ check, log, wayTo }: Omit<Props, 'checks'> & { readonly check: ToldCheck }) {
  const say = useAuditWords()
  return (
    <table class={styles.checks}>
      <caption>{check.title}</caption>
      <tbody>
        {check.rows.map(({ what, isRight, why, clause, seq, at }) => (
          <tr key={`${seq} ${what}`} class={isRight === false ? styles.wrong : undefined}>
            <td>
              <InstantLink
                wayTo={wayTo}
                at={at ?? (seq === undefined ? undefined : log.instants.get(seq))}
                start={log.span.start}
              />
            </td>
            <th scope="row">{what}</th>
            <td>
              {isRight !== undefined && <PageIcon name={isRight ? 'right' : 'wrong'} />}
              {isRight === true && <span class={controlStyles.spoken}>{say('check.right')}</span>}
              {why}
              {clause !== undefined && ` (${clause})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
