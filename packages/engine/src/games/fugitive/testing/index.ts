export * as fugitiveCase from './fixture.ts'
export { playRandomFugitive, type RandomFugitiveMatch, SHORT_CLOCK } from './random-match.ts'
export { randomWish } from './random-wish.ts'
export { type Straying, strayingFugitive } from './straying-fugitive.ts'
