export * from './chase/testing/index.ts'
export {
  fugitiveCase,
  playRandomFugitive,
  type RandomFugitiveMatch,
  randomWish,
  SHORT_CLOCK,
} from './fugitive/testing/index.ts'
