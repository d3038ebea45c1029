import { type Admission, APPLIES, finding } from '../../../admission.ts'
import { canonical } from '../../../log/json/canonical.ts'
import { scoreOf } from '../judge/score.ts'
import { finalTally, matchWinner } from '../judge/standing.ts'
import type { Match } from '../state/match.ts'
import type { Round } from '../state/round.ts'
import { differs } from '../vocabulary/differs.ts'
import type { ChaseEvent, Data } from '../vocabulary/events.ts'
import { MOST_CORRECTIONS } from './admit-deal.ts'
import { refuse } from './refusals.ts'

type DecisionType =
  | 'round.ended'
  | 'round.scored'
  | 'round.voided'
  | 'round.corrected'
  | 'game.ended'
  | 'game.abandoned'
  | 'game.sealed'

/** The referee's recorded word against what the replay gives, and what an organiser may do. */
export function admitDecision(match: Match, event: Extract<ChaseEvent, { type: DecisionType }>): Admission {
  if (match.over && event.type !== 'game.sealed') return finding(refuse('match-over'))
  switch (event.type) {
    case 'round.ended':
      return admitEnd(match.round, event.data)
    case 'round.scored':
      return admitScore(match, event.data)
    case 'round.voided':
      return mayVoid(match.round, event.data.round) ? APPLIES : finding(refuse('nothing-to-void'))
    case 'round.corrected':
      return mayCorrect(match, event.data.round) ? APPLIES : finding(refuse('nothing-to-correct'))
    case 'game.ended':
      return admitGameEnd(match, event.data)
    case 'game.abandoned':
      return APPLIES
    case 'game.sealed':
      return match.over || matchWinner(match) !== undefined ? APPLIES : finding(refuse('sealed-too-early'))
  }
}

function admitEnd(round: Round | undefined, data: Data['round.ended']): Admission {
  const says = { round: data.round, reason: data.reason, ended: data.ended }
  if (!round?.ending || round.setAside) return contradicts('C8.1', 'end-not-reached', says)
  if (round.decidedAt !== undefined) return contradicts('C8.1', 'end-twice', says)
  const { reason, at } = round.ending
  if (data.round === round.number && data.reason === reason && data.ended === at) return APPLIES
  const due = { dueRound: round.number, dueReason: reason, dueEnded: at }
  return contradicts('C8.1', 'end-differs', { ...says, ...due })
}

function admitScore(match: Match, data: Data['round.scored']): Admission {
  const { round } = match
  const says = { winner: data.winner ?? 'nobody' }
  if (!round?.ending || round.setAside) return contradicts('C8.4', 'score-not-due', says)
  if (round.score) return contradicts('C8.4', 'score-twice', says)
  const { winner, mistakes, awards } = scoreOf(match, round)
  if (data.round !== round.number)
    return contradicts('C8.4', 'score-of-another', { round: data.round, due: round.number })
  if (data.winner !== winner)
    return contradicts('C8.4', 'score-differs', { ...says, due: winner ?? 'nobody' })
  return (
    differsIn('C8.2', 'round.scored', 'mistakes.runners', known(data.mistakes.runners), mistakes.runners) ??
    differsIn('C8.3', 'round.scored', 'mistakes.chasers', known(data.mistakes.chasers), mistakes.chasers) ??
    differsIn('C8.5', 'round.scored', 'awards', data.awards, awards) ??
    APPLIES
  )
}

function admitGameEnd(match: Match, data: Data['game.ended']): Admission {
  const says = { winner: { seat: data.winner } }
  if (match.round && !match.round.ending && !match.round.setAside)
    return contradicts('C9.2', 'won-while-running', { ...says, round: match.round.number })
  const winner = matchWinner(match)
  if (winner !== data.winner) {
    const due = winner === undefined ? 'nobody yet' : { seat: winner }
    return contradicts('C9.2', 'winner-differs', { ...says, due })
  }
  return differsIn('C9.2', 'game.ended', 'tally', data.tally.map(marksOf), finalTally(match)) ?? APPLIES
}

/** C9.4: a running or unscored round. */
function mayVoid(round: Round | undefined, number: number): boolean {
  return round !== undefined && round.number === number && !round.score && !round.setAside
}

/** C9.4: a scored round; in a log without decisions, one that has ended. */
function mayCorrect(match: Match, number: number): boolean {
  if (match.corrections.length >= MOST_CORRECTIONS) return false
  const round = match.round?.number === number ? match.round : match.past.find((one) => one.number === number)
  return round?.ending !== undefined && !round.setAside
}

/** Without what another writer may have added to it. */
function known(mistake: Data['round.scored']['mistakes']['runners']) {
  return mistake && { path: mistake.path, position: mistake.position, clause: mistake.clause }
}

function marksOf({ perfect, small }: Data['game.ended']['tally'][number]) {
  return { perfect, small }
}

function contradicts(...difference: Parameters<typeof differs>): Admission {
  return finding(differs(...difference))
}

function differsIn(
  clause: string,
  type: string,
  field: string,
  says: unknown,
  gives: unknown,
): Admission | undefined {
  if (isSame(says, gives)) return undefined
  return contradicts(clause, 'field-differs', {
    type,
    field,
    recorded: canonical(says),
    replayed: canonical(gives),
  })
}

/** The same JSON. */
function isSame(says: unknown, gives: unknown): boolean {
  if (typeof says !== 'object' || typeof gives !== 'object' || says === null || gives === null)
    return says === gives
  const keys = Object.keys(gives)
  const recorded = says as Readonly<Record<string, unknown>>
  return (
    keys.length === Object.keys(says).length &&
    keys.every((key) => Object.hasOwn(says, key) && isSame(recorded[key], (gives as typeof recorded)[key]))
  )
}
