export * from './chase/testing/index.ts'
export { playRandomFugitive, type RandomFugitiveMatch, randomWish } from './fugitive/testing/index.ts'
