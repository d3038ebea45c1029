import { reachWith } from '../evolve-table.ts'
import { rowOddsOf } from '../odds/index.ts'
import { faceDown, type Place, type Table } from '../table.ts'
import type { Mind } from './mind.ts'

/** How much a hideout there, with so many sprint cards, would stand out to who reckons with what all can see: 0 to 1. */
export function exposureOf({ table, person }: Mind): (card: number, sprints: number) => number {
  if (person.reckoning === 'plausible') return () => 0
  const known = new Map<number, readonly number[]>()
  const oddsWith = (sprints: number) => {
    const before = known.get(sprints)
    if (before) return before
    const { numbers } = rowOddsOf({ ...table, row: [...table.row, placed(table, sprints)] }, 'public')
    known.set(sprints, numbers)
    return numbers
  }
  return (card, sprints) => {
    const odds = oddsWith(sprints)
    const most = Math.max(...odds)
    const own = odds[card] ?? 0
    return own * (own / most)
  }
}

/** How probable it is that a manhunt finds all. */
export function huntRisk(table: Table): number {
  const hidden = faceDown(table.row).flatMap(({ card }) => card ?? [])
  const before = rowOddsOf(table, 'public')
  const joint = rowOddsOf(table, 'public', { inRow: hidden }).weight / before.weight
  return Math.sqrt(joint)
}

/** What others would see of a hideout that is placed now. */
function placed(table: Table, sprints: number): Place {
  return {
    seq: Number.MAX_SAFE_INTEGER,
    turn: table.turn.number,
    card: undefined,
    sprint: sprints === 0 ? [] : sprints,
    isUp: false,
    isSprintUp: false,
    reach: reachWith(table.changes.reach),
    strong: table.changes.strong,
    drawn: table.drawn.fugitive,
    parity: undefined,
    deck: undefined,
  }
}
