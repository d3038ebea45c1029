import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { useApp } from '../common/app-context.ts'
import { atLeisure } from '../common/at-leisure.ts'
import { useTakenNotes } from '../notes/use-taken-notes.ts'
import { Answer } from './answer.tsx'
import { CardSection } from './card/card-section.tsx'
import { useLookedBack } from './looked-back.ts'
import styles from './review-report.module.css'
import { ReviewedNotes } from './reviewed-notes.tsx'
import { ReviewedTable } from './reviewed-table.tsx'
import { ChapterSection } from './round/chapter-section.tsx'
import { WhatIfSection } from './what-if/what-if-section.tsx'

/** So many rounds are there at once. */
const FIRST = 2

/** Why it was won or lost, round by round, with the table at hand. */
export function ReviewReport() {
  const { review, course, names } = useLookedBack()
  const { subject } = useApp()
  const taken = useTakenNotes()
  const title = names.join(' – ')
  useEffect(() => {
    subject.value = title
    return () => {
      subject.value = undefined
    }
  }, [title])
  // The table begins where the match was decided.
  const decided = review.why?.at
  useLayoutEffect(() => {
    if (decided !== undefined) course.goTo(decided)
  }, [course])
  // A match may have fifty rounds: those below the first ones follow one by one, so that the page answers meanwhile.
  const [shown, setShown] = useState(FIRST)
  const all = review.chapters.length
  // What is the same is not drawn again.
  const sections = useMemo(
    () => review.chapters.map((chapter) => <ChapterSection key={chapter.number} chapter={chapter} />),
    [review],
  )
  useEffect(() => {
    if (shown >= all) return
    return atLeisure(() => setShown(shown + 1))
  }, [shown, all])
  return (
    <article class={styles.page} data-ready={shown >= all ? 'true' : undefined}>
      <Answer />
      <ReviewedTable />
      <div class={styles.chapters}>
        {sections.slice(0, shown)}
        {shown >= all && <ReviewedNotes taken={taken} />}
        {shown >= all && <WhatIfSection />}
        {shown >= all && <CardSection />}
      </div>
    </article>
  )
}
