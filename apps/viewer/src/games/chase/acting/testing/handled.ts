import { type Command, chase, type RefusalCode, refuse } from '@getaway/engine/chase'
import { chaseCase } from '@getaway/engine/testing'
import { expect } from 'vitest'
import type { Acted, HandMove } from '../../../../table/acting.ts'
import { chaseAct } from '../act.ts'
import { type ChaseHand, EMPTY_HAND } from '../hand.ts'

const { answer, wish } = chaseCase

/** What a seat does at a table; with 2 players, seat 0 chases first. */
export interface HandledCase {
  readonly name: string
  readonly given: chaseCase.Played
  readonly seat: number
  readonly moves: readonly HandMove[]
  readonly wishes: readonly Command[]
  /** What the engine says of each wish. */
  readonly is?: string
  /** What is left in the hand. */
  readonly hand?: Partial<ChaseHand>
  /** Why nothing came of the last move. */
  readonly why?: string
}

/** The hand goes over the table as its seat sees it. */
export function handled({ given, seat, moves }: Pick<HandledCase, 'given' | 'seat' | 'moves'>) {
  const view = chase.viewOf(given.match, { seat })
  let hand = EMPTY_HAND
  const wishes: Command[] = []
  let why: Acted<ChaseHand, Command>['why']
  for (const move of moves) {
    const acted = chaseAct(view, seat, hand, move)
    hand = acted.hand
    why = acted.why
    if (acted.wish) wishes.push(acted.wish)
  }
  return { hand, wishes, why }
}

export function expectHandled({
  given,
  seat,
  moves,
  wishes: wanted,
  is,
  hand: left,
  why: reason,
}: HandledCase) {
  const { hand, wishes, why } = handled({ given, seat, moves })
  expect(wishes).toEqual(wanted)
  if (is !== undefined) for (const one of wishes) expect(answer(wish(given, seat, one))).toBe(is)
  if (left) expect(hand).toMatchObject(left)
  expect(why?.en).toBe(reason)
}

/** In the words of the rules. */
export const saying = (code: RefusalCode) => refuse(code).text.en

export const at = (x: number, y: number) => ({ x, y })
export const grasp = (piece: string): HandMove => ({ type: 'grasp', piece, at: at(0, 9) })
export const carry = (x: number, y: number): HandMove => ({ type: 'carry', at: at(x, y) })
export const drop = (x: number, y: number): HandMove => ({ type: 'drop', at: at(x, y) })
export const tap = (x: number, y: number): HandMove => ({ type: 'tap', at: at(x, y) })
export const step = (dx: -1 | 0 | 1, dy: -1 | 0 | 1): HandMove => ({ type: 'step', dx, dy })
export const acts = (act: string): HandMove => ({ type: 'act', act })
export const turn: HandMove = { type: 'turn', by: 1 }
export const next: HandMove = { type: 'next', by: 1 }
export const putDown: HandMove = { type: 'put-down' }
