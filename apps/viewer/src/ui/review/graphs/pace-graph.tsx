import { useMemo } from 'preact/hooks'
import { secondsText } from '../../../language/seconds-text.ts'
import { paceOf } from '../../../review/paces.ts'
import type { ActKind, ChapterReview, ReviewedAct } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useLookedBack } from '../looked-back.ts'
import styles from './pace-graph.module.css'
import { type GraphStop, ScrubGraph } from './scrub-graph.tsx'

const HEIGHT = 88
/** A pause that is much longer would press all other bars flat: it is cut off and marked. */
const LONGEST = 4

interface Props {
  readonly chapter: ChapterReview
  readonly kind: ActKind
  readonly seat: number
  readonly acts: readonly ReviewedAct[]
}

/** How long each move took, beside the player’s own median and that of the others. */
export function PaceGraph({ chapter, kind, seat, acts }: Props) {
  const looked = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { review, reviewing, timeline } = looked
  const usual = looked.usual.get(kind.kind)
  const { own, others } = useMemo(() => paceOf(review, kind.kind, seat), [review, kind, seat])
  const timed = acts.flatMap((act) => (act.us === undefined ? [] : [{ act, us: act.us }]))
  if (timed.length === 0 || own === undefined) return null
  // What is usual for a player says more than one match does.
  const line = usual?.us ?? own
  const most = Math.min(Math.max(...timed.map(({ us }) => us)), Math.max(line, own, others ?? 0) * LONGEST)
  const yOf = (us: number) => HEIGHT * (1 - Math.min(1, us / Math.max(1, most)))
  const stops = timed.map(({ act, us }, index): GraphStop => {
    const said = () => {
      const time = secondsText(us, language.value)
      const text = say('review.pace.act', { act: reviewing.sayAct(timeline, act, language.value), time })
      return act.clause === undefined ? text : `${text}, ${say('review.pace.wrong')}`
    }
    return { at: act.at, share: (index + 0.5) / timed.length, said }
  })
  return (
    <figure class={styles.figure}>
      <figcaption>
        <span>{kind.pace[language.value]}</span>
        <span class={usual ? styles.here : styles.own}>
          {say('review.pace.own', { time: secondsText(own, language.value) })}
        </span>
        {usual && (
          <span class={styles.own}>
            {say('review.pace.usual', {
              time: secondsText(usual.us, language.value),
              count: usual.matches,
            })}
          </span>
        )}
        {others !== undefined && (
          <span class={styles.others}>
            {say('review.pace.others', { time: secondsText(others, language.value) })}
          </span>
        )}
      </figcaption>
      <ScrubGraph label={kind.pace[language.value]} stops={stops} height={HEIGHT} chapter={chapter}>
        {(width) => {
          const room = width / timed.length
          const wide = Math.max(2, Math.min(26, room - 3))
          return (
            <>
              {timed.map(({ act, us }, index) => (
                <rect
                  key={`${act.seq} ${act.position}`}
                  class={classNames(
                    styles.bar,
                    act.clause !== undefined && styles.wrong,
                    us > most && styles.cut,
                  )}
                  x={(index + 0.5) * room - wide / 2}
                  width={wide}
                  y={Math.min(HEIGHT - 2, yOf(us))}
                  height={Math.max(2, HEIGHT - yOf(us))}
                  rx={2}
                />
              ))}
              <line class={styles.ownLine} x1={0} x2={width} y1={yOf(line)} y2={yOf(line)} />
              {others !== undefined && (
                <line class={styles.othersLine} x1={0} x2={width} y1={yOf(others)} y2={yOf(others)} />
              )}
            </>
          )
        }}
      </ScrubGraph>
    </figure>
  )
}
