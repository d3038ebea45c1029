import { type Match, matchWinner, nextRoles, type Round, type Score } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import type { ToldEnding } from '../../../../table/player-telling.ts'
import { CHASE_MARKS } from '../../marks.ts'
import type { ChasePlan } from '../../plan/plan.ts'
import { nameOf } from '../names.ts'
import { whyWon } from './why-won.ts'
import { sayToPlayer } from './words.ts'

/** C8 and C9 for one player: how it ended, once the check has been shown, and what comes next. */
export function chaseEndingOf(
  { match, check }: ChasePlan,
  seat: number,
  language: Language,
): ToldEnding | undefined {
  const { round, over } = match
  const shownAt = Math.max(check?.until ?? 0, round?.scoredAt ?? 0)
  if (over) return matchEnding(match, shownAt, seat, language)
  if (round?.setAside) return setAsideEnding(match, round, round.setAside.at, language)
  if (!round?.score) return undefined
  const correction = match.corrections.findLast((one) => one.round === round.number)
  const { winner, awards } = correction ?? round.score
  const result = resultFor(round, winner, seat)
  return {
    key: `round ${round.number}`,
    of: 'round',
    from: shownAt,
    result,
    title: sayToPlayer(language, `round.${result}`, { n: round.number }),
    ...whyWon(match, round, round.score, language),
    endedAt: round.ending?.at,
    ...(correction && {
      reason: sayToPlayer(language, 'why.corrected', { reason: correction.reason }),
      clause: 'C9.4',
    }),
    gains: gainsOf(match, awards, language),
    next: nextOf(match, seat, language),
    readiness: readinessOf(match, language),
  }
}

function resultFor(round: Round, winner: Score['winner'], seat: number): ToldEnding['result'] {
  if (winner === null) return 'level'
  return round[winner].includes(seat) ? 'won' : 'lost'
}

/** C9.2 in the title, and what decided the last round below it. */
function matchEnding(match: Match, shownAt: number, seat: number, language: Language): ToldEnding {
  const winner = matchWinner(match)
  const { round } = match
  const common = { key: 'match', of: 'match', from: shownAt, next: undefined, readiness: [] } as const
  if (winner === undefined) {
    return {
      ...common,
      result: 'level',
      title: sayToPlayer(language, 'match.level'),
      reason: sayToPlayer(language, 'match.abandoned'),
      clause: 'C9.4',
      gains: [],
      decidedAt: match.lastActAt,
      endedAt: undefined,
    }
  }
  const result = winner === seat ? 'won' : 'lost'
  const name = nameOf(match, winner, language)
  const won = sayToPlayer(language, result === 'won' ? 'match.why.own' : 'match.why', { name })
  const last = round?.score && whyWon(match, round, round.score, language)
  return {
    ...common,
    result,
    title: sayToPlayer(language, `match.${result}`, { name }),
    reason: last ? `${won} ${last.reason}` : won,
    clause: 'C9.2',
    gains: round?.score ? gainsOf(match, round.score.awards, language) : [],
    decidedAt: last?.decidedAt ?? match.lastActAt,
    endedAt: round?.score && round.ending?.at,
  }
}

/** C9.4: a round that the organiser voided is played again. */
function setAsideEnding(match: Match, { number }: Round, at: number, language: Language): ToldEnding {
  return {
    key: `round ${number} set aside`,
    of: 'round',
    from: at,
    result: 'level',
    title: sayToPlayer(language, 'round.set-aside', { n: number }),
    reason: sayToPlayer(language, 'why.set-aside'),
    clause: 'C9.4',
    gains: [],
    next: undefined,
    decidedAt: at,
    endedAt: undefined,
    readiness: readinessOf(match, language),
  }
}

type Awards = Readonly<Record<string, 'perfect' | 'small'>>

/** C8.5 */
function gainsOf(match: Match, awards: Awards, language: Language): ToldEnding['gains'] {
  return match.players.flatMap((_, seat) => {
    const award = awards[seat]
    if (!award) return []
    return [{ seat, name: nameOf(match, seat, language), marks: [{ kind: CHASE_MARKS[award], count: 1 }] }]
  })
}

/** C9.1: nobody plays on once the match is won, even before that is recorded. */
function nextOf(match: Match, seat: number, language: Language): string | undefined {
  if (matchWinner(match) !== undefined) return undefined
  const role = nextRoles(match)[seat]
  const isSame = role === match.round?.roles[seat]
  return role && sayToPlayer(language, isSame ? `next.again.${role}` : `next.${role}`)
}

function readinessOf(match: Match, language: Language): ToldEnding['readiness'] {
  return match.players.map(({ ready }, seat) => ({
    seat,
    name: nameOf(match, seat, language),
    isReady: ready,
  }))
}
