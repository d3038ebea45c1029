import { interned } from '../../../log/json/interned.ts'
import { type Player, playersOf } from '../../../people/player.ts'
import { type Lying, PRISON_CELL } from '../pieces/geometry.ts'
import type { Tile } from '../pieces/pieces.ts'
import { tileSetOf } from '../pieces/tile-schema.ts'
import type { Data } from '../vocabulary/events.ts'
import { type Options, optionsOf } from '../vocabulary/options.ts'
import type { ChaseRules } from '../vocabulary/rules.ts'
import type { Round, Writable } from './round.ts'
import { NOBODY, type Tally } from './tally.ts'

export interface Correction {
  readonly seq: number
  readonly at: number
  readonly round: number
  readonly winner: 'runners' | 'chasers' | null
  readonly awards: Readonly<Record<string, 'perfect' | 'small'>>
  readonly reason: string
  readonly by: string
}

export interface Over {
  readonly how: 'ended' | 'abandoned'
  readonly seq: number
}

/** Everything that the log says, folded. */
export interface Match {
  readonly id: string
  /** The version of the rules that it is played by. */
  readonly rules: ChaseRules
  readonly options: Options
  readonly players: readonly Player[]
  readonly tiles: ReadonlyMap<string, Tile>
  readonly prison: Lying
  /** Earlier rounds, as they were left. */
  readonly past: readonly Round[]
  readonly round: Round | undefined
  readonly corrections: readonly Correction[]
  /** What counts so far: scored rounds and their corrections. */
  readonly tally: readonly Tally[]
  /** When a player last did anything: the idle clock (C9.4). */
  readonly lastActAt: number
  readonly over: Over | undefined
  readonly sealed: boolean
}

/** What a round is judged by, besides itself. */
export type Judged = Pick<Match, 'prison' | 'rules'>

/** Field by field, as with rounds. */
export function copyOfMatch(match: Match): Writable<Match> {
  return {
    id: match.id,
    rules: match.rules,
    options: match.options,
    players: match.players,
    tiles: match.tiles,
    prison: match.prison,
    past: match.past,
    round: match.round,
    corrections: match.corrections,
    tally: match.tally,
    lastActAt: match.lastActAt,
    over: match.over,
    sealed: match.sealed,
  }
}

/** By what they were read from: matches that share a tile set as data share its tiles, too. */
const tilesRead = new WeakMap<object, ReadonlyMap<string, Tile>>()

function tilesIn(data: Data['game.created']['tileset']): ReadonlyMap<string, Tile> {
  const known = tilesRead.get(data)
  if (known) return known
  const tiles = new Map(tileSetOf(data).tiles.map((tile) => [interned(tile.id), tile]))
  tilesRead.set(data, tiles)
  return tiles
}

/** The match that `game.created` opens. Its data has passed the schema and `createdProblem`. */
export function begin(rules: ChaseRules, created: Data['game.created'], at: number): Match {
  const tiles = tilesIn(created.tileset)
  const prison = [...tiles.values()].find((tile) => tile.kind === 'prison') as Tile
  const players = playersOf(created.players)
  return {
    id: created.id,
    rules,
    options: optionsOf(created.options),
    players,
    tiles,
    prison: { ...PRISON_CELL, tile: prison, rot: 0 },
    past: [],
    round: undefined,
    corrections: [],
    tally: players.map(() => NOBODY),
    lastActAt: at,
    over: undefined,
    sealed: false,
  }
}
