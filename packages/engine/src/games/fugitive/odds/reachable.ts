import { deckOf, ESCAPE, START } from '../pieces/pieces.ts'
import type { Clues, Leap } from './clues.ts'

/** For each leap the numbers it may go to, as far as the leaps beside it tell; the start is index 0. */
export function reachableNumbers({ leaps, free, limits }: Clues): readonly (readonly number[])[] {
  const open = leaps.map((leap, place) => {
    const excluded = new Set(
      limits.flatMap(({ numbers, places, most }) => (most === 0 && place < places ? numbers : [])),
    )
    return [...(leap.card === undefined ? free : [leap.card])]
      .filter((number) => number === leap.card || (!excluded.has(number) && couldBe(leap, number)))
      .toSorted((one, other) => one - other)
  })
  const ways = [[START], ...open]
  for (let index = 1; index < ways.length; index++) {
    ways[index] = between(ways[index], (to) =>
      ways[index - 1]?.some((from) => mayLead(leaps[index - 1], from, to)),
    )
  }
  for (let index = ways.length - 2; index >= 0; index--) {
    ways[index] = between(ways[index], (from) =>
      ways[index + 1]?.some((to) => mayLead(leaps[index], from, to)),
    )
  }
  return ways
}

function between(numbers: readonly number[] = [], isOpen: (number: number) => boolean | undefined): number[] {
  return numbers.filter(isOpen)
}

function couldBe({ parity, deck, drawn }: Leap, number: number): boolean {
  const own = deckOf(number)
  if (number === ESCAPE || (own !== undefined && drawn[own - 1] === 0)) return false
  if (deck !== undefined && (own ?? null) !== deck) return false
  return parity === undefined || (number % 2 === 0 ? 'even' : 'odd') === parity
}

function mayLead(leap: Leap | undefined, from: number, to: number): boolean {
  return leap !== undefined && to > from && to - from <= leap.reach + leap.hidden * (leap.worth + 1)
}

/** How many of the hidden sprint cards must be even for a leap this far. */
export function evensNeeded({ reach, hidden, worth }: Leap, distance: number): number {
  return Math.max(0, distance - reach - hidden * worth)
}
