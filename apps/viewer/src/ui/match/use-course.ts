import { useEffect, useMemo } from 'preact/hooks'
import { createViewingCourse, type ViewingCourse } from '../../viewing/course.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'

/** The course of a match, for as long as the page stands. */
export function useCourse(viewing: Viewing): ViewingCourse {
  const { language, settings } = useApp()
  const course = useMemo(
    () => createViewingCourse(viewing, language, settings.isSpoilerFree),
    [viewing, language, settings],
  )
  useEffect(() => course.dispose, [course])
  return course
}
