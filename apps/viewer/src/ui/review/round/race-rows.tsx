import { useMemo } from 'preact/hooks'
import { marginText } from '../../../language/margin-text.ts'
import { racesIn } from '../../../review/races-in.ts'
import type { ChapterReview } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import { clockText } from '../../common/clock-text.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { useRaces } from '../../photo/use-races.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './choice-list.module.css'

/** Who was first where two reached for the same ending, and by how much. */
export function RaceRows({ chapter }: { readonly chapter: ChapterReview }) {
  const looked = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { course, start, review, timeline } = looked
  const known = useRaces(course)
  const all = known === 'none' ? undefined : known?.races
  const races = useMemo(
    () => (all ? racesIn(timeline, all, chapter, review.seat) : []),
    [all, timeline, chapter, review.seat],
  )
  if (races.length === 0) return null
  const sayMargin = (margin: number, isWon: boolean | undefined) => {
    const text = marginText(margin, language.value)
    if (isWon === undefined) return text
    return say(isWon ? 'review.races.won' : 'review.races.lost', { margin: text })
  }
  return (
    <section class={styles.choices} aria-label={say('review.races')}>
      <h3>{say('review.races')}</h3>
      <ul>
        {races.map(({ race, margin, isWon }) => (
          <li key={race.key}>
            <a href={linkTo(looked, race.at, chapter)}>
              <time>{clockText(race.at - start)}</time>
            </a>
            <span>
              <b class={classNames(isWon && styles.won, isWon === false && styles.lost)}>
                {sayMargin(margin, isWon)}
              </b>{' '}
              {race.sentence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
