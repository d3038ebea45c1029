export * from './chase/testing/index.ts'
export {
  fugitiveCase,
  playRandomFugitive,
  type RandomFugitiveMatch,
  randomWish,
} from './fugitive/testing/index.ts'
