import { ESCAPE, type Match, reachWith, START, sprintOf, type Table } from '@getaway/engine/fugitive'
import { handOf } from '../acting/reach.ts'

/** A hideout that may be placed, with sprint cards under it. */
export interface WayOn {
  readonly card: number
  readonly sprint: readonly number[]
}

/** What a lesson is about: a hideout without sprint cards, with as many as it needs, or with more. */
export type WayKind = 'plain' | 'sprint' | 'bluff'

/** The first way on of that kind from the hand of the fugitive; undefined: there is none. */
export function wayOn({ table }: Match, kind: WayKind): WayOn | undefined {
  if (!table) return undefined
  const last = lastOf(table)
  const hand = handOf(table, 'fugitive').filter((card) => card !== ESCAPE)
  const reach = reachWith(table.changes.reach)
  const nearest = hand.filter((card) => card > last && card - last <= reach)
  // The highest that needs none: the low ones are worth as much as sprint cards.
  const plain = nearest.at(-1)
  if (kind === 'plain') return plain === undefined ? undefined : { card: plain, sprint: [] }
  if (kind === 'sprint') return withSprint(hand, last, reach)
  const needed = plain === undefined ? withSprint(hand, last, reach) : { card: plain, sprint: [] }
  const spare = needed && hand.find((card) => card !== needed.card && !needed.sprint.includes(card))
  return needed && spare !== undefined ? { card: needed.card, sprint: [...needed.sprint, spare] } : undefined
}

/** The nearest hideout that one or two sprint cards are just enough for. */
function withSprint(hand: readonly number[], last: number, reach: number): WayOn | undefined {
  for (const card of hand) {
    const missing = card - last - reach
    if (missing < 1) continue
    const others = hand.filter((one) => one !== card)
    const one = others.find((sprint) => sprintOf(sprint) >= missing)
    if (one !== undefined) return { card, sprint: [one] }
    for (const first of others)
      for (const second of others)
        if (first < second && sprintOf(first) + sprintOf(second) >= missing)
          return { card, sprint: [first, second] }
  }
  return undefined
}

function lastOf({ row }: Table): number {
  return row.at(-1)?.card ?? START
}

/** Whether sprint cards lie under a hideout that it does without. */
export function isBluff({ row }: Table, nth: number): boolean {
  const [place, before] = [row[nth], nth === 0 ? START : row[nth - 1]?.card]
  if (place?.card === undefined || before === undefined || typeof place.sprint === 'number') return false
  const worths = place.sprint.map((card) => sprintOf(card) + place.strong)
  const most = worths.reduce((sum, worth) => sum + worth, place.reach)
  return worths.some((worth) => most - worth >= (place.card ?? 0) - before)
}
