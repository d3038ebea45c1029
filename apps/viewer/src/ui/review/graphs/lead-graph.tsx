import type { ChapterReview, LeadLine } from '../../../table/reviewing.ts'
import type { Flag } from '../../../table/strip.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { useLookedBack } from '../looked-back.ts'
import { axisTimes, leadGeometry } from './lead-geometry.ts'
import styles from './lead-graph.module.css'
import { type GraphStop, ScrubGraph } from './scrub-graph.tsx'

const HEIGHT = 148
/** The axis stands there, in px: beside labels of one or two signs, or further on where they are longer. */
const LEFT = 18
const SIGN = 7.5

interface Props {
  readonly chapter: ChapterReview
  readonly lead: LeadLine
  readonly isOnly: boolean
  readonly flags: readonly Flag[]
}

/** How far somebody was ahead, from the start to the end of a chapter, with what happened on the way. */
export function LeadGraph({ chapter, lead, isOnly, flags }: Props) {
  const looked = useLookedBack()
  const { language } = useApp()
  const { reviewing, timeline } = looked
  const { measure } = reviewing
  const label = isOnly ? measure.words[language.value] : reviewing.sayContest(timeline, lead, language.value)
  const left = Math.max(
    LEFT,
    ...[measure.from, measure.to].map((value) => 5 + SIGN * measure.format(value, language.value).length),
  )
  const within = flags.filter((flag) => isOf(chapter, lead, flag))
  const share = (at: number) => (at - chapter.from) / Math.max(1, chapter.until - chapter.from)
  const stops = lead.points.map(({ at, value }): GraphStop => {
    const said = () => {
      const happened = within.filter((flag) => flag.at === at).map((flag) => flag.label)
      return [reviewing.sayLead(timeline, lead, value, language.value), ...happened].join('. ')
    }
    return { at, share: share(at), said }
  })
  return (
    <figure class={styles.figure} style={inSeatColour(lead.ahead[0] ?? 0)}>
      <figcaption>{label}</figcaption>
      <ScrubGraph label={label} stops={stops} height={HEIGHT} left={left} chapter={chapter}>
        {(width) => {
          const { area, line, ticks, xOf, yOf, base } = leadGeometry(lead, chapter, measure, {
            ...{ left, width, height: HEIGHT },
          })
          return (
            <>
              {ticks.map((value) => (
                <g key={value}>
                  <line class={styles.grid} x1={left} x2={width} y1={yOf(value)} y2={yOf(value)} />
                  <text class={styles.tick} x={left - 5} y={yOf(value) + 4}>
                    {measure.format(value, language.value)}
                  </text>
                </g>
              ))}
              {axisTimes(chapter, width - left).map((at) => (
                <text key={at} class={styles.time} x={xOf(at)} y={HEIGHT - 3}>
                  {clockText(at - looked.start)}
                </text>
              ))}
              <path class={styles.area} d={area} />
              <path class={styles.line} d={line} />
              {within.map(({ at, kind }) => (
                <path
                  key={`${kind.id} ${at}`}
                  class={styles.flag}
                  style={{ fill: `light-dark(${kind.emblem.colour.light}, ${kind.emblem.colour.dark})` }}
                  d={kind.emblem.form}
                  transform={`translate(${Math.min(width - 14, Math.max(0, xOf(at) - 7))} ${kind.isEnding ? 2 : Math.min(base - 15, yOf(valueAt(lead, at)) - 15)}) scale(.875)`}
                />
              ))}
            </>
          )
        }}
      </ScrubGraph>
    </figure>
  )
}

/** A mistake stands in the graph of those whom it concerns; what ends a chapter, in all. */
function isOf({ acts, from, until }: ChapterReview, { ahead, behind }: LeadLine, { at }: Flag): boolean {
  if (at < from || at > until) return false
  const faults = acts.filter((act) => act.at === at && act.clause !== undefined)
  return faults.length === 0 || faults.some(({ seat }) => ahead.includes(seat) || behind.includes(seat))
}

function valueAt({ points }: LeadLine, at: number): number {
  return points.findLast((point) => point.at <= at)?.value ?? 0
}
