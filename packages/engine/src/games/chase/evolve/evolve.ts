import type { Admission } from '../../../admission.ts'
import { isSignOfLife } from '../../../people/idle.ts'
import { isOfPeople, type PeopleEvent } from '../../../people/people-events.ts'
import { playersAfter, withPlayer } from '../../../people/player.ts'
import { shadowRoundOf } from '../admit/admit.ts'
import { objectionToAction } from '../admit/admit-action.ts'
import { finalScore, finalTally, matchWinner, tallyOf } from '../judge/standing.ts'
import { copyOfMatch, type Match } from '../state/match.ts'
import { copyOfRound, type Moment, type Round, type Writable } from '../state/round.ts'
import { ACTIONS, type Action, type ChaseEvent, type EventOf } from '../vocabulary/events.ts'
import { act, cancelExchange } from './act.ts'
import { openRound } from './open-round.ts'

/**
 * Derives the match after an event that was admitted, endings included. Whether it may happen was `admit`'s to say.
 * The event is written to a copy of the match, and of its round.
 */
export function evolve(match: Match, event: ChaseEvent, admission: Admission): Match {
  const next = copyOfMatch(match)
  if (ACTIONS.has(event.type)) evolveAction(next, event as Action, admission)
  else evolveWord(next, event as Word)
  return next
}

function evolveAction(match: Writable<Match>, action: Action, admission: Admission): void {
  const round = roundOf(match)
  if (!round) return
  if (admission.type === 'late') actLate(match, round, action)
  else {
    act(match, round, action)
    actOnShadow(match, round, action)
  }
  match.lastActAt = Math.max(match.lastActAt, action.at)
  const hasLeft = typeof action.by === 'number' && match.players[action.by]?.left
  if (hasLeft) match.players = withPlayer(match.players, action.by, { left: false })
}

/** The present round as a copy that may be written to. */
function roundOf(match: Writable<Match>): Writable<Round> | undefined {
  if (!match.round) return undefined
  const round = copyOfRound(match.round)
  match.round = round
  return round
}

/** What is late changes nothing on the table, only what might have been. */
function actLate(match: Match, round: Writable<Round>, action: Action): void {
  const shadow = copyOfRound(shadowRoundOf(round))
  act(match, shadow, action)
  round.shadow = shadow
  // A pile that was taken up late has been looked at: the next refusal would tell what is in it.
  round.looked = shadow.looked
  round.exchanged = shadow.exchanged
}

/** Once there is a shadow it follows the table; where late actions stand in its way, the table wins. */
function actOnShadow(match: Match, round: Writable<Round>, action: Action): void {
  if (!round.shadow) return
  const shadow = objectionToAction(match, round.shadow, action) ? undefined : copyOfRound(round.shadow)
  if (shadow) act(match, shadow, action)
  round.shadow = shadow
}

type Word = Exclude<ChaseEvent, Action>

function evolveWord(match: Writable<Match>, event: Word): void {
  if (isOfPeople(event)) {
    evolvePeople(match, event)
    return
  }
  switch (event.type) {
    case 'game.created':
      break
    case 'round.dealt':
      deal(match, event)
      break
    case 'round.ended': {
      const round = roundOf(match)
      if (round) round.decidedAt = event.at
      break
    }
    case 'round.scored': {
      const round = score(match)
      if (round) round.scoredAt = event.at
      break
    }
    case 'round.voided':
      setAside(match, 'voided', event)
      break
    case 'round.corrected':
      correct(match, event)
      break
    case 'game.ended':
      score(match)
      match.over = { how: 'ended', seq: event.seq }
      break
    case 'game.abandoned':
      abandonRound(match, event)
      match.over = { how: 'abandoned', seq: event.seq }
      break
    case 'game.sealed':
      match.sealed = true
      break
    default:
      event satisfies never
  }
}

function evolvePeople(match: Writable<Match>, event: PeopleEvent): void {
  match.players = playersAfter(match.players, event)
  if (isSignOfLife(event)) match.lastActAt = Math.max(match.lastActAt, event.at)
}

/** C9.1: the table is cleared for the next round; awards stay. */
function deal(match: Writable<Match>, event: EventOf<'round.dealt'>): void {
  const left = score(match)
  if (left) match.past = match.past.concat([leftBehind(left)])
  match.players = match.players.map((player) => (player.ready ? { ...player, ready: false } : player))
  match.round = openRound(match, event)
}

/** It keeps its score and drops what only a live round needs. */
function leftBehind(round: Writable<Round>): Round {
  round.shadow = undefined
  round.starts = undefined
  round.piles = CLEARED
  round.stocks = NO_STOCKS
  return round
}

const CLEARED: Round['piles'] = [
  { tiles: undefined, size: 0 },
  { tiles: undefined, size: 0 },
]

const NO_STOCKS: Round['stocks'] = []

/** What the round came to, and the tally with it: an ending without a decision is final once something builds on it. */
function score(match: Writable<Match>): Writable<Round> | undefined {
  match.tally = finalTally(match)
  const round = roundOf(match)
  if (round) round.score = finalScore(match, round)
  return round
}

function correct(match: Writable<Match>, event: EventOf<'round.corrected'>): void {
  const { round: number, winner, awards, reason } = event.data
  const { seq, at } = event
  const correction = { seq, at, round: number, winner, awards, reason, by: String(event.by) }
  if (match.round?.number === number) score(match)
  match.corrections = [...match.corrections, correction]
  // The tally is counted again, over all rounds that are scored.
  const { past, round } = match
  match.tally = tallyOf(match, round?.score ? [...past, round] : past)
  if (matchWinner(match) !== undefined) abandonRound(match, event)
}

function abandonRound(match: Writable<Match>, event: Moment): void {
  if (!match.round?.ending && !match.round?.setAside) setAside(match, 'abandoned', event)
}

/** C8.1: a round that is voided or abandoned is over as well, and has no score. */
function setAside(match: Writable<Match>, status: 'voided' | 'abandoned', { at, seq }: Moment): void {
  const round = roundOf(match)
  if (!round) return
  round.setAside = { status, at, seq }
  if (!round.ending) cancelExchange(round)
}
