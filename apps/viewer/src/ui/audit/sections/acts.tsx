import type { AuditedLog } from '../../../audit/audited-log.ts'
import type { AnyAuditing } from '../../../table/auditing.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import { useToldActs } from '../parts/use-told-acts.ts'
import type { WayTo } from '../parts/way.ts'

interface Props {
  readonly log: AuditedLog
  readonly wayTo: WayTo
  readonly auditing: AnyAuditing | undefined
}

/** What was ruled, who was admitted, and why. */
export function Acts({ log, wayTo, auditing }: Props) {
  const say = useAuditWords()
  const tell = useToldActs(log, auditing)
  return (
    <Section id="acts">
      {log.acts.length === 0 && <p class={controlStyles.quiet}>{say('acts.none')}</p>}
      <ul class={styles.notes}>
        {log.acts.map((act) => {
          const { what, by, reason } = tell(act)
          return (
            <li key={act.seq}>
              <InstantLink wayTo={wayTo} at={act.at} start={log.span.start} />
              <span>
                <strong>{what}</strong> {by}
                {reason !== undefined && <small class={styles.reason}>{reason}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
