export { playRandomColditz, type RandomColditzMatch, SHORT_TIMES } from './random-match.ts'
export { randomWish } from './random-wish.ts'
