export {
  CHASE_2,
  chase2WithRemarks,
  chaseWithAdditions,
  GRANTS,
  grantsAtRandom,
  REMARKS,
  remarksAtRandom,
} from './additions.ts'
export * as chaseCase from './fixture.ts'
export { oddTileSet } from './odd-tiles.ts'
export { playRandomMatch, type RandomMatch, type RandomMatchSetup } from './random-match.ts'
export { organisersWish, playersWish, type Skill } from './random-wish.ts'
