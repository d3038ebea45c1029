import type { DeckNumber } from '@getaway/engine/fugitive'
import type { Point } from '../../../table/extent.ts'

/** What a player of Fugitive holds beyond what the table knows: nobody else sees it. */
export interface FugitiveHand {
  readonly carried: Carried | undefined
  /** The card that is to be the next hideout, or to be discarded; `sprint` is to lie under it (F4.2). */
  readonly hideout: number | undefined
  readonly sprint: readonly number[]
  /** The numbers that are to be guessed together, in the order in which they were chosen. */
  readonly numbers: readonly number[]
}

export type Carried = CarriedCard | CarriedDeck

export interface CarriedCard {
  readonly type: 'card'
  readonly card: number
  /** Where it is over the table; undefined: beside it. */
  readonly at: Point | undefined
  /** Taken up by a key: what is pressed next is about it. */
  readonly isByKeys: boolean
}

/** The top card of a deck, before it is drawn. */
export interface CarriedDeck {
  readonly type: 'deck'
  readonly deck: DeckNumber
  readonly from: Point | undefined
  readonly at: Point | undefined
}

export const EMPTY_HAND: FugitiveHand = { carried: undefined, hideout: undefined, sprint: [], numbers: [] }

export function pieceOfCard(card: number): string {
  return `card ${card}`
}

export function pieceOfDeck(deck: DeckNumber): string {
  return `deck ${deck}`
}

/** What a piece is, by the name that tells it from all others. */
export function namedPiece(
  piece: string,
): { readonly type: 'card' | 'deck'; readonly number: number } | undefined {
  const [type, name] = piece.split(' ')
  const number = Number(name)
  return (type === 'card' || type === 'deck') && Number.isInteger(number) ? { type, number } : undefined
}

/** With a card chosen, or no more: the first one is the hideout, the others are sprint cards. */
export function withCard(hand: FugitiveHand, card: number): FugitiveHand {
  const { hideout, sprint } = hand
  if (hideout === card) return { ...hand, hideout: undefined }
  if (sprint.includes(card)) return { ...hand, sprint: sprint.filter((one) => one !== card) }
  return hideout === undefined ? { ...hand, hideout: card } : { ...hand, sprint: [...sprint, card] }
}

/** With a number chosen, or no more; `isSingle`: another one takes the place of the first. */
export function withNumber(hand: FugitiveHand, number: number, isSingle: boolean): FugitiveHand {
  const { numbers } = hand
  if (numbers.includes(number)) return { ...hand, numbers: numbers.filter((one) => one !== number) }
  return { ...hand, numbers: isSingle ? [number] : [...numbers, number] }
}

/** What others may see of it who look on the same screen: nothing that is being put together. */
export function shownHand(hand: FugitiveHand | undefined, isHidden: boolean): FugitiveHand | undefined {
  return hand && isHidden
    ? { ...EMPTY_HAND, carried: hand.carried?.type === 'deck' ? hand.carried : undefined }
    : hand
}
