import { turnUsOf } from '../../../clock/clock-events.ts'
import { openClock, type TurnClock } from '../../../clock/turn-clock.ts'
import { type Player, playersOf } from '../../../people/player.ts'
import type { Role } from '../event-cards/index.ts'
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
  /** F3.5: undefined in a match without a clock. */
  readonly clock: TurnClock | undefined
  readonly over: Over | undefined
  readonly sealed: boolean
}

/** The match that `game.created` opens. */
export function begin(created: Data['game.created'], at: number): Match {
  const players = playersOf(created.players)
  const turnUs = turnUsOf(created, created.options)
  return {
    id: created.id,
    options: optionsOf(created.options),
    players,
    table: undefined,
    lastActAt: at,
    clock: turnUs === undefined ? undefined : openClock(turnUs, at, players.length),
    over: undefined,
    sealed: false,
  }
}

export function seatOfRole({ options }: Match, role: Role): number {
  return role === 'fugitive' ? options.fugitive : 1 - options.fugitive
}

export function roleOf({ options }: Match, seat: unknown): Role | undefined {
  if (seat !== 0 && seat !== 1) return undefined
  return seat === options.fugitive ? 'fugitive' : 'marshal'
}

/** F7.2 */
export function isDiscovery({ options }: Match): boolean {
  return options.variant === 'discovery-events'
}
