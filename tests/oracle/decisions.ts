import { countTally, currentRound, type OracleMatch, roundNumbered, winnerOfMatch } from './match.ts'
import { type OracleRound, reportRound, roundStatus, setAside } from './round.ts'
import type { LogLine, Mistake, OracleCorrection } from './types.ts'

/**
 * What server and organiser put on record, each compared with what the replay says at this place. They return
 * whether the event is as it should be.
 */
export function takeDecision(match: OracleMatch, event: LogLine): boolean {
  if (match.ended || match.sealed) return false
  switch (event.type) {
    case 'round.ended':
      return roundEnded(match, event)
    case 'round.scored':
      return roundScored(match, event)
    case 'round.voided':
      return roundVoided(match, event)
    case 'round.corrected':
      return roundCorrected(match, event)
    case 'game.ended':
      return gameEnded(match, event)
    case 'game.abandoned':
      return gameAbandoned(match, event)
    default:
      return true
  }
}

/** The round that a decision is about, if it has ended and nothing of this type is on record yet. */
function undecided(match: OracleMatch, { type, data }: LogLine): OracleRound | undefined {
  const round = roundNumbered(match, data.round)
  if (round === undefined || roundStatus(round) !== 'scored' || round.recorded.includes(type))
    return undefined
  round.recorded.push(type)
  return round
}

function roundEnded(match: OracleMatch, event: LogLine): boolean {
  const end = undecided(match, event)?.end
  return !!end && event.data.reason === end.reason && event.data.ended === end.at
}

function roundScored(match: OracleMatch, event: LogLine): boolean {
  const round = undecided(match, event)
  if (round === undefined) return false
  const { winner, mistakes, awards } = event.data
  const derived = reportRound(round)
  const right =
    winner === derived.winner &&
    sameMistake(mistakes.runners, derived.mistakes.runners) &&
    sameMistake(mistakes.chasers, derived.mistakes.chasers) &&
    sameMap(awards, derived.awards)
  if (right) round.final = true
  return right
}

function sameMistake(a: Mistake | null, b: Mistake | null): boolean {
  if (!a || !b) return a === b
  return a.path === b.path && a.position === b.position && a.clause === b.clause
}

function sameMap(a: Record<string, string>, b: Record<string, string>): boolean {
  const written = (map: Record<string, string>) => JSON.stringify(Object.entries(map).toSorted())
  return written(a) === written(b)
}

/** C9.4: a running or unscored round, and only the one at hand. */
function roundVoided(match: OracleMatch, event: LogLine): boolean {
  const round = currentRound(match)
  if (round === undefined || round.deal.round !== event.data.round) return false
  if (round.setAside !== null || round.final) return false
  setAside(round, 'voided', event.at)
  return true
}

/** C9.4 */
function roundCorrected(match: OracleMatch, event: LogLine): boolean {
  const { winner, awards, reason } = event.data
  const round = roundNumbered(match, event.data.round)
  if (round === undefined || roundStatus(round) !== 'scored') return false
  const correction: OracleCorrection = {
    seq: event.seq,
    round: round.deal.round,
    winner,
    awards,
    reason,
    by: event.by,
  }
  round.correction = correction
  round.final = true
  match.corrections.push(correction)
  const running = currentRound(match)
  if (running && roundStatus(running) === 'running' && winnerOfMatch(match) !== null)
    setAside(running, 'abandoned', event.at)
  return true
}

/** C8.1: nothing but its own end closes a round, so the match does not end while one runs. */
function gameEnded(match: OracleMatch, event: LogLine): boolean {
  const round = currentRound(match)
  if (round && roundStatus(round) === 'running') return false
  const winner = winnerOfMatch(match)
  const tally = countTally(match)
  const recorded: { perfect: number; small: number }[] = event.data.tally
  const sameTally =
    recorded.length === tally.length &&
    tally.every((own, seat) => own.perfect === recorded[seat]?.perfect && own.small === recorded[seat]?.small)
  match.ended = winner !== null && event.data.winner === winner && sameTally
  return match.ended
}

function gameAbandoned(match: OracleMatch, event: LogLine): boolean {
  if (match.abandoned) return false
  match.abandoned = true
  const round = currentRound(match)
  if (round && roundStatus(round) === 'running') setAside(round, 'abandoned', event.at)
  return true
}
