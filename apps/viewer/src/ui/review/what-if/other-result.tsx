import { sayOther } from '../../../language/other-words.ts'
import type { ChangedChapter, OtherCourse, RaceRule } from '../../../review/what-if/other-course.ts'
import type { MatchReview } from '../../../table/reviewing.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import { PageIcon } from '../../common/icons.tsx'
import { linkTo, useLookedBack } from '../looked-back.ts'
import { ChangedActs } from './changed-acts.tsx'
import { TwoStrips } from './two-strips.tsx'
import styles from './what-if.module.css'

interface Props {
  readonly played: RaceRule
  readonly rule: RaceRule
  readonly other: OtherCourse
}

/** Both matches over one time axis, where they part, and in words what differs. */
export function OtherResult({ played, rule, other }: Props) {
  const looked = useLookedBack()
  const say = useWordsOf(sayOther)
  const { review, start } = looked
  const { partsAt, acts, chapters } = other
  const ruleText = ({ policy, capMs }: RaceRule) => say(`rule.${policy}`, { cap: capMs })
  const at = partsAt === undefined ? '' : clockText(partsAt - start)
  return (
    <div class={styles.result}>
      <div role="status">
        {partsAt === undefined ? (
          <p class={styles.verdict}>{say('same')}</p>
        ) : (
          <p class={styles.verdict}>
            {say('parts', { at })} <Winner was={review} would={other.review} />
          </p>
        )}
      </div>
      <TwoStrips
        rows={[
          { title: `${say('played')}: ${ruleText(played)}`, chapters: review.chapters },
          { title: `${say('chapter.other')}: ${ruleText(rule)}`, chapters: other.review.chapters },
        ]}
        partsAt={partsAt}
      />
      {partsAt !== undefined && (
        <a class={styles.link} href={linkTo(looked, partsAt)}>
          <PageIcon name="play" />
          {say('parts.link', { at })}
        </a>
      )}
      {chapters.map((chapter) => (
        <Changed key={chapter.number} chapter={chapter} other={other} />
      ))}
      {acts.length > 0 && <ChangedActs acts={acts} />}
    </div>
  )
}

function Winner({ was, would }: { readonly was: MatchReview; readonly would: MatchReview }) {
  const { names } = useLookedBack()
  const say = useWordsOf(sayOther)
  const winners = would.why?.winners ?? []
  if (winners.length === 0) return <>{say('winner.nobody')}</>
  const said = winners.map((seat) => names[seat]).join(', ')
  const isSame = winners.join() === (was.why?.winners ?? []).join()
  return <>{say(isSame ? 'winner.same' : 'winner', { names: said })}</>
}

interface ChangedProps {
  readonly chapter: ChangedChapter
  readonly other: OtherCourse
}

function Changed({ chapter: { number, was, would }, other }: ChangedProps) {
  const { course, review, reviewing, timeline } = useLookedBack()
  const { language } = useApp()
  const say = useWordsOf(sayOther)
  const label =
    course.strip.value.chapters.find(({ sign }) => sign === String(number))?.label ?? String(number)
  const told = (chapter: typeof was, line: typeof timeline, of: MatchReview) => {
    if (!chapter) return say('chapter.none')
    return chapter.why ? reviewing.sayWhy(line, of, chapter.why, language.value) : say('chapter.unfinished')
  }
  return (
    <section class={styles.changed} aria-label={label}>
      <h3>{label}</h3>
      <dl>
        <dt>{say('chapter.now')}</dt>
        <dd>{told(was, timeline, review)}</dd>
        <dt>{say('chapter.other')}</dt>
        <dd>{told(would, other.timeline, other.review)}</dd>
      </dl>
    </section>
  )
}
