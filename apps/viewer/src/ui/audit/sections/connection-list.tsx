import type { AuditedLog } from '../../../audit/audited-log.ts'
import { marginText } from '../../../language/margin-text.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { seatName } from '../parts/seat-name.ts'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import type { WayTo } from '../parts/way.ts'

/** When which player was not connected. */
export function ConnectionList({ log, wayTo }: { readonly log: AuditedLog; readonly wayTo: WayTo }) {
  const { language } = useApp()
  const say = useAuditWords()
  return (
    <Section id="line">
      <p class={controlStyles.quiet}>{say('line.text')}</p>
      <dl class={styles.facts}>
        {log.figures.map(({ seat, away, connected }) => (
          <div key={seat}>
            <dt>{seatName(log.outcome, seat)}</dt>
            <dd>
              {away.length === 0 && say(connected > 0 ? 'line.steady' : 'line.none')}
              <ul class={styles.notes}>
                {away.map(({ seq, from, until }) => (
                  <li key={seq}>
                    <InstantLink wayTo={wayTo} at={from} start={log.span.start} />
                    <span>
                      {until === undefined
                        ? say('line.gone')
                        : say('line.away', { length: marginText(until - from, language.value) })}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
