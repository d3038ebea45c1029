/**
 * What each figure of an outlook makes of the odds: learnt from some 2,500 matches against marshals who reckon, in half of
 * which one placement was left to chance (`npm run balance -- --learn 2000` learns them from the bots as they are).
 */
export const WEIGHTS = {
  always: 3.69,
  way: 1.51,
  waySquared: 2.64,
  oneHidden: -1.2,
  twoHidden: -0.22,
  named: -0.28,
  caught: 1.26,
  spread: 3.68,
  hunted: -1.71,
  cover: -1.1,
  isPast: 0.63,
  highest: -0.29,
  cards: 1.84,
  sprint: -2.31,
  missing: -3.38,
  isNear: -0.37,
  ahead: 0.06,
  cardsForWay: 5.05,
  turn: -3.61,
} as const satisfies Readonly<Record<string, number>>

/** By what matches were seen to be won and lost. */
export type Figure = keyof typeof WEIGHTS
