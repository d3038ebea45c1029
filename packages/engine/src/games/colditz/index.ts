export { type Liability, liabilityOf } from './arrests/liability.ts'
export * from './board/board.ts'
export { castle } from './board/castle.ts'
export { doOrDieSteps } from './board/do-or-die.ts'
export { guardSteps, guardWaysOf, type OpenToGuards, searchSteps, shotSteps } from './board/guards.ts'
export { FAR, isOnFoot, shortestWay, stepsFrom } from './board/steps.ts'
export { MAP_LEGEND, mapOf } from './board/text-map.ts'
export { type Cards, type Choice, type OpenToPow, type WaysTo, waysTo } from './board/ways-to.ts'
export { type Threat, threatsOf } from './bots/threats.ts'
export { cardAct } from './cards/card-acts.ts'
export { decide } from './decide/decide.ts'
export { colditz } from './game.ts'
export { guardReach, powReach, type Reach } from './moves/reach.ts'
export { oddsToCover, throwOdds } from './odds/throw-odds.ts'
export * from './pieces/cards.ts'
export * from './pieces/pieces.ts'
export { colditzReading } from './reading.ts'
export { type ColditzReport, type DiceReport, endingOf } from './report.ts'
export { type Match, nationOf, type Role, roleOf } from './state/match.ts'
export { cellAt, isInPlay, isOnBoard, officersOf, powOf, powsOf, squareAt } from './state/places.ts'
export {
  countOf,
  type Goods,
  listOf,
  type Pow,
  type Step,
  type Table,
  type Terms,
  type Turn,
} from './state/table.ts'
export { type Command, colditzCommands } from './vocabulary/commands.ts'
export { type ColditzEvent, type ColditzType, colditzSchemas, type Data } from './vocabulary/events.ts'
export { DEFAULT_OPTIONS, type OptionsData, VARIANTS } from './vocabulary/options.ts'
export { type RefusalCode, refuse } from './vocabulary/refusals.ts'
