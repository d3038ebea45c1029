import { cardsOf, DECK_NUMBERS, deckOf, HIGHEST_GUESS, sprintOf } from '../pieces/pieces.ts'
import { countOf, listOf, type RowPlace, type Table } from '../state/table.ts'
import type { Eye } from './clues.ts'

/** Thrown where a position has more worlds than can be looked at one by one. */
export class TooMany extends Error {}

/**
 * The odds by looking at every world, plainly and slowly, from the rules alone: an oracle for tests. A world is a
 * row with all its sprint cards; it weighs as many shufflings as let the fugitive have each card in time.
 */
export function oddsByEveryWorld(
  table: Table,
  eye: Eye,
  most: number,
): { numbers: number[]; places: number[][] } {
  const places = table.escape ? [...table.row, table.escape] : table.row
  const hand = eye === 'marshal' ? (listOf(table.hands.marshal.cards) ?? []) : []
  const burnt = table.out.flatMap(({ card, drawn }) => (drawn ? [] : [card]))
  const open = new Set([1, 2, 3, ...DECK_NUMBERS.flatMap(cardsOf)])
  for (const card of [...hand, ...table.out.map(({ card }) => card)]) open.delete(card)
  for (const place of places) for (const card of faceUp(place)) open.delete(card)
  const unknown = DECK_NUMBERS.map(
    (deck) => cardsOf(deck).filter((card) => !hand.includes(card) && !burnt.includes(card)).length,
  )
  const found = { total: 0, places: places.map(() => new Array<number>(43).fill(0)) }
  let looked = 0
  let tried = 0

  const look = (row: number[], used: Used[], index: number) => {
    if (++looked > most) throw new TooMany()
    const place = places[index]
    if (!place) {
      if (!agrees(table, row)) return
      const weight = weightOf([...used, ...discardsOf(table)], unknown)
      found.total += weight
      for (const [at, number] of row.entries()) {
        const odds = found.places[at]
        if (odds) odds[number] = (odds[number] ?? 0) + weight
      }
      return
    }
    const last = row.at(-1) ?? 0
    const shown = place.isSprintUp ? (listOf(place.sprint) ?? []) : []
    const known = place.isUp ? [place.card ?? 0] : [...open]
    for (const number of known) {
      if (number <= last || !isAsTold(place, number)) continue
      const isFree = open.delete(number)
      for (const sprint of setsOf([...open], countOf(place.sprint) - shown.length)) {
        // Long rows of sprint cards have more sets than anybody can try, though few of them reach.
        if (++tried > 100 * most) throw new TooMany()
        const all = [...shown, ...sprint]
        const far = all.reduce((sum, card) => sum + sprintOf(card) + place.strong, place.reach)
        if (number - last > far) continue
        for (const card of sprint) open.delete(card)
        look([...row, number], [...used, ...[number, ...all].map((card) => ({ ...place, card }))], index + 1)
        for (const card of sprint) open.add(card)
      }
      if (isFree) open.add(number)
    }
  }
  look([], [], 0)
  const share = found.places.map((odds) => odds.map((weight) => weight / found.total))
  return {
    places: share.slice(0, table.row.length),
    numbers: Array.from({ length: HIGHEST_GUESS + 1 }, (_, number) =>
      table.row.reduce((sum, { isUp }, index) => sum + (isUp ? 0 : (share[index]?.[number] ?? 0)), 0),
    ),
  }
}

interface Used {
  readonly seq: number
  readonly card: number
  readonly drawn: RowPlace['drawn']
}

function faceUp({ isUp, card, isSprintUp, sprint }: RowPlace): number[] {
  return [...(isUp && card !== undefined ? [card] : []), ...(isSprintUp ? (listOf(sprint) ?? []) : [])]
}

function isAsTold({ parity, deck }: RowPlace, number: number): boolean {
  if (parity !== undefined && (parity === 'even') !== (number % 2 === 0)) return false
  return deck === undefined || deck === (deckOf(number) ?? null)
}

function discardsOf({ out }: Table): Used[] {
  return out.flatMap(({ seq, card, drawn }) => (drawn ? [{ seq, card, drawn }] : []))
}

function agrees({ guesses, ruledOut }: Table, row: readonly number[]): boolean {
  const isIn = (places: number) => (number: number) => row.slice(0, places).includes(number)
  return (
    ruledOut.every(({ numbers, places }) => !numbers.some(isIn(places))) &&
    guesses.every(({ numbers, places, wasUp, isRight, count }) => {
      if (isRight !== false) return true
      const hits = numbers.filter((number) => !wasUp.includes(number)).filter(isIn(places)).length
      return count === undefined ? hits < numbers.length : hits === count
    })
  )
}

function* setsOf(cards: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield []
  else {
    for (const [index, card] of cards.entries()) {
      for (const rest of setsOf(cards.slice(index + 1), size - 1)) yield [card, ...rest]
    }
  }
}

/** Each card takes a slot of those drawn by then; the others of the deck lie in any order. */
function weightOf(used: readonly Used[], unknown: readonly number[]): number {
  let weight = 1
  for (const deck of DECK_NUMBERS) {
    const drawn = used.filter(({ card }) => deckOf(card) === deck).map((one) => one.drawn[deck - 1] ?? 0)
    const size = unknown[deck - 1] ?? 0
    weight *= waysInto(
      drawn.toSorted((one, other) => one - other),
      new Set(),
    )
    for (let index = 0; index < drawn.length; index++) weight /= size - index
  }
  return weight
}

function waysInto([most, ...rest]: readonly number[], taken: ReadonlySet<number>): number {
  if (most === undefined) return 1
  // Whatever slot it takes, it is one of theirs too: they may be drawn later.
  const free = Array.from({ length: most }, (_, slot) => slot).filter((slot) => !taken.has(slot))
  const [slot] = free
  return slot === undefined ? 0 : free.length * waysInto(rest, new Set([...taken, slot]))
}
