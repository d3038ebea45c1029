export { objectionToCell } from './admit/object-to-cell.ts'
export { type RefusalCode, refuse } from './admit/refusals.ts'
export { PERSONS, type Person } from './bots/person.ts'
export { chasePlayer } from './bots/player.ts'
export { type Check, type CheckStep, checkOf, FLIP, HAND_STAYS, TELL } from './check/check-of.ts'
export { type ChaseSetup, create } from './decide/create.ts'
export { decide } from './decide/decide.ts'
export { chase, chaseBy } from './game.ts'
export { checkMarkers, type MarkerCheck, rightSymbols } from './judge/check-markers.ts'
export { checkTiles, clauseOfNext, connectionClause, type TileCheck } from './judge/check-tiles.ts'
export { finalScore, matchWinner, targetOf } from './judge/standing.ts'
export * from './pieces/geometry.ts'
export * from './pieces/pieces.ts'
export { chaseReading } from './reading.ts'
export type { ChaseReport, RoundReport } from './report.ts'
export type { Match } from './state/match.ts'
export { nextRoles } from './state/next-deal.ts'
export {
  chaserPathOf,
  isRunning,
  type PlacedMarker,
  type PlacedTile,
  partnerOf,
  pileOf,
  type Round,
  runnerPathOf,
  type Score,
} from './state/round.ts'
export { type Awards, type Tally, winnerOf, withAwards } from './state/tally.ts'
export { cityTileSet } from './tiles/city.ts'
export { CITY_SEED, citySetProblems, drawnCity } from './tiles/draw-city.ts'
export { plainTileSet } from './tiles/plain.ts'
export { tileSetProblems } from './tiles/problems.ts'
export { tileStatistics } from './tiles/statistics.ts'
export { type Command, chaseCommands } from './vocabulary/commands.ts'
export { type ChaseEvent, type ChaseType, chaseSchemas, type Data, RACES } from './vocabulary/events.ts'
export { DEFAULT_OPTIONS, type OptionsData } from './vocabulary/options.ts'
export { CHASE_1, type ChaseRules } from './vocabulary/rules.ts'
