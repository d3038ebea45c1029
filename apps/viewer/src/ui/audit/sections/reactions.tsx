import type { AuditedLog, SeatFigures } from '../../../audit/audited-log.ts'
import { REACTION, STOP } from '../../../audit/people-figures.ts'
import { distributionOf } from '../../../audit/spread.ts'
import { marginText } from '../../../language/margin-text.ts'
import type { AnyAuditing } from '../../../table/auditing.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { inSeatColour } from '../../common/in-colour.ts'
import styles from '../parts/audit.module.css'
import { InstantLink } from '../parts/instant-link.tsx'
import { seatName } from '../parts/seat-name.ts'
import { Section } from '../parts/section.tsx'
import { useAuditWords } from '../parts/use-audit-words.ts'
import type { WayTo } from '../parts/way.ts'
import { HistogramPicture } from './histogram-picture.tsx'

interface Props {
  readonly log: AuditedLog
  readonly wayTo: WayTo
  readonly auditing: AnyAuditing | undefined
}

/** How soon each player acted on what was new, as a distribution: information, no verdict. */
export function Reactions(props: Props) {
  const say = useAuditWords()
  return (
    <Section id="reactions">
      <p class={controlStyles.quiet}>
        {say('reactions.text')} {say('reactions.people')}
      </p>
      <div class={styles.pair}>
        {props.log.figures.map((figures) => (
          <SeatReactions key={figures.seat} figures={figures} {...props} />
        ))}
      </div>
    </Section>
  )
}

const SHOWN_SHORTEST = 5

function SeatReactions({
  figures: { seat, bot },
  log,
  wayTo,
  auditing,
}: Props & { readonly figures: SeatFigures }) {
  const { language } = useApp()
  const say = useAuditWords()
  const name = seatName(log.outcome, seat)
  const timed = log.actions.flatMap((action) =>
    action.seat !== seat || action.reaction === undefined ? [] : [{ ...action, reaction: action.reaction }],
  )
  const reactions = timed.map(({ reaction }) => reaction)
  const spread = distributionOf(reactions)
  const told = (us: number) => marginText(us, language.value)
  if (!spread)
    return (
      <section class={styles.card} style={inSeatColour(seat)}>
        <h3>{name}</h3>
        <p class={controlStyles.quiet}>{say('reactions.none')}</p>
      </section>
    )
  const { count, median, quarter, threeQuarters } = spread
  const blind = reactions.filter((reaction) => reaction < STOP).length
  const shortest = timed.toSorted((one, other) => one.reaction - other.reaction).slice(0, SHOWN_SHORTEST)
  const label = say('reactions.of', {
    name,
    count,
    median: told(median),
    quarter: told(quarter),
    threeQuarters: told(threeQuarters),
  })
  return (
    <section class={styles.card} style={inSeatColour(seat)}>
      <h3>
        {name} <b>{told(median)}</b> <small>{say('reactions.median')}</small>
      </h3>
      <HistogramPicture figures={reactions} spread={spread} label={label} />
      <p>
        {say('reactions.blind', { count: blind, all: count, share: Math.round((100 * blind) / count) })}
        {bot !== null && ` – ${say('reactions.bots')}`}
      </p>
      {bot === null && median < REACTION && <p class={styles.ruling}>{say('reactions.quick')}</p>}
      <details class={styles.folded}>
        <summary>{say('reactions.shortest')}</summary>
        <ul class={styles.notes}>
          {shortest.map(({ seq, at, type, reaction }) => (
            <li key={seq}>
              <InstantLink wayTo={wayTo} at={at} start={log.span.start} />
              <span>
                {told(reaction)} – {auditing?.nameAction(type, language.value) ?? type}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
