import { useMemo } from 'preact/hooks'
import { formatBeside } from '../../../review/beside/beside-asked.ts'
import { formatRoute } from '../../../routes.ts'
import type { ChapterReview, ReviewedAct } from '../../../table/reviewing.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { Outline } from '../../common/icons.tsx'
import { useReviewWords } from '../../common/use-review-words.ts'
import { CauseLinks } from '../cause-links.tsx'
import { LeadGraph } from '../graphs/lead-graph.tsx'
import { PaceGraph } from '../graphs/pace-graph.tsx'
import { useLookedBack } from '../looked-back.ts'
import { ResultBadge } from '../result-badge.tsx'
import { ActTable } from './act-table.tsx'
import styles from './chapter-section.module.css'
import { ChoiceList } from './choice-list.tsx'
import { FaultList } from './fault-list.tsx'
import { RaceRows } from './race-rows.tsx'

/** Two tables. */
const BESIDE = 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z'

/** One round, say: why it went as it did, the lead, pace, mistakes, choices and races. */
export function ChapterSection({ chapter }: { readonly chapter: ChapterReview }) {
  const { route, review, reviewing, timeline, course, labelOf } = useLookedBack()
  const { language } = useApp()
  const say = useReviewWords()
  const { why, leads, acts, counts, number } = chapter
  const label = labelOf(chapter)
  const { seat } = review
  const strip = course.strip.value
  const own = useMemo(() => acts.filter((act) => act.seat === seat), [acts, seat])
  const isLaid = leads.some(({ points }) => points.length > 0)
  return (
    <section class={styles.chapter} aria-label={label}>
      <div class={styles.head}>
        <h2>{label}</h2>
        {why && <ResultBadge why={why} counts={counts} />}
        {isLaid && (
          <a
            class={styles.compare}
            href={formatRoute({ ...route, beside: formatBeside({ chapter: number }) })}
          >
            <Outline path={BESIDE} />
            {say(reviewing.isOneChapter ? 'review.beside.match' : 'review.beside')}
          </a>
        )}
      </div>
      {why && (
        <div>
          <p class={styles.why}>{reviewing.sayWhy(timeline, review, why, language.value)}</p>
          <CauseLinks why={why} chapter={chapter} />
        </div>
      )}
      {isLaid ? (
        leads.map((lead) => (
          <LeadGraph
            key={lead.key}
            chapter={chapter}
            lead={lead}
            isOnly={leads.length === 1}
            flags={strip.flags}
          />
        ))
      ) : (
        <p class={controlStyles.quiet}>{say('review.lead.none')}</p>
      )}
      {reviewing.kinds.length > 0 && <FaultList chapter={chapter} />}
      {seat !== undefined && <OwnPace chapter={chapter} seat={seat} acts={own} />}
      <ChoiceList chapter={chapter} />
      <RaceRows chapter={chapter} />
    </section>
  )
}

interface OwnPaceProps {
  readonly chapter: ChapterReview
  readonly seat: number
  readonly acts: readonly ReviewedAct[]
}

function OwnPace({ chapter, seat, acts }: OwnPaceProps) {
  const { reviewing } = useLookedBack()
  return (
    <>
      {reviewing.kinds.map((kind) => {
        const ofKind = acts.filter((act) => act.kind === kind.kind)
        if (ofKind.length === 0) return null
        return (
          <div key={kind.kind} class={styles.kind}>
            <PaceGraph chapter={chapter} kind={kind} seat={seat} acts={ofKind} />
            <ActTable chapter={chapter} kind={kind} acts={ofKind} />
          </div>
        )
      })}
    </>
  )
}
