import type { Role } from '../event-cards/index.ts'
import type { DeckNumber } from '../pieces/pieces.ts'
import type { Cards, Data, DeckCard } from '../vocabulary/events.ts'

/** How many of each deck, deck 1 first. */
export type ByDeck = readonly [number, number, number]

/** A hideout of the row; what a reader does not know is undefined, or a count in place of cards. */
export interface RowPlace {
  readonly seq: number
  readonly turn: number
  readonly card: number | undefined
  readonly sprint: Cards
  readonly isUp: boolean
  readonly isSprintUp: boolean
  /** How far it may lie from the last one without sprint cards, and what each of those is worth beyond its own value. */
  readonly reach: number
  readonly strong: number
  /** How many cards of each deck the fugitive had drawn when it was placed. */
  readonly drawn: ByDeck
  /** What events told of it. */
  readonly parity: 'odd' | 'even' | undefined
  readonly deck: DeckNumber | null | undefined
}

export interface Guess {
  readonly seq: number
  readonly turn: number
  readonly numbers: readonly number[]
  readonly isHunt: boolean
  /** How many hideouts were in the row. */
  readonly places: number
  /** The numbers that were known to lie face up then: no longer to be found. */
  readonly wasUp: readonly number[]
  readonly isRight: boolean | undefined
  /** How many numbers were right, where that was told. */
  readonly count: number | undefined
}

/** Numbers that were no hideout of the row, when it had so many. */
export interface RuledOut {
  readonly seq: number
  readonly places: number
  readonly numbers: readonly number[]
}

/** A card face up out of the game; `drawn` as for a place, where it came from the fugitive's hand. */
export interface OutCard {
  readonly seq: number
  readonly card: number
  readonly drawn: ByDeck | undefined
}

/** What has to be done next, by a player or by the referee. */
export type Step =
  /** `from`: after an event, the same deck again (F7). */
  | {
      readonly type: 'draw'
      readonly who: Role
      readonly isExtra: boolean
      readonly from: DeckNumber | undefined
    }
  | { readonly type: 'place'; readonly mustPlace: boolean }
  | { readonly type: 'discard' }
  | { readonly type: 'guess'; readonly isHunt: boolean }
  | { readonly type: 'answer' }
  /** An event is resolved: that one, or the next of that event deck. */
  | { readonly type: 'resolve'; readonly event: string }
  | { readonly type: 'resolve-next'; readonly pile: number }
  | { readonly type: 'hunt' }
  | { readonly type: 'end'; readonly winner: Role; readonly reason: Data['game.ended']['reason'] }

/** What events have changed for what comes next. */
export interface Changes {
  readonly reach: number
  readonly strong: number
  readonly noSprint: boolean
  readonly oneNumber: boolean
  readonly tellCount: boolean
  /** How many of them are added or left out. */
  readonly places: number
  readonly stays: number
  readonly guesses: number
  readonly silences: number
  readonly skippedDraws: Readonly<Record<Role, number>>
  readonly closed: Readonly<Record<Role, readonly DeckNumber[]>>
}

export interface Hand {
  readonly cards: Cards
  /** The `card.drawn` events that filled it. */
  readonly draws: readonly number[]
}

export interface ResolvedEvent {
  readonly seq: number
  readonly turn: number
  readonly data: Data['event.resolved']
}

/** The cards on the table and in hands, as far as the reader of this table knows them. */
export interface Table {
  readonly dealt: number
  readonly decks: readonly [Cards<DeckCard>, Cards<DeckCard>, Cards<DeckCard>]
  /** F7: one event deck (2), or one by icon (4). */
  readonly piles: readonly Cards<string>[]
  /** The `events.shuffled` that are still secret. */
  readonly shuffles: readonly number[]
  readonly hands: Readonly<Record<Role, Hand>>
  /** How many hideout cards each has drawn from each deck. */
  readonly drawn: Readonly<Record<Role, ByDeck>>
  readonly row: readonly RowPlace[]
  /** The 42, once it lies. */
  readonly escape: RowPlace | undefined
  readonly out: readonly OutCard[]
  readonly guesses: readonly Guess[]
  readonly ruledOut: readonly RuledOut[]
  readonly resolved: readonly ResolvedEvent[]
  readonly turn: { readonly number: number; readonly who: Role }
  /** What is to be done in this turn, first things first. */
  readonly steps: readonly Step[]
  readonly changes: Changes
  readonly isHunt: boolean
}

export const NO_CHANGES: Changes = {
  reach: 0,
  strong: 0,
  noSprint: false,
  oneNumber: false,
  tellCount: false,
  places: 0,
  stays: 0,
  guesses: 0,
  silences: 0,
  skippedDraws: { fugitive: 0, marshal: 0 },
  closed: { fugitive: [], marshal: [] },
}

export function countOf(cards: Cards<unknown>): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** The cards, where they are known. */
export function listOf<Card>(cards: Cards<Card>): readonly Card[] | undefined {
  return typeof cards === 'number' ? undefined : cards
}

export function faceDown(row: readonly RowPlace[]): readonly RowPlace[] {
  return row.filter((place) => !place.isUp)
}
