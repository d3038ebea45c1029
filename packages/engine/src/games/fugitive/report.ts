import type { TurnClock } from '../../clock/turn-clock.ts'
import type { StretchNotes } from '../../stretch-notes.ts'
import { type Winners, wonBy } from '../../winners.ts'
import type { Role } from './event-cards/index.ts'
import { beforeAction } from './evolve/evolve-table.ts'
import { isDiscovery, type Match, seatOfRole } from './state/match.ts'
import { listOf, type Table } from './state/table.ts'
import type { Data } from './vocabulary/events.ts'
import type { Variant } from './vocabulary/options.ts'

type Reason = Data['game.ended']['reason']

/** Who has won by now, recorded or not: an ending with no decision after it counts as final. */
export function endingOf(match: Match): { readonly winner: Role; readonly reason: Reason } | undefined {
  if (!match.table || match.over?.how === 'abandoned') return undefined
  const [step] = beforeAction(match.table, isDiscovery(match)).steps
  return step?.type === 'end' ? { winner: step.winner, reason: step.reason } : undefined
}

export interface FugitiveReport extends Winners {
  readonly variant: Variant | null
  readonly status: 'waiting' | 'running' | 'ended' | 'abandoned'
  readonly fugitive: number
  readonly turns: number
  /** The row as it was left, from the start on; the 42, if it was placed, is the last. */
  readonly hideouts: readonly {
    readonly seq: number
    readonly turn: number
    readonly card: number | null
    readonly sprint: readonly number[]
    readonly found: boolean
  }[]
  readonly guesses: readonly {
    readonly seq: number
    readonly turn: number
    readonly numbers: readonly number[]
    readonly right: boolean | null
    readonly manhunt: boolean
  }[]
  readonly resolved: readonly { readonly seq: number; readonly turn: number; readonly event: string }[]
  readonly reason: Reason | null
  readonly dropped: StretchNotes['dropped']
  /** Only in a match with a clock: every time that ran out. */
  readonly lapsed?: TurnClock['lapses']
}

/** The game's part of the `getaway audit` report. */
export function reportOf(match: Match, notesOf: (barrier: number) => StretchNotes): FugitiveReport {
  const table = match.table && beforeAction(match.table, isDiscovery(match))
  const ending = endingOf(match)
  return {
    variant: match.options.variant,
    status: statusOf(match),
    fugitive: match.options.fugitive,
    turns: table?.turn.number ?? 0,
    hideouts: table ? hideoutsOf(table) : [],
    guesses: (table?.guesses ?? []).map(({ seq, turn, numbers, isRight, isHunt }) => ({
      seq,
      turn,
      numbers,
      right: isRight ?? null,
      manhunt: isHunt,
    })),
    resolved: (table?.resolved ?? []).map(({ seq, turn, data }) => ({ seq, turn, event: data.event })),
    reason: ending?.reason ?? null,
    ...wonBy(ending ? [seatOfRole(match, ending.winner)] : []),
    dropped: table ? notesOf(table.dealt).dropped : [],
    ...(match.clock ? { lapsed: match.clock.lapses } : {}),
  }
}

function statusOf(match: Match): FugitiveReport['status'] {
  if (match.over?.how === 'abandoned') return 'abandoned'
  if (!match.table) return 'waiting'
  return endingOf(match) ? 'ended' : 'running'
}

function hideoutsOf(table: Table): FugitiveReport['hideouts'] {
  const { row } = table
  return (table.escape ? [...row, table.escape] : row).map((place) => ({
    seq: place.seq,
    turn: place.turn,
    card: place.card ?? null,
    sprint: listOf(place.sprint) ?? [],
    found: place.isUp && place !== table.escape,
  }))
}
