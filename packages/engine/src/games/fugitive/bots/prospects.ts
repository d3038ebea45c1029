import type { PlaceOdds } from '../odds/index.ts'
import { ESCAPE, MANHUNT_UP_TO, REACH, START, sprintOf } from '../pieces/pieces.ts'
import { faceDown, type RowPlace } from '../state/table.ts'
import { type Figure, WEIGHTS } from './weights.ts'

const FIGURES = Object.keys(WEIGHTS) as Figure[]

/** What the fugitive leaves behind with their turn: the marshal draws and guesses next. */
export interface Outlook {
  readonly row: readonly RowPlace[]
  /** What stays in hand, without the 42. */
  readonly hand: readonly number[]
  /** By hand that the marshal may have: how probable each number is that she may look for. */
  readonly odds: readonly PlaceOdds[]
  readonly turn: number
}

/** How probable it is that the fugitive wins from there: logistic, by figures whose weights were learnt from matches. */
export function prospectOf(outlook: Outlook): number {
  const figures = figuresOf(outlook)
  const sum = FIGURES.reduce((total, name) => total + WEIGHTS[name] * figures[name], 0)
  return 1 / (1 + Math.exp(-sum))
}

/** How much rather a marshal names what is twice as probable: four times. */
const SHARPNESS = 2
/** A number is never taken for less probable than that, beside the most probable one. */
const HARDLY = 0.02

export function figuresOf({ row, hand, odds, turn }: Outlook): Readonly<Record<Figure, number>> {
  const last = row.at(-1)?.card ?? START
  const hidden = faceDown(row).flatMap(({ card }) => card ?? [])
  const highest = row.reduce((most, { isUp, card }) => (isUp ? Math.max(most, card ?? 0) : most), START)
  const sprint = sum(hand.map((card) => sprintOf(card)))
  const missing = Math.max(0, ESCAPE - last - REACH - sprint)
  const way = (ESCAPE - last) / ESCAPE
  const named = mean(odds.map((one) => chanceOfNaming(hidden, one)))
  const beside = odds.map((one) => {
    const most = Math.max(...one)
    return hidden.map((card) => (most > 0 ? (one[card] ?? 0) / most : 1))
  })
  return {
    always: 1,
    // How far it is to the 42.
    way,
    waySquared: way * way,
    oneHidden: hidden.length === 1 ? 1 : 0,
    twoHidden: hidden.length === 2 ? 1 : 0,
    // That the next guess finds a hideout, and that it is the last one.
    named,
    caught: hidden.length === 1 ? named : 0,
    // Among how many numbers the marshal looks for each hideout.
    spread:
      mean(odds.map((one) => hidden.length / Math.max(HARDLY, sum(one.map((chance) => chance ** 2))))) / 10,
    // That each hideout is what looks most probable: a manhunt would find them all.
    hunted: mean(beside.map((shares) => shares.reduce((product, share) => product * share ** 2, 1))),
    cover: mean(beside.map((shares) => sum(shares.map((share) => Math.log(Math.max(HARDLY, share)))))) / 10,
    // F6.3: there is no manhunt any more.
    isPast: highest > MANHUNT_UP_TO ? 1 : 0,
    highest: highest / ESCAPE,
    cards: hand.length / 10,
    sprint: sprint / 10,
    // What the hand lacks for the 42.
    missing: missing / 10,
    isNear: missing === 0 ? 1 : 0,
    ahead: hand.filter((card) => card > last).length / 10,
    cardsForWay: (way * hand.length) / 10,
    turn: turn / 30,
  }
}

/** That a marshal who goes by these odds names one of the cards. */
export function chanceOfNaming(cards: readonly number[], odds: PlaceOdds): number {
  const weight = odds.map((one) => one ** SHARPNESS)
  const all = sum(weight)
  return all > 0 ? sum(cards.map((card) => weight[card] ?? 0)) / all : 0
}

function mean(numbers: readonly number[]): number {
  return numbers.length > 0 ? sum(numbers) / numbers.length : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
