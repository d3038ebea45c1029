import type { DeckNumber, EventIcon } from '../pieces/pieces.ts'

export type Role = 'fugitive' | 'marshal'

/** Which of the hideouts that lie face down: the one nearest to the start, or the one placed last. */
export type Which = 'first' | 'last'

/**
 * What an event does. All that it lets the marshal know is said about a place in the row, about numbers that are
 * not in it, or about cards that are out of the game: so the marshal's odds can be reckoned exactly.
 */
export type Effect =
  /** At once, from decks of their choice, above what the turn gives. */
  | { readonly type: 'draw'; readonly who: Role; readonly count: number }
  /** Their next draw of a turn is left out. */
  | { readonly type: 'no-draw'; readonly who: Role }
  /** Their next draw of a turn is not from that deck, if another has cards. */
  | { readonly type: 'close-deck'; readonly who: Role; readonly deck: DeckNumber }
  /** The fugitive lays cards of their choice face up out of the game, at once; never the 42. */
  | { readonly type: 'discard'; readonly count: number }
  /** The next hideout may lie further by this; less far, if it is below 0. */
  | { readonly type: 'reach'; readonly by: number }
  /** Each sprint card under the next hideout is worth one more. */
  | { readonly type: 'strong-sprint' }
  /** No sprint card under the next hideout. */
  | { readonly type: 'no-sprint' }
  /** The fugitive may place once more, in this turn or, if it is the marshal's, the next. */
  | { readonly type: 'place-more' }
  /** The next time that the fugitive could place is left out. */
  | { readonly type: 'stay' }
  /** The marshal guesses once more, in this turn or, if it is the fugitive's, the next. */
  | { readonly type: 'guess-more' }
  /** The next guess is left out. */
  | { readonly type: 'no-guess' }
  /** The next guess names one number. */
  | { readonly type: 'one-number' }
  /** If the next guess is wrong, it is told how many of its numbers were right. */
  | { readonly type: 'tell-count' }
  /** This many numbers are told, drawn from all of 1 to 41 that are no hideout of the row. */
  | { readonly type: 'rule-out'; readonly count: number }
  /** The sprint cards of one that has some are turned up. */
  | { readonly type: 'show-sprint'; readonly which: Which }
  /** Whether its number is odd or even is told. */
  | { readonly type: 'show-parity'; readonly which: Which }
  /** The deck that it comes from is told. */
  | { readonly type: 'show-deck'; readonly which: Which }
  /** It is turned up with its sprint cards, unless it is the only one face down. */
  | { readonly type: 'turn-up'; readonly which: Which }
  /** The next hideout card of each deck is laid face up out of the game. */
  | { readonly type: 'burn' }

/** A card of ours (F1.3): the rulebook does not print what its events do. */
export interface EventCard {
  readonly id: string
  readonly icon: EventIcon
  readonly name: { readonly en: string; readonly it: string }
  readonly text: { readonly en: string; readonly it: string }
  readonly effects: readonly Effect[]
}
