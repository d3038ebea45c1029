import { sayOther } from '../../../language/other-words.ts'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useWordsOf } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './two-strips.module.css'

interface Props {
  readonly rows: readonly { readonly title: string; readonly chapters: readonly ChapterReview[] }[]
  /** Where they part. */
  readonly partsAt: number | undefined
}

/** Chapters of two courses of a match, one above the other over the same time, in the colours of their winners. */
export function TwoStrips({ rows, partsAt }: Props) {
  const looked = useLookedBack()
  const say = useWordsOf(sayOther)
  const { course, names } = looked
  const { start } = looked
  const end = Math.max(...rows.flatMap(({ chapters }) => chapters.map(({ until }) => until)))
  const labels = course.strip.value.chapters
  const share = (at: number) => `${(((at - start) / Math.max(1, end - start)) * 100).toFixed(3)}%`
  const nameOf = ({ number, why }: ChapterReview) => {
    const label = labels.find(({ sign }) => sign === String(number))?.label ?? String(number)
    const winners = why?.winners ?? []
    if (winners.length === 0) return say('strip.nobody', { label })
    return say('strip.chapter', { label, names: winners.map((seat) => names[seat]).join(', ') })
  }
  return (
    <figure class={styles.strips} aria-label={say('strip')}>
      {rows.map(({ title, chapters }) => (
        <div key={title} class={styles.row}>
          <p>{title}</p>
          <ol>
            {partsAt !== undefined && (
              <li class={styles.parting} style={{ insetInlineStart: share(partsAt) }} aria-hidden="true" />
            )}
            {chapters.map((chapter) => {
              const { number, from, until, why, counts } = chapter
              const [winner] = why?.winners ?? []
              return (
                <li
                  key={number}
                  style={{
                    insetInlineStart: share(from),
                    width: share(start + until - from),
                    ...(winner !== undefined && inSeatColour(winner)),
                  }}
                >
                  <a
                    class={classNames(winner === undefined && styles.nobody, !counts && styles.void)}
                    href={linkTo(looked, from, chapter)}
                    aria-label={nameOf(chapter)}
                    title={nameOf(chapter)}
                  >
                    {number}
                  </a>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </figure>
  )
}
