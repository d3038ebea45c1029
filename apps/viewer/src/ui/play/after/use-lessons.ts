import { effect, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import { createLessons, type Lessons } from '../../../playing/lessons.ts'
import type { PlayerHand } from '../../../playing/player-hand.ts'
import { ownStorage } from '../../common/own-storage.ts'

/** Explains what is refused to a player, by their own table or by the service, the first time that it is. */
export function useLessons(
  player: ReadonlySignal<PlayerHand | undefined>,
  { takenBack }: Pick<HeldSeat, 'takenBack'>,
): Lessons {
  const lessons = useMemo(() => createLessons(ownStorage()), [])
  useEffect(
    () =>
      effect(() => {
        const why = player.value?.why.value
        if (why?.rule) lessons.meet({ ...why.rule, text: why })
      }),
    [player, lessons],
  )
  useEffect(
    () =>
      effect(() => {
        const { value: refused } = takenBack
        if (!refused || refused.clause === null) return
        const { code, clause, text } = refused
        lessons.meet({ code, clause, text })
      }),
    [takenBack, lessons],
  )
  return lessons
}
