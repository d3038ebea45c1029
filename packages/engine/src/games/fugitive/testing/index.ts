export * as fugitiveCase from './fixture.ts'
export { playRandomFugitive, type RandomFugitiveMatch } from './random-match.ts'
export { randomWish } from './random-wish.ts'
