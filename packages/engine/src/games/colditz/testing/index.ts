export { playRandomColditz, type RandomColditzMatch, SHORT_TIMES } from './random-match.ts'
export { randomColditzWish } from './random-wish.ts'
