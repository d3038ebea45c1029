import { useState } from 'preact/hooks'
import { secondsText } from '../../../language/seconds-text.ts'
import type { ActKind, ChapterReview, ReviewedAct } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './act-table.module.css'

interface Props {
  readonly chapter: ChapterReview
  readonly kind: ActKind
  readonly acts: readonly ReviewedAct[]
}

/** Every move of a kind with all that can be told of it in numbers; each leads to its instant. */
export function ActTable({ chapter, kind, acts }: Props) {
  const looked = useLookedBack()
  const [isOpen, setOpen] = useState(false)
  const { language } = useApp()
  const say = useReviewWords()
  const { reviewing, timeline, start } = looked
  const figureOf = (act: ReviewedAct, { id, unit }: ActKind['figures'][number]) => {
    const value = act.figures[id]
    if (value === undefined) return '–'
    return unit === 'µs' ? secondsText(value, language.value) : String(value)
  }
  return (
    <details class={styles.acts} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {kind.words[language.value]}: {say('review.acts')}
      </summary>
      {isOpen && (
        <div class={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('review.acts.act')}</th>
                <th scope="col">{say('review.acts.after')}</th>
                {kind.figures.map(({ id, words }) => (
                  <th key={id} scope="col">
                    {words[language.value]}
                  </th>
                ))}
                <th scope="col">{say('review.acts.right')}</th>
              </tr>
            </thead>
            <tbody>
              {acts.map((act) => (
                <tr
                  key={`${act.seq} ${act.position}`}
                  class={act.clause === undefined ? undefined : styles.wrong}
                >
                  <th scope="row">
                    <a href={linkTo(looked, act.at, chapter)}>
                      <time>{clockText(act.at - start)}</time>{' '}
                      {reviewing.sayAct(timeline, act, language.value)}
                    </a>
                  </th>
                  <td>{act.us === undefined ? '–' : secondsText(act.us, language.value)}</td>
                  {kind.figures.map((figure) => (
                    <td key={figure.id}>{figureOf(act, figure)}</td>
                  ))}
                  <td>{act.clause === undefined ? '✓' : act.clause}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
