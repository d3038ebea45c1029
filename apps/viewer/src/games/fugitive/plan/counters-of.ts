import { NEVER } from '../../../table/easing.ts'
import { pendingUntil } from '../../../table/of-player.ts'
import type { Laying } from './laying.ts'
import { NEXT_NUMBER } from './motion.ts'
import { counterPlaceAt, handPlaceAt } from './places.ts'
import type { Counter } from './plan.ts'

/** The numbers of the latest guess; the manhunt's guesses are one row of counters. */
export function countersOf({ table, chronicle, timeline, layout }: Laying): Counter[] {
  const last = table.guesses.at(-1)
  if (!last) return []
  const first = last.isHunt ? table.guesses.findIndex(({ isHunt }) => isHunt) : table.guesses.length - 1
  const shown = table.guesses.slice(first)
  const of = shown.reduce((sum, { numbers }) => sum + numbers.length, 0)
  const hand = handPlaceAt(layout, 'marshal', 0, 1)
  let nth = 0
  return shown.flatMap((guess, index) => {
    const told = chronicle.guesses[first + index]
    const isNewest = guess === last
    const answeredFrom = told?.answeredFrom ?? NEVER
    const pending = pendingUntil(timeline.own, guess.seq)
    return guess.numbers.map((number, spoken): Counter => {
      const place = counterPlaceAt(layout, nth, of)
      const spokenAt = (told?.at ?? 0) + spoken * NEXT_NUMBER
      const movedAt = isNewest ? spokenAt : (chronicle.guesses.at(-1)?.at ?? spokenAt)
      const origin = isNewest ? hand : counterPlaceAt(layout, nth, of - last.numbers.length)
      nth++
      return {
        ...{ number, guess: first + index, isHunt: guess.isHunt, answeredFrom, count: guess.count },
        isRight: answeredFrom === NEVER ? undefined : guess.isRight,
        pendingUntil: pending,
        ...place,
        from: movedAt,
        origin,
      }
    })
  })
}
