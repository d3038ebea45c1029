import { ESCAPE, REACH } from '../pieces/pieces.ts'
import { sprintFor } from './sprint.ts'

/** By how many hideouts can follow with what is in hand: the first matters most. */
const STEPS = [0, 1.5, 2.5]
/** To have 42 within reach. */
const WAY_OUT = 2
/** Each card more is a choice more, and one less to draw. */
const A_CARD = 0.9

/** How well the cards in hand (42 aside) lead on from there. */
export function readinessOf(at: number, hand: readonly number[]): number {
  const steps = STEPS[stepsFrom(at, hand, STEPS.length - 1)] ?? 0
  return steps + (isNearOut(at, hand) ? WAY_OUT : 0) + A_CARD * hand.length
}

/** How many hideouts can follow; with 42 within reach, as many as can be asked for. */
function stepsFrom(at: number, hand: readonly number[], most: number): number {
  if (most === 0 || isNearOut(at, hand)) return most
  let found = 0
  for (const card of hand) {
    if (card <= at) continue
    const others = hand.filter((one) => one !== card)
    const sprint = sprintFor(others, card, card - at - REACH, 0)
    if (!sprint) continue
    const left = others.filter((one) => !sprint.includes(one))
    found = Math.max(found, 1 + stepsFrom(card, left, most - 1))
    if (found === most) break
  }
  return found
}

function isNearOut(at: number, hand: readonly number[]): boolean {
  return sprintFor(hand, at, ESCAPE - at - REACH, 0) !== undefined
}
