export { type RefusalCode, refuse } from './admit/refusals.ts'
export { decide } from './decide/decide.ts'
export * from './event-cards/index.ts'
export { reachWith } from './evolve/evolve-table.ts'
export { fugitive } from './game.ts'
export { type Assumption, type Eye, oddsOf, type PlaceOdds, type RowOdds, rowOddsOf } from './odds/index.ts'
export * from './pieces/pieces.ts'
export { fugitiveReading } from './reading.ts'
export { endingOf, type FugitiveReport } from './report.ts'
export { type Match, roleOf, seatOfRole } from './state/match.ts'
export { openDecks, whoOf } from './state/steps.ts'
export {
  countOf,
  faceDown,
  type Guess,
  listOf,
  type RowPlace,
  type Step,
  type Table,
} from './state/table.ts'
export { type Command, fugitiveCommands } from './vocabulary/commands.ts'
export { type Data, type FugitiveEvent, type FugitiveType, fugitiveSchemas } from './vocabulary/events.ts'
export { DEFAULT_OPTIONS, type OptionsData, VARIANTS, type Variant } from './vocabulary/options.ts'
