export { PERSONS, type Person } from './bots/person.ts'
export { chasePlayer } from './bots/player.ts'
export { checkMarkers, type MarkerCheck } from './check-markers.ts'
export { checkTiles, connectionClause, type TileCheck } from './check-tiles.ts'
export { type Command, chaseCommands } from './commands.ts'
export { create, type Setup } from './create.ts'
export { type ChaseEvent, type ChaseType, chaseSchemas, type Data } from './events.ts'
export { chase } from './game.ts'
export * from './geometry.ts'
export type { Match } from './match.ts'
export { DEFAULT_OPTIONS, type OptionsData } from './options.ts'
export * from './pieces.ts'
export { chaseReading } from './reading.ts'
export type { ChaseReport, RoundReport } from './report.ts'
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
} from './round.ts'
export { finalScore, matchWinner } from './standing.ts'
export { levelAtTheTop } from './tally.ts'
export { cityTileSet } from './tiles/city.ts'
export { CITY_SEED, citySetProblems, drawnCity } from './tiles/draw-city.ts'
export { plainTileSet } from './tiles/plain.ts'
export { tileSetProblems } from './tiles/problems.ts'
export { tileStatistics } from './tiles/statistics.ts'
