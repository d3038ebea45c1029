import type { Audit } from '../../audit/audit.ts'
import type { Outcome, WonMarks } from '../../game.ts'
import type { LogEvent } from '../../log/event.ts'
import { canonical } from '../../log/json/canonical.ts'
import { countsCorrections, type TournamentState, type TournamentTable } from '../state/state.ts'
import { actOf } from './act-of.ts'

/** What the log of a match tells a tournament, gathered while it was audited. */
export interface MatchAccount {
  readonly audit: Audit
  readonly created: LogEvent
  readonly last: LogEvent
  /** By organisers. */
  readonly acts: readonly LogEvent[]
  readonly before: (seq: number) => Outcome | undefined
  /** By seat, what had been won before that event, as the whole log counts it. */
  readonly wonBefore: (seq: number) => readonly WonMarks[] | undefined
  /** What can be won in it, the best first. */
  readonly marks: readonly string[]
}

/** Where the tournament's log and the log of one of its matches do not agree, in sentences; `seq` is of the match's log. */
export interface Disagreement {
  readonly seq: number
  readonly what: string
}

/** Compares everything that the tournament's log says of a match that is over with the match's own log. */
export function compareMatch(
  state: TournamentState,
  table: TournamentTable,
  match: MatchAccount,
): readonly Disagreement[] {
  const found: Disagreement[] = []
  const { audit, created, last, marks } = match
  const { outcome } = audit
  const expect = (what: string, seq: number, recorded: unknown, logged: unknown) => {
    if (canonical(recorded) !== canonical(logged))
      found.push({
        seq,
        what: `${what}: the tournament says ${told(recorded)}, this log says ${told(logged)}`,
      })
  }
  const { game, rules } = created.data as { readonly game: string; readonly rules?: string }
  expect('match', created.seq, table.match, outcome.id)
  expect('tournament', created.seq, state.id, outcome.event)
  expect('game', created.seq, table.game, game)
  // A log that names no rules is of their first version.
  expect('rules', created.seq, table.rules, rules ?? `${game}/1`)
  expect('marks', created.seq, table.marks, marks)
  expect('seats', created.seq, table.seats.length, outcome.players.length)
  expect('delay of spectators', created.seq, table.delayMs, outcome.delayMs)
  compareResult(table, match, expect)
  compareActs(table, match, { found, expect })
  for (const [seat, { credits }] of table.seats.entries()) {
    for (const { from, marks: recorded } of credits) {
      const logged = from === 1 ? {} : wonIn(state, match, from)[seat]
      if (logged === undefined)
        found.push({ seq: last.seq, what: `seat ${seat} is credited from event ${from}, which is not there` })
      else expect(`what seat ${seat} had won before event ${from}`, from, recorded, logged)
    }
  }
  return found
}

/** By seat, what had been won before that event, as tournaments of that format count it. */
function wonIn(state: TournamentState, { before, wonBefore }: MatchAccount, from: number) {
  const won = countsCorrections(state) ? wonBefore(from) : before(from)?.players.map(({ marks }) => marks)
  return won ?? []
}

type Expect = (what: string, seq: number, recorded: unknown, logged: unknown) => void

function compareResult({ result }: TournamentTable, { audit, last }: MatchAccount, expect: Expect): void {
  if (!result) return
  const { outcome, isOver } = audit
  expect('last event', last.seq, result.events, last.seq)
  expect('hash of the last event', last.seq, result.hash, last.hash)
  expect('end', last.seq, result.endedAt, last.at)
  expect('how it ended', last.seq, result.status, isOver ? outcome.status : 'running')
  expect('winners', last.seq, result.winners, outcome.winners)
  const players = outcome.players.map(({ name, key, isProved, bot, marks }) => {
    return { name, key, isProved, bot, marks }
  })
  for (const [seat, player] of result.players.entries())
    expect(`seat ${seat}`, last.seq, player, players[seat] ?? null)
}

/** What organisers did in a match stands in both logs. */
function compareActs(
  { acts }: TournamentTable,
  match: MatchAccount,
  { found, expect }: { readonly found: Disagreement[]; readonly expect: Expect },
): void {
  const logged = new Map(match.acts.map((event) => [event.seq, event]))
  for (const { at: _, ...act } of acts) {
    const { seq, type } = act
    const event = logged.get(seq)
    if (event?.hash !== act.hash || event.type !== type) {
      found.push({ seq, what: `the tournament says that an organiser did ${type} here, this log does not` })
      continue
    }
    const { reason, organiser } = actOf(event)
    expect(`reason of ${type}`, seq, act.reason, reason)
    expect(`organiser of ${type}`, seq, act.organiser, organiser)
  }
  const recorded = new Set(acts.map(({ seq }) => seq))
  for (const { seq, type } of match.acts) {
    if (!recorded.has(seq))
      found.push({ seq, what: `${type} by an organiser, which the tournament’s log does not have` })
  }
}

const LONGEST = 120

function told(value: unknown): string {
  const text = canonical(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
