import { formatRoute } from '../../routes.ts'
import { inSeatColour } from '../common/in-colour.ts'
import { useReviewWords } from '../common/use-review-words.ts'
import { useLookedBack } from './looked-back.ts'
import styles from './seat-choice.module.css'

/** For whom the match is looked back on: links, so that each can be shared. */
export function SeatChoice() {
  const { route, review, names } = useLookedBack()
  const say = useReviewWords()
  const { learn: _, ...here } = route
  return (
    <nav class={styles.seats} aria-label={say('review.as')}>
      <span aria-hidden="true">{say('review.as')}</span>
      <ul>
        {names.map((name, seat) => (
          <li key={`seat ${seat}`} style={inSeatColour(seat)}>
            <a href={formatRoute({ ...here, seat })} aria-current={review.seat === seat ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
