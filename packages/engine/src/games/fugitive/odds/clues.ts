import { cardsOf, DECK_NUMBERS, deckOf, ESCAPE, FIRST_CARDS, sprintOf } from '../pieces/pieces.ts'
import { type ByDeck, countOf, listOf, type RowPlace, type Table } from '../state/table.ts'
import { type Limit, limitsOf } from './limits.ts'

/** Whose odds: the public knows no hand, the marshal knows their own. */
export type Eye = 'public' | 'marshal'

/** Decks 0 to 3: what the fugitive has from the start counts as deck 0, which is not drawn from. */
export const GROUPS = [0, 1, 2, 3] as const

/** A card that the fugitive is known to have used, and how many of its deck they had drawn by then. */
export interface KnownUse {
  readonly deck: 1 | 2 | 3
  readonly drawn: number
}

/** A step of the row, the last of which may be the one to 42. */
export interface Leap {
  /** What is known to have been used since the leap before, its own cards included. */
  readonly known: readonly KnownUse[]
  readonly card: number | undefined
  readonly parity: 'odd' | 'even' | undefined
  readonly deck: RowPlace['deck']
  readonly drawn: ByDeck
  /** How far it may go without the sprint cards that are face down. */
  readonly reach: number
  /** How many those are, and what each is worth if it is odd. */
  readonly hidden: number
  readonly worth: number
}

/** All that one eye knows of where the fugitive can be. */
export interface Clues {
  readonly leaps: readonly Leap[]
  /** How many of the leaps are hideouts of the row: all but that to 42. */
  readonly places: number
  /** Known to be used since the last leap. */
  readonly trailing: readonly KnownUse[]
  /** Of each deck's cards, those that the fugitive may have drawn. */
  readonly drawable: ByDeck
  /** Cards that may lie face down in the row, as hideout or sprint. */
  readonly free: ReadonlySet<number>
  readonly limits: readonly Limit[]
}

export function cluesOf(table: Table, eye: Eye): Clues {
  const hand = eye === 'marshal' ? (listOf(table.hands.marshal.cards) ?? []) : []
  const never = new Set([...hand, ...table.out.flatMap(({ card, drawn }) => (drawn ? [] : [card]))])
  const gone = new Set([...never, ...table.out.map(({ card }) => card), ...table.row.flatMap(shownOf)])
  const cards = [...FIRST_CARDS, ...DECK_NUMBERS.flatMap(cardsOf)]
  return {
    ...usesOf(table),
    places: table.row.length,
    drawable: countByDeck(cards.filter((card) => !never.has(card))),
    free: new Set(cards.filter((card) => card !== ESCAPE && !gone.has(card))),
    limits: limitsOf(table),
  }
}

/** The leaps in order, each with the discards before it. */
function usesOf({ row, escape: out42, out }: Table): Pick<Clues, 'leaps' | 'trailing'> {
  const places = out42 ? [...row, out42] : row
  const uses = [
    ...places.map((place) => ({ seq: place.seq, place, cards: shownOf(place), drawn: place.drawn })),
    ...out.flatMap(({ seq, card, drawn }) =>
      drawn ? [{ seq, place: undefined, cards: [card], drawn }] : [],
    ),
  ].toSorted((one, other) => one.seq - other.seq)
  const leaps: Leap[] = []
  let known: KnownUse[] = []
  for (const { place, cards, drawn } of uses) {
    known.push(
      ...cards.flatMap((card) => {
        const deck = deckOf(card)
        return deck ? [{ deck, drawn: drawn[deck - 1] ?? 0 }] : []
      }),
    )
    if (!place) continue
    leaps.push(leapOf(place, known))
    known = []
  }
  return { leaps, trailing: known }
}

function leapOf(place: RowPlace, known: readonly KnownUse[]): Leap {
  const { isUp, card, parity, deck, drawn, reach, strong, sprint } = place
  const shown = shownSprint(place)
  return {
    known,
    card: isUp ? card : undefined,
    parity,
    deck,
    drawn,
    reach: shown.reduce((sum, one) => sum + sprintOf(one) + strong, reach),
    hidden: countOf(sprint) - shown.length,
    worth: 1 + strong,
  }
}

/** What lies face up at a place; what the reader of this table may know beyond that does not count. */
function shownOf(place: RowPlace): readonly number[] {
  const { isUp, card } = place
  return isUp && card !== undefined ? [card, ...shownSprint(place)] : shownSprint(place)
}

function shownSprint({ isSprintUp, sprint }: RowPlace): readonly number[] {
  return isSprintUp ? (listOf(sprint) ?? []) : []
}

function countByDeck(cards: readonly number[]): ByDeck {
  const [one = 0, two = 0, three = 0] = DECK_NUMBERS.map(
    (deck) => cards.filter((card) => deckOf(card) === deck).length,
  )
  return [one, two, three]
}
