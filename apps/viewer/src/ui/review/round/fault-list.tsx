import { faultsOf } from '../../../review/faults-of.ts'
import { formatRoute } from '../../../routes.ts'
import type { ChapterReview, ReviewedAct } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { inSeatColour } from '../../common/in-colour.ts'
import { useReviewWords } from '../../common/use-review-words.ts'
import { linkTo, useLookedBack } from '../looked-back.ts'
import styles from './fault-list.module.css'

/** What was wrong in a chapter, by which rule, and what would have been right: first the player’s own, then the others’. */
export function FaultList({ chapter }: { readonly chapter: ChapterReview }) {
  const looked = useLookedBack()
  const say = useReviewWords()
  const { seat } = looked.review
  const { checkedFrom } = chapter
  const faults = chapter.acts.filter(({ clause }) => clause !== undefined)
  const own = faults.filter((act) => seat === undefined || act.seat === seat)
  const others = faults.filter((act) => !own.includes(act))
  return (
    <section class={styles.faults} aria-label={say('review.faults')}>
      <div class={styles.head}>
        <h3>{say('review.faults')}</h3>
        {checkedFrom !== undefined && (
          <a href={linkTo(looked, checkedFrom, chapter)}>
            <PageIcon name="play" />
            {say('review.check')}
          </a>
        )}
      </div>
      {own.length === 0 && (
        <p class={controlStyles.quiet}>
          {say(seat === undefined || others.length === 0 ? 'review.faults.none' : 'review.faults.none.own')}
        </p>
      )}
      <Rows chapter={chapter} acts={own} />
      {others.length > 0 && (
        <>
          <h4>{say('review.faults.others')}</h4>
          <Rows chapter={chapter} acts={others} />
        </>
      )}
    </section>
  )
}

interface RowsProps {
  readonly chapter: ChapterReview
  readonly acts: readonly ReviewedAct[]
}

function Rows({ chapter, acts }: RowsProps) {
  const looked = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { route, review, reviewing, timeline, start, names } = looked
  if (acts.length === 0) return null
  const all = review.seat === undefined ? [] : faultsOf(review, review.seat)
  const { learn: _, ...here } = route
  return (
    <ul class={styles.rows}>
      {acts.map((act) => {
        const told = reviewing.sayFault(timeline, act, language.value)
        const nth = all.indexOf(act)
        return (
          <li key={`${act.seq} ${act.position}`}>
            <span class={styles.sign}>
              <PageIcon name="wrong" />
            </span>
            <div>
              <p>
                <a class={styles.act} href={linkTo(looked, act.at, chapter)}>
                  <time>{clockText(act.at - start)}</time> {reviewing.sayAct(timeline, act, language.value)}
                </a>
                {nth < 0 && (
                  <span class={styles.name} style={inSeatColour(act.seat)}>
                    {names[act.seat]}
                  </span>
                )}
              </p>
              {told && (
                <p class={styles.told}>
                  {told.wrong}
                  {' – '}
                  <b>{told.right}</b> <a href={`/rules#${told.clause}`}>{told.clause}</a>
                </p>
              )}
            </div>
            {nth >= 0 && reviewing.exercises && (
              <a
                class={styles.again}
                href={formatRoute({
                  ...here,
                  ...(review.seat !== undefined && { seat: review.seat }),
                  learn: nth + 1,
                })}
              >
                {say('review.faults.again')}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
