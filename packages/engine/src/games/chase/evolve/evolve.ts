import type { Admission } from '../../../admission.ts'
import { isSignOfLife } from '../../../people/idle.ts'
import { isOfPeople, type PeopleEvent } from '../../../people/people-events.ts'
import { playersAfter, withPlayer } from '../../../people/player.ts'
import { shadowRoundOf } from '../admit/admit.ts'
import { objectionToAction } from '../admit/admit-action.ts'
import { finalScore, finalTally, matchWinner, tallyOf } from '../judge/standing.ts'
import { copyOfMatch, type Match } from '../state/match.ts'
import { copyOfRound, type Moment, type Round, type Writable } from '../state/round.ts'
import { ACTIONS, type Action, type ChaseEvent } from '../vocabulary/events.ts'
import { cancelExchange, evolveRound } from './evolve-round.ts'
import { openRound } from './open-round.ts'

/** Derives the match after an event that was admitted, endings included. Whether it may happen was `admit`'s to say. */
export function evolve(match: Match, event: ChaseEvent, admission: Admission): Match {
  return ACTIONS.has(event.type)
    ? evolveAction(match, event as Action, admission)
    : evolveWord(match, event as Word)
}

function evolveAction(match: Match, action: Action, admission: Admission): Match {
  const { round } = match
  if (!round) return match
  const next = copyOfMatch(match)
  next.round =
    admission.type === 'late'
      ? withLate(match, round, action)
      : withShadow(match, evolveRound(match, round, action), action)
  next.lastActAt = Math.max(match.lastActAt, action.at)
  const hasLeft = typeof action.by === 'number' && match.players[action.by]?.left
  if (hasLeft) next.players = withPlayer(match.players, action.by, { left: false })
  return next
}

/** What is late changes nothing on the table, only what might have been. */
function withLate(match: Match, round: Round, action: Action): Round {
  const shadow = evolveRound(match, shadowRoundOf(round), action)
  const next = copyOfRound(round)
  next.shadow = shadow
  // A pile that was taken up late has been looked at: the next refusal would tell what is in it.
  next.looked = shadow.looked
  next.exchanged = shadow.exchanged
  return next
}

/** Once there is a shadow it follows the table; where late actions stand in its way, the table wins. */
function withShadow(match: Match, round: Round, action: Action): Round {
  const { shadow } = round
  if (!shadow) return round
  const next = copyOfRound(round)
  next.shadow = objectionToAction(match, shadow, action) ? undefined : evolveRound(match, shadow, action)
  return next
}

type Word = Exclude<ChaseEvent, Action>

function evolveWord(match: Match, event: Word): Match {
  if (isOfPeople(event)) return evolvePeople(match, event)
  switch (event.type) {
    case 'game.created':
      return match
    case 'round.dealt':
      return deal(match, event)
    case 'round.ended':
      return withRound(match, (round) => {
        round.decidedAt = event.at
      })
    case 'round.scored':
      return scoreRound(match, event.at)
    case 'round.voided':
      return setAside(match, 'voided', event)
    case 'round.corrected':
      return correct(match, event)
    case 'game.ended':
      return {
        ...withRound(match, (round) => score(match, round)),
        tally: finalTally(match),
        over: { how: 'ended', seq: event.seq },
      }
    case 'game.abandoned':
      return { ...abandonRound(match, event), over: { how: 'abandoned', seq: event.seq } }
    case 'game.sealed':
      return { ...match, sealed: true }
  }
}

function evolvePeople(match: Match, event: PeopleEvent): Match {
  const next = copyOfMatch(match)
  next.players = playersAfter(match.players, event)
  if (isSignOfLife(event)) next.lastActAt = Math.max(match.lastActAt, event.at)
  return next
}

function withRound(match: Match, change: (round: Writable<Round>) => void): Match {
  if (!match.round) return match
  const next = copyOfMatch(match)
  const round = copyOfRound(match.round)
  change(round)
  next.round = round
  return next
}

/** C9.1: the table is cleared for the next round; awards stay. */
function deal(match: Match, event: Extract<Word, { type: 'round.dealt' }>): Match {
  const next = copyOfMatch(match)
  if (match.round) next.past = match.past.concat([leftBehind(match, match.round)])
  next.players = match.players.map((player) => (player.ready ? { ...player, ready: false } : player))
  next.tally = finalTally(match)
  next.round = openRound(match, event)
  return next
}

/** It keeps its score and drops what only a live round needs. */
function leftBehind(match: Match, round: Round): Round {
  const left = copyOfRound(round)
  score(match, left)
  left.shadow = undefined
  left.starts = undefined
  left.piles = CLEARED
  left.stocks = []
  return left
}

const CLEARED: Round['piles'] = [
  { tiles: undefined, size: 0 },
  { tiles: undefined, size: 0 },
]

/** An ending without a decision counts as final once something builds on it. */
function score(match: Match, round: Writable<Round>): void {
  round.score = finalScore(match, round)
}

function scoreRound(match: Match, scoredAt: number): Match {
  const next = copyOfMatch(match)
  next.tally = finalTally(match)
  if (match.round) {
    const round = copyOfRound(match.round)
    round.score = finalScore(match, match.round)
    round.scoredAt = scoredAt
    next.round = round
  }
  return next
}

/** Counts the tally again, over all rounds that are scored. */
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
  const final = match.round?.number === number ? withRound(match, (round) => score(match, round)) : match
  const counted = count({ ...final, corrections: [...match.corrections, correction] })
  return matchWinner(counted) === undefined ? counted : abandonRound(counted, event)
}

function abandonRound(match: Match, event: Moment): Match {
  return match.round?.ending || match.round?.setAside ? match : setAside(match, 'abandoned', event)
}

/** C8.1: a round that is voided or abandoned is over as well, and has no score. */
function setAside(match: Match, status: 'voided' | 'abandoned', { at, seq }: Moment): Match {
  return withRound(match, (round) => {
    round.setAside = { status, at, seq }
    if (!round.ending) cancelExchange(round)
  })
}
