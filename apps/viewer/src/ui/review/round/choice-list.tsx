import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './choice-list.module.css'

/** What a hand chose besides, and what the rules can tell of it now that nobody plays any more. */
export function ChoiceList({ chapter }: { readonly chapter: ChapterReview }) {
  const looked = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { reviewing, timeline, start, names } = looked
  if (chapter.choices.length === 0) return null
  return (
    <section class={styles.choices} aria-label={say('review.choices')}>
      <h3>{say('review.choices')}</h3>
      <ul>
        {chapter.choices.map((choice) => (
          <li key={choice.seq}>
            <a href={linkTo(looked, choice.at, chapter)}>
              <time>{clockText(choice.at - start)}</time>
            </a>
            <span>
              <b style={inSeatColour(choice.seat)}>{names[choice.seat]}</b>{' '}
              {reviewing.sayChoice(timeline, choice, language.value)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
