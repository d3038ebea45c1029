export { playRandomMatch, type RandomMatch, type RandomMatchSetup } from './random-match.ts'
export { organisersWish, playersWish } from './random-wish.ts'
