export * from './chase/testing/index.ts'
export { playRandomColditz, randomColditzWish, SHORT_TIMES } from './colditz/testing/index.ts'
export {
  fugitiveCase,
  playRandomFugitive,
  type RandomFugitiveMatch,
  randomWish,
  SHORT_CLOCK,
  type Straying,
  strayingFugitive,
} from './fugitive/testing/index.ts'
