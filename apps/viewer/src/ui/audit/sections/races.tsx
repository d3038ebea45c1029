import type { AuditedLog } from '../../../audit/audited-log.ts'
import { marginText } from '../../../language/margin-text.ts'
import type { Photo } from '../../../photo/photo-of.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { StampTable } from '../../photo/stamp-table.tsx'
import { tellOther, tellRules } from '../../photo/told-photo.ts'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { seatName } from '../parts/seat-name.ts'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import type { WayTo } from '../parts/way.ts'

interface Props {
  readonly log: AuditedLog
  readonly wayTo: WayTo
  /** Undefined until they are known. */
  readonly photos: readonly Photo[] | undefined
}

/** Every race for an ending, with the stamps of each hand. */
export function Races({ log, wayTo, photos }: Props) {
  const { language } = useApp()
  const say = useAuditWords()
  const nameOf = (seat: number) => seatName(log.outcome, seat)
  const { policy, capMs } = log.race
  return (
    <Section id="races">
      <p class={controlStyles.quiet}>{say('policy', { policy: say(`policy.${policy}`, { cap: capMs }) })}</p>
      {!photos && <p class={controlStyles.quiet}>{say('races.loading')}</p>}
      {photos?.length === 0 && <p class={controlStyles.quiet}>{say('races.none')}</p>}
      {photos?.map((photo) => (
        <section key={photo.race.key} class={styles.card}>
          <h3>
            {photo.race.title} <b>{marginText(photo.margin, language.value)}</b>{' '}
            <InstantLink wayTo={wayTo} at={photo.race.at} start={log.span.start} />
          </h3>
          <p>{photo.race.sentence}</p>
          <p class={controlStyles.quiet}>
            {tellOther(photo, nameOf, language.value)} {tellRules(photo, language.value)}.
          </p>
          <details class={styles.folded}>
            <summary>{say('races.stamps')}</summary>
            <div>
              <StampTable photo={photo} nameOf={nameOf} />
            </div>
          </details>
        </section>
      ))}
    </Section>
  )
}
