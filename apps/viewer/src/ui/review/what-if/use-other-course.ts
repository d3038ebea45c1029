import { useMemo } from 'preact/hooks'
import { type OtherCourse, otherCourse, type RaceRule } from '../../../review/what-if/other-course.ts'
import { useBroadcasting } from '../../broadcast/use-broadcasting.ts'
import { useLookedBack } from '../looked-back.ts'

/** The match under another rule of time; undefined until the game has said which actions race. */
export function useOtherCourse(rule: RaceRule, isWanted: boolean): OtherCourse | undefined {
  const { course, review, reviewing } = useLookedBack()
  const { viewing } = course
  const known = viewing.known.value
  const broadcasting = useBroadcasting(viewing)
  return useMemo(
    () =>
      isWanted && known && broadcasting
        ? otherCourse({ ...known, review }, rule, reviewing, (type) => broadcasting.raceTypes.has(type))
        : undefined,
    [isWanted, known, broadcasting, review, reviewing, rule.policy, rule.capMs],
  )
}
