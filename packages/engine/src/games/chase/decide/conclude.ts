import type { Due } from '../../../game.ts'
import type { Draft } from '../../../log/event.ts'
import { givingUp } from '../../../people/idle.ts'
import type { Random } from '../../../random.ts'
import { scoreOf } from '../judge/score.ts'
import { finalTally, matchWinner } from '../judge/standing.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import type { ChaseType, Data } from '../vocabulary/events.ts'
import { dealRound } from './deal.ts'
import { finalAt, lateUntil } from './late-until.ts'

const SECOND = 1_000_000
/** [ours] The next round is dealt when all are ready, at the latest this long after the last one. */
const PATIENCE = 30 * SECOND

/** What the referee has to say by `now`, and when it has to be asked again. */
export function conclude(match: Match, now: number, random: Random): Due {
  if (match.over) return { drafts: [], next: undefined }
  const due = [...roundDue(match, now), matchDue(match, now, random), idleDue(match, now)]
  const drafts = due.find((one) => one && one.at <= now)?.drafts() ?? []
  const later = due.flatMap((one) => (one && one.at > now ? [one.at] : []))
  return { drafts, next: later.length > 0 ? Math.min(...later) : undefined }
}

interface Duty {
  readonly at: number
  drafts(): readonly Draft[]
}

/** `round.ended` and `round.scored`, as soon as nothing can undo the ending any more. */
function roundDue(match: Match, now: number): Duty[] {
  const { round } = match
  if (!round?.ending || round.setAside || round.score) return []
  const { ending } = round
  return [
    {
      at: finalAt(match, ending),
      drafts: () => [
        ...(round.decidedAt === undefined
          ? [draft('round.ended', now, { round: round.number, reason: ending.reason, ended: ending.at })]
          : []),
        draft('round.scored', now, scoreData(match, round)),
      ],
    },
  ]
}

function scoreData(match: Match, round: Round): Data['round.scored'] {
  const { winner, mistakes, awards } = scoreOf(match, round)
  return { round: round.number, winner, mistakes, awards }
}

/** `game.ended` once somebody has won and no objection may come any more; else the next deal. */
function matchDue(match: Match, now: number, random: Random): Duty | undefined {
  const { round } = match
  if (round && !round.score && !round.setAside) return undefined
  const winner = matchWinner(match)
  if (winner !== undefined) {
    const at = Math.max(windowOf(match, round), lastScoreAt(match) + match.options.objectionS * SECOND)
    return { at, drafts: () => [draft('game.ended', now, { winner, tally: [...finalTally(match)] })] }
  }
  const at = dealAt(match, round)
  return at === undefined
    ? undefined
    : { at, drafts: () => [draft('round.dealt', now, dealRound(match, random))] }
}

function windowOf(match: Match, round: Round | undefined): number {
  return round?.ending ? lateUntil(match, round.ending) : 0
}

function lastScoreAt(match: Match): number {
  return Math.max(
    match.round?.scoredAt ?? 0,
    match.round?.setAside?.at ?? 0,
    match.corrections.at(-1)?.at ?? 0,
  )
}

function dealAt(match: Match, round: Round | undefined): number | undefined {
  if (!match.players.every((player) => player.taken)) return undefined
  const open = windowOf(match, round)
  if (match.players.every((player) => player.ready)) return open
  if (!round) return undefined
  const { idleS } = match.options
  // A short idle time must not run out over the wait for the next deal.
  const patience = idleS === 0 ? PATIENCE : Math.min(PATIENCE, (idleS * SECOND) / 2)
  return Math.max(open, lastScoreAt(match) + patience)
}

/** C9.4: everybody has left, or nobody has done anything for too long. */
function idleDue(match: Match, now: number): Duty | undefined {
  // The match is won: only objections are waited for.
  if (matchWinner(match) !== undefined) return undefined
  const { players, options, round, lastActAt } = match
  const idling = { players, idleS: options.idleS, hasBegun: round !== undefined, lastActAt }
  const due = givingUp(idling, now)
  return due && { at: due.at, drafts: () => [due.draft()] }
}

function draft<T extends ChaseType>(type: T, at: number, data: Data[T]): Draft {
  return { type, at, by: 'server', data }
}
