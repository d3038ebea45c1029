import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp } from '../common/app-context.ts'

/** What the page is called: by its players, and by what has become of a match that one watches. */
export function useHeading({ viewing, isHiding }: ViewingCourse, page: 'watch' | 'replay' | 'file'): void {
  const { heading, subject, language } = useApp()
  useEffect(() => {
    const stopHeading = effect(() => {
      const isDone = viewing.told.known.value?.isOver && !viewing.span.value.isLive && !isHiding.value
      heading.value = page === 'watch' && isDone ? 'page.over' : undefined
    })
    const stopNaming = effect(() => {
      const { value: table } = viewing.table
      const [known, plan] = [viewing.told.known.value, viewing.told.plan.value]
      if (!known || !table || !plan) return
      const { players } = table.statusOf(known.timeline, plan, viewing.posed.peek(), language.value)
      subject.value = players.map(({ name }) => name).join(' – ')
    })
    return () => {
      stopHeading()
      stopNaming()
      heading.value = undefined
      subject.value = undefined
    }
  }, [viewing, isHiding, page])
}
