import type { Admission } from '../../admission.ts'
import { shadowOf } from './admit.ts'
import { objectionTo } from './admit-action.ts'
import { ACTIONS, type Action, type ChaseEvent } from './events.ts'
import { evolveRound, openRound } from './evolve-round.ts'
import type { Match, Player } from './match.ts'
import type { Round } from './round.ts'
import { scoreOf } from './score.ts'
import { finalScore, finalTally, matchWinner, tallyOf } from './standing.ts'

/** The match after an event that was admitted. It obeys: all doubts were `admit`'s. */
export function evolve(match: Match, event: ChaseEvent, admission: Admission): Match {
  return ACTIONS.has(event.type)
    ? evolveAction(match, event as Action, admission)
    : evolveWord(match, event as Word)
}

function evolveAction(match: Match, action: Action, admission: Admission): Match {
  const { round } = match
  if (!round) return match
  const next =
    admission.type === 'late'
      ? { ...round, shadow: evolveRound(match, shadowOf(round), action) }
      : withShadow(match, evolveRound(match, round, action), action)
  return { ...match, round: next, lastActAt: Math.max(match.lastActAt, action.at) }
}

/** Once there is a shadow it follows what happens on the table, wherever it can. */
function withShadow(match: Match, next: Round, action: Action): Round {
  const { shadow } = next
  if (!shadow || objectionTo(match, shadow, action)) return next
  return { ...next, shadow: evolveRound(match, shadow, action) }
}

type Word = Exclude<ChaseEvent, Action>

function evolveWord(match: Match, event: Word): Match {
  switch (event.type) {
    case 'game.created':
    case 'observer.admitted':
    case 'seat.connected':
    case 'seat.disconnected':
      return match
    case 'seat.taken': {
      const { seat, name, key, bot } = event.data
      return withPlayer(match, seat, { name, key, bot, taken: true, left: false })
    }
    case 'seat.ready':
      return withPlayer(
        { ...match, lastActAt: Math.max(match.lastActAt, event.at) },
        event.data.seat ?? event.by,
        { ready: true, left: false },
      )
    case 'seat.left':
      return withPlayer(match, event.data.seat ?? event.by, { left: true, ready: false })
    case 'round.dealt':
      return deal(match, event)
    case 'round.ended':
      return withRound(match, (round) => ({ ...round, decidedAt: event.at }))
    case 'round.scored':
      return count(
        withRound(match, (round) => ({ ...round, score: scoreOf(round, match.prison), scoredAt: event.at })),
      )
    case 'round.voided':
      return withRound(match, (round) => ({
        ...round,
        setAside: { status: 'voided', at: event.at, seq: event.seq },
      }))
    case 'round.corrected':
      return correct(match, event)
    case 'game.ended':
      return {
        ...withRound(match, (round) => scored(match, round)),
        tally: finalTally(match),
        over: { how: 'ended', seq: event.seq },
      }
    case 'game.abandoned':
      return { ...abandonRound(match, event), over: { how: 'abandoned', seq: event.seq } }
    case 'game.sealed':
      return { ...match, sealed: true }
  }
}

function withPlayer(match: Match, seat: unknown, change: Partial<Player>): Match {
  const players = match.players.map((player, index) => (index === seat ? { ...player, ...change } : player))
  return { ...match, players }
}

function withRound(match: Match, change: (round: Round) => Round): Match {
  return match.round ? { ...match, round: change(match.round) } : match
}

function deal(match: Match, event: Extract<Word, { type: 'round.dealt' }>): Match {
  const { round } = match
  const past = round ? [...match.past, settled(match, round)] : match.past
  const players = match.players.map((player) => ({ ...player, ready: false }))
  return { ...match, past, players, tally: finalTally(match), round: openRound(match, event) }
}

/** A round that is left behind keeps its score and drops what only a live one needs. */
function settled(match: Match, round: Round): Round {
  return { ...scored(match, round), shadow: undefined }
}

/** An ending without a decision counts as final once something builds on it. */
function scored(match: Match, round: Round): Round {
  return { ...round, score: finalScore(match, round) }
}

/** The tally anew, over all rounds that are scored. */
function count(match: Match): Match {
  const { past, round } = match
  return { ...match, tally: tallyOf(match, round?.score ? [...past, round] : past) }
}

function correct(match: Match, event: Extract<Word, { type: 'round.corrected' }>): Match {
  const { round: number, winner, awards, reason } = event.data
  const correction = {
    seq: event.seq,
    at: event.at,
    round: number,
    winner,
    awards,
    reason,
    by: String(event.by),
  }
  const final = match.round?.number === number ? withRound(match, (round) => scored(match, round)) : match
  const counted = count({ ...final, corrections: [...match.corrections, correction] })
  return matchWinner(counted) === undefined ? counted : abandonRound(counted, event)
}

function abandonRound(match: Match, { at, seq }: { readonly at: number; readonly seq: number }): Match {
  if (match.round?.ending || match.round?.setAside) return match
  return withRound(match, (round) => ({ ...round, setAside: { status: 'abandoned', at, seq } }))
}
