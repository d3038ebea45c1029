import type { Random } from '../../../random.ts'
import { type Heading, type Lying, printed } from '../pieces/geometry.ts'
import type { ChaseSymbol } from '../pieces/pieces.ts'
import { ACTS_MS, SEEN_AT_ONCE, SLIPS } from './acts.ts'
import { type Person, slips } from './person.ts'

/** What somebody took the right symbols to be, and how long the looking takes. */
export interface WitnessFinding {
  readonly symbols: readonly ChaseSymbol[]
  readonly meanMs: number
}

/** Looks through the four sectors of a tile for witnesses who look one way (C7.2). */
export function lookForWitnesses(
  lying: Lying,
  heading: Heading,
  person: Person,
  random: Random,
): WitnessFinding {
  const way = printed(heading, lying.rot)
  let meanMs = 0
  const counts = lying.tile.sectors.map(({ witnesses }) => {
    const count = witnesses[way]
    const standing = witnesses.reduce((sum, one) => sum + one, 0)
    meanMs += ACTS_MS.look * Math.max(1, Math.ceil(standing / SEEN_AT_ONCE)) + countingMs(count)
    return counted(count, person, random)
  })
  const most = Math.max(...counts)
  const symbols = lying.tile.sectors.flatMap(({ symbol }, corner) =>
    counts[corner] === most ? [symbol] : [],
  )
  return { symbols, meanMs }
}

function countingMs(count: number): number {
  const atOnce = Math.min(count, SEEN_AT_ONCE)
  return atOnce * ACTS_MS.see + (count - atOnce) * ACTS_MS.count
}

/** One too few more often than one too many: what is overlooked is missing. */
function counted(count: number, person: Person, random: Random): number {
  if (!slips(person, slipOf(count), random)) return count
  return count > 0 && random(10) < 7 ? count - 1 : count + 1
}

function slipOf(count: number): number {
  if (count > SEEN_AT_ONCE) return SLIPS.counting
  return count === SEEN_AT_ONCE ? SLIPS.seeingFour : SLIPS.seeingFew
}
