import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import {
  type AnyGame,
  failed,
  gameNamed,
  type Json,
  type JsonObject,
  middleStrength,
  newestGames,
  ok,
  type Result,
} from '@getaway/engine'
import type { Shelf } from './log-files.ts'
import { beginningOf, type SimulationRun } from './run.ts'

export const DEFAULT_GAME = 'chase'

export interface SimulateCall {
  readonly run: SimulationRun
  readonly matches: number
  readonly jobs: number
  readonly shelf: Shelf | undefined
  readonly force: boolean
  readonly json: boolean
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseSimulateCall(args: readonly string[]): Result<SimulateCall | 'help'> {
  try {
    const { values } = parse(args)
    return ok(values.help ? 'help' : callOf(values))
  } catch (error) {
    return failed((error as Error).message)
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', default: DEFAULT_GAME },
      players: { type: 'string' },
      matches: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      gzip: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      bots: { type: 'string' },
      variants: { type: 'string' },
      options: { type: 'string', default: '{}' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

type Values = ReturnType<typeof parse>['values']

/** Throws what is wrong, option by option. */
function callOf(values: Values): SimulateCall {
  const game = gameNamed(values.game)
  if (!game)
    throw new Error(
      `--game is ${newestGames()
        .map(({ id }) => id)
        .join(' or ')}, not ${shown(values.game)}`,
    )
  const players = wholeNumber('players', values.players ?? String(game.seats.fewest), 1, 100)
  const matches = wholeNumber('matches', values.matches, 1, 999_999)
  const seed = wholeNumber('seed', values.seed, 0, Number.MAX_SAFE_INTEGER)
  const jobs = wholeNumber('jobs', values.jobs, 1, 256)
  const run = { game: game.id, seed, bots: botsOf(game, players, values.bots), options: {} }
  opened(game, run, 'players')
  const options = { ...optionsOf(values.options), ...variantsOf(game, values.variants) }
  opened(game, { ...run, options }, 'options')
  const { out, gzip, force, json } = values
  if (out === undefined && (gzip || force)) {
    throw new Error(`--${gzip ? 'gzip' : 'force'} needs a folder for the logs: --out`)
  }
  if (out === '') throw new Error('--out must be the folder for the logs, not ""')
  const shelf = out === undefined ? undefined : { folder: out, gzip }
  return { run: { ...run, options }, matches, jobs, shelf, force, json }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new Error(`--${name} must be a whole number from ${least} to ${most}, not ${shown(text)}`)
}

function botsOf(game: AnyGame, players: number, wished: string | undefined): string[] {
  const strengths = Object.keys(game.bots)
  const named = wished === undefined ? [middleStrength(game.bots)] : wished.split(',')
  const stranger = named.find((strength) => !strengths.includes(strength))
  if (stranger !== undefined) {
    throw new Error(`--bots: ${game.id} has no bot ${shown(stranger)}; it has ${strengths.join(', ')}`)
  }
  if (named.length === 1) return Array.from({ length: players }, () => named[0] ?? '')
  if (named.length === players) return named
  throw new Error(
    `--bots must be one strength for all or ${players}, one for each player, not ${named.length}`,
  )
}

function optionsOf(text: string): Record<string, unknown> {
  let options: unknown
  try {
    options = JSON.parse(text)
  } catch (error) {
    throw new Error(`--options is not JSON: ${(error as Error).message}`)
  }
  if (isObject(options) && !Array.isArray(options)) return options as Record<string, unknown>
  throw new Error(`--options must be a JSON object like {"race":{"policy":"fair"}}, not ${shown(text)}`)
}

/** The options that choose the game's variants of these names. */
function variantsOf({ variants }: AnyGame, names: string | undefined): JsonObject {
  if (names === undefined) return {}
  const wished = names.split(',')
  const unknown = wished.find((name) => !Object.hasOwn(variants, name))
  if (unknown !== undefined) {
    const known = Object.keys(variants).join(', ')
    throw new Error(`--variants: unknown variant ${shown(unknown)}; known: ${known || 'none'}`)
  }
  return wished.reduce((all: JsonObject, name) => together(all, variants[name] ?? {}, names), {})
}

/** Both, unless they say different things of the same option. */
function together(one: JsonObject, other: JsonObject, names: string): JsonObject {
  const all: Record<string, Json> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const before = all[key]
    if (before === undefined || before === value) all[key] = value
    else if (isObject(before) && isObject(value)) {
      all[key] = together(before as JsonObject, value as JsonObject, names)
    } else throw new Error(`--variants: ${names.split(',').join(' and ')} do not go together`)
  }
  return all
}

interface Created {
  readonly options: Readonly<Record<string, object>>
}

/** The options of a match that nobody has wished anything of. */
export function standardOptions(game: AnyGame): Created['options'] {
  const bots = Array.from({ length: game.seats.fewest }, () => middleStrength(game.bots))
  return opened(game, { game: game.id, seed: 1, bots, options: {} }, 'players')
}

/** The options of a match as the game opens it; throws what it says against that. */
function opened(game: AnyGame, run: SimulationRun, option: string): Created['options'] {
  const { id, at, random } = beginningOf(run, 0)
  const draft = game.create({ id, at, seats: run.bots.length, options: run.options }, random)
  if (!draft.ok) throw new Error(`--${option}: ${draft.error}`)
  return (draft.value.data as unknown as Created).options
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function shown(text: string): string {
  return JSON.stringify(text)
}
