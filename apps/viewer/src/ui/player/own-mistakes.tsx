import { localeOf } from '../../language/locale-of.ts'
import type { OwnRecord } from '../../player/record/own-record.ts'
import type { ReviewedMatch } from '../../player/record/reviewed-match.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { clockText } from '../common/clock-text.ts'
import controlStyles from '../common/controls.module.css'
import styles from './own-figures.module.css'
import { usePlayerWords } from './use-player-words.ts'

type Mistake = ReviewedMatch['mistakes'][number] & Pick<ReviewedMatch, 'match' | 'createdAt'>

const MOST_SHOWN = 8

/** What the player did wrong, by clause; each leads to its instant. */
export function OwnMistakes({ record }: { readonly record: OwnRecord }) {
  const { language } = useApp()
  const say = usePlayerWords()
  // Where nothing is right or wrong by itself, there is nothing to be counted.
  const reviewed = record.reviewed.value.filter(({ acts }) => acts.length > 0)
  const reviewings = Object.values(record.reviewings.value)
  const clauses = byClause(reviewed)
  const count = reviewed.length
  const whyOf = (clause: string) =>
    reviewings.map((reviewing) => reviewing.sayClause(clause, language.value)).find((why) => why !== clause)
  if (reviewed.length === 0 && record.reviewed.value.length > 0) return null
  // That nothing could be read says nothing of the player.
  if (reviewed.length === 0 && record.problem.value !== undefined) return null
  return (
    <section class={styles.figure} aria-labelledby="own-mistakes">
      <h2 id="own-mistakes">{say('me.mistakes')}</h2>
      {count === 0 ? (
        <p class={controlStyles.quiet}>{say(record.isRead.value ? 'me.unplayed' : 'me.reading')}</p>
      ) : (
        <p class={controlStyles.quiet}>
          {say(clauses.length === 0 ? 'me.mistakes.none' : 'me.mistakes.of', { count })}
        </p>
      )}
      <ul class={styles.clauses}>
        {clauses.map(([clause, mistakes]) => (
          <li key={clause}>
            <p>
              <a class={styles.clause} href={`/rules#${clause}`}>
                {clause}
              </a>{' '}
              <span>{whyOf(clause)}</span>
            </p>
            <p class={styles.instants}>
              {mistakes.slice(0, MOST_SHOWN).map((mistake) => (
                <Instant key={`${mistake.match} ${mistake.into}`} mistake={mistake} />
              ))}
              {mistakes.length > MOST_SHOWN && (
                <small>{say('me.more', { count: mistakes.length - MOST_SHOWN })}</small>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Instant({ mistake }: { readonly mistake: Mistake }) {
  const { language } = useApp()
  const say = usePlayerWords()
  const { clause, round, match, into, createdAt } = mistake
  const when = new Date(createdAt / 1000).toLocaleDateString(localeOf(language.value, navigator.languages))
  const label = say('me.mistake', { clause, round, when })
  return (
    <a href={formatRoute({ page: 'replay', match, into })} aria-label={label} title={label}>
      {clockText(into)}
    </a>
  )
}

/** The most frequent first. */
function byClause(reviewed: readonly ReviewedMatch[]): readonly (readonly [string, readonly Mistake[]])[] {
  const clauses = new Map<string, Mistake[]>()
  for (const { match, createdAt, mistakes } of reviewed)
    for (const mistake of mistakes) {
      const known = clauses.get(mistake.clause) ?? []
      clauses.set(mistake.clause, [...known, { ...mistake, match, createdAt }])
    }
  return [...clauses].toSorted(([, one], [, other]) => other.length - one.length)
}
