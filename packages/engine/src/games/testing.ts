export * from './chase/testing/index.ts'
export {
  fugitiveCase,
  playRandomFugitive,
  type RandomFugitiveMatch,
  randomWish,
  SHORT_CLOCK,
  type Straying,
  strayingFugitive,
} from './fugitive/testing/index.ts'
