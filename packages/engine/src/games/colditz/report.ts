import type { TurnClock } from '../../clock/turn-clock.ts'
import type { StretchNotes } from '../../stretch-notes.ts'
import { type Winners, wonBy } from '../../winners.ts'
import { sumOf } from './evolve/dice.ts'
import { escapesOf } from './moves/escape.ts'
import type { Match } from './state/match.ts'
import type { Chronicle } from './state/table.ts'
import type { Data } from './vocabulary/events.ts'

type Reason = Data['game.ended']['reason']

/** Who has won by now, recorded or not: an ending with no decision after it counts as final. */
export function endingOf(
  match: Match,
): { readonly winners: readonly number[]; readonly reason: Reason } | undefined {
  if (match.over?.how === 'abandoned') return undefined
  const [step] = match.table?.steps ?? []
  return step?.type === 'end' ? { winners: step.winners, reason: step.reason } : undefined
}

export interface ColditzReport extends Winners {
  readonly status: 'waiting' | 'running' | 'ended' | 'abandoned'
  readonly security: number
  readonly rounds: number
  readonly turns: number
  /** By seat, how many POWs are free. */
  readonly free: readonly number[]
  readonly escapes: Chronicle['escapes']
  readonly arrests: Chronicle['arrests']
  readonly attempts: Chronicle['attempts']
  readonly cards: Chronicle['played']
  /** By seat: how often two dice showed each total from 2 to 12, and how often that is to be expected. */
  readonly dice: readonly DiceReport[]
  readonly reason: Reason | null
  readonly dropped: StretchNotes['dropped']
  /** Only in a match with a clock: every time that ran out. */
  readonly lapsed?: TurnClock['lapses']
}

export interface DiceReport {
  readonly throws: number
  readonly points: number
  readonly doubles: number
  /** From 2 to 12. */
  readonly totals: readonly number[]
  /** Per 1000 fair series of that many throws, how many have no more points: 500 is neither lucky nor unlucky. */
  readonly luck: number
}

/** The game's part of the `getaway audit` report. */
export function reportOf(match: Match, notesOf: (barrier: number) => StretchNotes): ColditzReport {
  const { table, players, options } = match
  const ending = endingOf(match)
  const chronicle = table?.chronicle
  return {
    status: statusOf(match),
    security: options.security,
    rounds: table?.turn.round ?? 0,
    turns: table?.turn.number ?? 0,
    free: players.map((_, seat) => (table ? escapesOf(table, seat) : 0)),
    escapes: chronicle?.escapes ?? [],
    arrests: chronicle?.arrests ?? [],
    attempts: chronicle?.attempts ?? [],
    cards: chronicle?.played ?? [],
    dice: players.map((_, seat) => diceOf(chronicle?.throws ?? [], seat)),
    reason: ending?.reason ?? null,
    ...wonBy(ending?.winners ?? []),
    dropped: table ? notesOf(table.dealt).dropped : [],
    ...(match.clock ? { lapsed: match.clock.lapses } : {}),
  }
}

function statusOf(match: Match): ColditzReport['status'] {
  if (match.over?.how === 'abandoned') return 'abandoned'
  if (!match.table) return 'waiting'
  return endingOf(match) ? 'ended' : 'running'
}

function diceOf(throws: Chronicle['throws'], seat: number): DiceReport {
  const own = throws.filter((one) => one.seat === seat)
  const pairs = own.flatMap(({ series }) => series.flat())
  const points = sumOf(own.flatMap(({ series }) => series))
  return {
    throws: pairs.length,
    points,
    doubles: pairs.filter(([one, other]) => one === other).length,
    totals: Array.from(
      { length: 11 },
      (_, index) => pairs.filter(([one, other]) => one + other === index + 2).length,
    ),
    luck: luckOf(pairs.length, points),
  }
}

/** How likely that many throws of two dice come to no more, in thousandths; the half of equal sums counts. */
function luckOf(throws: number, points: number): number {
  if (throws === 0) return 500
  let chances = Float64Array.of(1)
  for (let die = 0; die < 2 * throws; die++) chances = withDie(chances)
  const below = chances.slice(0, points).reduce((sum, chance) => sum + chance, 0)
  return Math.round(1000 * (below + (chances[points] ?? 0) / 2))
}

/** The chance of each sum with one die more. */
function withDie(chances: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const next = new Float64Array(chances.length + 6)
  for (const [sum, chance] of chances.entries()) {
    for (let pips = 1; pips <= 6; pips++) next[sum + pips] = (next[sum + pips] ?? 0) + chance / 6
  }
  return next
}
