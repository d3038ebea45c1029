import { type Command, fugitive, type Match, type Role, seatOfRole } from '@getaway/engine/fugitive'
import { fugitiveCase } from '@getaway/engine/testing'
import { expect } from 'vitest'
import type { Acted, HandMove } from '../../../../table/acting.ts'
import { fugitiveAct } from '../act.ts'
import { EMPTY_HAND, type FugitiveHand, pieceOfCard, pieceOfDeck } from '../hand.ts'

const { answer } = fugitiveCase

/** What a player does at a table. */
export interface HandledCase {
  readonly name: string
  readonly given: fugitiveCase.Played
  readonly who: Role
  readonly moves: readonly HandMove[]
  readonly wishes: readonly Command[]
  /** What the engine says of each wish. */
  readonly is?: string
  /** What is left in the hand. */
  readonly hand?: Partial<FugitiveHand>
  /** Why nothing came of the last move. */
  readonly why?: string
}

/** The match as the player of a role sees it. */
export function seenBy(
  { match }: fugitiveCase.Played,
  who: Role,
): { readonly view: Match; readonly seat: number } {
  const seat = seatOfRole(match, who)
  return { view: fugitive.viewOf(match, { seat }), seat }
}

/** The hand goes over the table as its player sees it. */
export function handled({ given, who, moves }: Pick<HandledCase, 'given' | 'who' | 'moves'>) {
  const { view, seat } = seenBy(given, who)
  let hand = EMPTY_HAND
  const wishes: Command[] = []
  let why: Acted<FugitiveHand, Command>['why']
  for (const move of moves) {
    const acted = fugitiveAct(view, seat, hand, move)
    hand = acted.hand
    why = acted.why
    if (acted.wish) wishes.push(acted.wish)
  }
  return { hand, wishes, why, view, seat }
}

export function expectHandled(one: HandledCase) {
  const { hand, wishes, why } = handled(one)
  expect(wishes).toEqual(one.wishes)
  if (one.is !== undefined) for (const each of wishes) expect(answer(one.given, one.who, each)).toBe(one.is)
  if (one.hand) expect(hand).toMatchObject(one.hand)
  expect(why?.en).toBe(one.why)
}

export const at = (x: number, y: number) => ({ x, y })
export const tapCard = (card: number): readonly HandMove[] => [
  { type: 'grasp', piece: pieceOfCard(card), at: undefined },
  { type: 'pick' },
]
export const tapDeck = (deck: 1 | 2 | 3): readonly HandMove[] => [
  { type: 'grasp', piece: pieceOfDeck(deck), at: at(0, -3) },
  { type: 'pick' },
]
export const dragCard = (card: number, x: number, y: number): readonly HandMove[] => [
  { type: 'grasp', piece: pieceOfCard(card), at: undefined },
  { type: 'carry', at: at(x, y) },
  { type: 'drop', at: at(x, y) },
]
export const choose = (number: number): HandMove => ({ type: 'choose', key: String(number) })
export const acts = (act: string): HandMove => ({ type: 'act', act })
export const enter: HandMove = { type: 'put-down' }
export const next: HandMove = { type: 'next', by: 1 }
export const back: HandMove = { type: 'put-back' }
