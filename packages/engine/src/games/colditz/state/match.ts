import { openClock, type TurnClock } from '../../../clock/turn-clock.ts'
import { type Player, playersOf } from '../../../people/player.ts'
import { NATIONS, type Nation } from '../pieces/pieces.ts'
import type { Data } from '../vocabulary/events.ts'
import { type Options, optionsOf } from '../vocabulary/options.ts'
import type { Table } from './table.ts'

export interface Over {
  readonly how: 'ended' | 'abandoned'
  readonly seq: number
}

/** Everything that the log says, folded. */
export interface Match {
  readonly id: string
  readonly options: Options
  readonly players: readonly Player[]
  /** Undefined until the cards are dealt. */
  readonly table: Table | undefined
  /** When a player last did something. */
  readonly lastActAt: number
  /** K6.6: undefined in a match without any limit of time. */
  readonly clock: TurnClock | undefined
  readonly over: Over | undefined
  readonly sealed: boolean
}

/** The match that `game.created` opens. */
export function begin(created: Data['game.created'], at: number): Match {
  const players = playersOf(created.players)
  const options = optionsOf(created.options)
  const { turnUs, reactUs } = options
  const isTimed = turnUs !== undefined || reactUs !== undefined
  return {
    id: created.id,
    options,
    players,
    table: undefined,
    lastActAt: at,
    clock: isTimed ? openClock(turnUs ?? 0, at, players.length) : undefined,
    over: undefined,
    sealed: false,
  }
}

export type Role = 'officer' | 'security'

export function roleOf(
  { options, players }: Pick<Match, 'options' | 'players'>,
  seat: unknown,
): Role | undefined {
  if (typeof seat !== 'number' || !players[seat]) return undefined
  return seat === options.security ? 'security' : 'officer'
}

/** K2.3: the nation of an officer, in the order of play. */
export function nationOf({ options, players }: Pick<Match, 'options' | 'players'>, seat: number): Nation {
  const order = (seat - options.security - 1 + players.length) % players.length
  return options.nations[order] ?? NATIONS[0]
}
