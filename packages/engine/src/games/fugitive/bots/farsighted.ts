import { reachWith } from '../evolve/evolve-table.ts'
import { type PlaceOdds, rowOddsOf } from '../odds/index.ts'
import { ESCAPE, MANHUNT_UP_TO, START } from '../pieces/pieces.ts'
import { listOf, type Table } from '../state/table.ts'
import { placedNow } from './danger.ts'
import { huntRiskTo } from './hunt-risk.ts'
import { marshalsEyes } from './marshals-eyes.ts'
import { best, type Mind } from './mind.ts'
import { type Outlook, prospectOf } from './prospects.ts'
import { keepWorth, sprintFor } from './sprint.ts'

/** A hideout with the sprint cards under it. */
export interface Way {
  readonly card: number
  readonly sprint: readonly number[]
}

/** So many sprint cards are thought of beyond those that are needed. */
const MOST_SPARE = 2
/** So many hands of the marshal are thought of for each that a hideout takes: the match hangs on it. */
const TWICE = 2

/**
 * The hideout after which the match is most probably won, by how it looks to hands that the marshal may have. Nothing is
 * weighed against waiting, which undefined is, but a manhunt that comes too soon: prospects were learnt from those who
 * went on, and by them a hand that grows would always promise more than a row.
 */
export function bestWay(mind: Mind): Way | undefined {
  const outlookOf = outlooksOf(mind)
  const escaping = escapeOf(mind)
  const prospect = (way: Way | undefined) =>
    way?.card === ESCAPE ? escaping(way.sprint.length) : prospectOf(outlookOf(way))
  const ways = waysOf(mind.table, handOf(mind.table))
  const isEscapeAlone = ways.every(({ card }) => card === ESCAPE)
  return best(isEscapeAlone ? [undefined, ...ways] : ways, prospect)
}

/** What a hideout, or waiting, would leave behind. */
export function outlooksOf({ table, person, random }: Mind): (way: Way | undefined) => Outlook {
  const hand = handOf(table)
  const eyes = marshalsEyes(table, person.insight, random)
  const known = new Map<number | undefined, readonly PlaceOdds[]>()
  /** How a placement looks hangs on how many sprint cards it has, not on its number. */
  const oddsOf = (sprints: number | undefined): readonly PlaceOdds[] => {
    const seenBy = (eye: Table) => (sprints === undefined ? eye : placedNow(eye, undefined, sprints))
    const odds = known.get(sprints) ?? eyes.map((eye) => rowOddsOf(seenBy(eye), 'marshal').numbers)
    known.set(sprints, odds)
    return odds
  }
  const turn = table.turn.number
  return (way) => {
    if (!way) return { row: table.row, hand, odds: oddsOf(undefined), turn }
    const { card, sprint } = way
    const left = hand.filter((one) => one !== card && !sprint.includes(one))
    return { row: placedNow(table, card, sprint.length).row, hand: left, odds: oddsOf(sprint.length), turn }
  }
}

/**
 * Each card that can be reached, as cheaply as possible, and with sprint cards more: the marshal sees how many there are.
 * Under the 42 nothing is kept for later.
 */
export function waysOf({ row, changes }: Table, hand: readonly number[]): readonly Way[] {
  const last = row.at(-1)?.card ?? START
  return [...hand, ESCAPE].flatMap((card): Way[] => {
    if (card <= last) return []
    const spare = changes.noSprint ? [] : hand.filter((one) => one !== card)
    const needed = sprintFor(spare, card, card - last - reachWith(changes.reach), changes.strong)
    if (!needed) return []
    const others = spare
      .filter((one) => !needed.includes(one))
      .toSorted((one, other) => keepWorth(one, card) - keepWorth(other, card))
    const most = card === ESCAPE ? others.length : Math.min(MOST_SPARE, others.length)
    return Array.from({ length: most + 1 }, (_, more) => ({
      card,
      sprint: [...needed, ...others.slice(0, more)],
    }))
  })
}

/** F6.3: over 29 it is won; else a manhunt has to fail. */
function escapeOf({ table, person, random }: Mind): (sprints: number) => number {
  const highest = Math.max(START, ...table.row.map(({ isUp, card }) => (isUp ? (card ?? 0) : 0)))
  if (highest > MANHUNT_UP_TO) return () => 1
  const eyes = marshalsEyes(table, TWICE * person.insight, random)
  return (sprints) => 1 - huntRiskTo(eyes, sprints)
}

/** Without the 42. */
export function handOf({ hands }: Table): readonly number[] {
  return (listOf(hands.fugitive.cards) ?? []).filter((card) => card !== ESCAPE)
}
