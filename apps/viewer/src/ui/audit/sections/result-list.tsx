import type { AuditedLog } from '../../../audit/audited-log.ts'
import type { AnyAuditing, ToldStretch } from '../../../table/auditing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import type { Replay } from '../parts/use-replay.ts'
import type { WayTo } from '../parts/way.ts'
import { Checks } from './checks.tsx'

interface Props {
  readonly log: AuditedLog
  readonly wayTo: WayTo
  readonly auditing: AnyAuditing | undefined
  readonly stretches: readonly ToldStretch[] | undefined
  /** The game has no words of its own for an audit. */
  readonly isUntold: boolean
  readonly replay: Replay | undefined
}

/** Round by round: what the replay gives, what was ruled, and every check. */
export function ResultList({ stretches, isUntold, ...parts }: Props) {
  const say = useAuditWords()
  return (
    <Section id="results">
      {isUntold && <p class={controlStyles.quiet}>{say('results.untold')}</p>}
      {stretches?.length === 0 && <p class={controlStyles.quiet}>{say('results.none')}</p>}
      {stretches?.map((stretch) => (
        <Stretch key={stretch.key} stretch={stretch} {...parts} />
      ))}
    </Section>
  )
}

function Stretch({
  stretch: { key, title, result, counts, ruling, notes },
  log,
  wayTo,
  auditing,
  replay,
}: Omit<Props, 'stretches' | 'isUntold'> & { readonly stretch: ToldStretch }) {
  const { language } = useApp()
  const say = useAuditWords()
  const checks = replay && auditing?.checksOf(log.printed, replay.state, key, language.value)
  return (
    <section class={classNames(styles.card, !counts && styles.aside)}>
      <h3>{title}</h3>
      <p>
        {ruling === undefined ? result : <s>{result}</s>}
        {!counts && <small class={styles.tag}>{say('results.not-counted')}</small>}
      </p>
      {ruling !== undefined && <p class={styles.ruling}>{ruling}</p>}
      {notes.length > 0 && (
        <ul class={styles.notes}>
          {notes.map(({ text, clause, seq, at }) => (
            <li key={`${seq} ${text}`}>
              {seq !== undefined && (
                <InstantLink wayTo={wayTo} at={at ?? log.instants.get(seq)} start={log.span.start} />
              )}
              <span>
                {text}
                {clause !== undefined && ` (${clause})`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {checks && checks.length > 0 && <Checks checks={checks} log={log} wayTo={wayTo} />}
    </section>
  )
}
