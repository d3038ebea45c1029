import { reachWith } from '../evolve/evolve-table.ts'
import { rowOddsOf } from '../odds/index.ts'
import { faceDown, type RowPlace, type Table } from '../state/table.ts'
import { best, type Mind } from './mind.ts'

/** How dangerous the next guess is, reckoned from what everybody can see. */
export interface Danger {
  readonly asItIs: () => number
  readonly with: (card: number, sprints: number) => number
}

/** To be found costs a lead, to be found to the last the match: in steps of the way. */
const FOUND = 4
const CAUGHT = 15
/** How many hideouts a reckoned guess names at most: more are hardly ever found at once. */
const MOST_AT_ONCE = 3

export function dangerOf({ table, person }: Mind): Danger {
  if (person.reckoning === 'plausible') return { asItIs: () => 0, with: () => 0 }
  // How a placement looks to others hangs on how many sprint cards it has, not on its number.
  const known = new Map<number, readonly number[]>()
  const oddsWith = (sprints: number): readonly number[] => {
    const odds = known.get(sprints) ?? rowOddsOf(placedNow(table, undefined, sprints), 'public').numbers
    known.set(sprints, odds)
    return odds
  }
  return {
    asItIs: () => danger(table, rowOddsOf(table, 'public').numbers),
    with: (card, sprints) => danger(placedNow(table, card, sprints), oddsWith(sprints)),
  }
}

function danger(table: Table, odds: readonly number[]): number {
  const hidden = hiddenCards(table)
  const most = Math.max(...odds)
  const found = hidden.reduce((sum, card) => sum + ((odds[card] ?? 0) * (odds[card] ?? 0)) / most, 0)
  const caught = hidden.length <= MOST_AT_ONCE ? chanceOfAll(table, odds) : 0
  return FOUND * found + CAUGHT * caught
}

/** How probable it is that a manhunt finds all. */
export function huntRisk(table: Table): number {
  return chanceOfAll(table, rowOddsOf(table, 'public').numbers)
}

/** Below that nothing hangs on it any more. */
const HARDLY = 0.02

/** That who names what seems most probable, one after the other, names them all: the others seem less so. */
function chanceOfAll(table: Table, odds: readonly number[]): number {
  const found: number[] = []
  let left = hiddenCards(table)
  let risk = 1
  while (left.length > 0 && risk > HARDLY) {
    const all = found.length === 0 ? odds : rowOddsOf(table, 'public', { inRow: found }).numbers
    const open = all.map((one, number) => (found.includes(number) ? 0 : one))
    const named = best(left, (number) => open[number] ?? 0) ?? 0
    risk *= ((open[named] ?? 0) / Math.max(...open)) ** 2
    found.push(named)
    left = left.filter((number) => number !== named)
  }
  return risk
}

function hiddenCards({ row }: Table): readonly number[] {
  return faceDown(row).flatMap(({ card }) => card ?? [])
}

/** The table with a hideout that is placed now, as others see it. */
export function placedNow(table: Table, card: number | undefined, sprints: number): Table {
  const place: RowPlace = {
    seq: Number.MAX_SAFE_INTEGER,
    turn: table.turn.number,
    card,
    sprint: sprints === 0 ? [] : sprints,
    isUp: false,
    isSprintUp: false,
    reach: reachWith(table.changes.reach),
    strong: table.changes.strong,
    drawn: table.drawn.fugitive,
    parity: undefined,
    deck: undefined,
  }
  return { ...table, row: [...table.row, place] }
}
