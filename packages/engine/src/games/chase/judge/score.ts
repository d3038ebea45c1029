import type { Judged } from '../state/match.ts'
import type { BrokenTile, Moment, Round, Score } from '../state/round.ts'
import type { Awards } from '../state/tally.ts'
import type { Award } from '../vocabulary/events.ts'
import type { ChaseRules } from '../vocabulary/rules.ts'
import { checkMarkers, type MarkerCheck } from './check-markers.ts'
import { brokenTiles } from './check-tiles.ts'

interface Mistake extends Moment {
  readonly path: number
  readonly position: number
  readonly clause: string
}

/** C8.2, C8.3, C8.4, C8.5: what a round is worth, from what lies on its table. */
export function scoreOf(match: Judged, round: Round): Score {
  const { paths, ending } = round
  const { rules } = match
  if (latest?.paths === paths && latest.ending === ending && latest.rules === rules) return latest.score
  const score = newScoreOf(match, round)
  latest = { paths, ending, rules, score }
  return score
}

/** A score that is recorded is compared, counted and kept: judged once while what it is drawn from stays as it is. */
let latest:
  | (Pick<Round, 'paths' | 'ending'> & { readonly rules: ChaseRules; readonly score: Score })
  | undefined

function newScoreOf(match: Judged, round: Round): Score {
  const broken = brokenTiles(match, round)
  const runners = firstWrongTile(round, broken)
  const chasers = firstWrongMarker(checkMarkers(match, round))
  const winner = winnerOfRound(round, runners, chasers)
  return {
    winner,
    mistakes: { runners: report(runners), chasers: report(chasers) },
    awards: awardsOf(match.rules, round, winner, chasers !== undefined),
    broken,
  }
}

/** A team's first mistake: the least by (position, `at`, `seq`). */
function firstWrongTile({ paths }: Round, broken: readonly BrokenTile[]): Mistake | undefined {
  let first: Mistake | undefined
  for (const { path, position, clause } of broken) {
    const placed = paths[path]?.tiles[position - 1]
    if (placed) first = earlier(first, { path, position, clause, at: placed.at, seq: placed.seq })
  }
  return first
}

function firstWrongMarker(checks: readonly MarkerCheck[]): Mistake | undefined {
  let first: Mistake | undefined
  for (const { path, position, clause, placed } of checks) {
    if (clause !== null) first = earlier(first, { path, position, clause, at: placed.at, seq: placed.seq })
  }
  return first
}

function earlier(first: Mistake | undefined, mistake: Mistake): Mistake {
  return first && !comesBefore(mistake, first) ? first : mistake
}

function comesBefore(one: Mistake, other: Mistake): boolean {
  return one.position - other.position < 0 || (one.position === other.position && isEarlier(one, other))
}

function isEarlier(one: Moment, other: Moment): boolean {
  return one.at < other.at || (one.at === other.at && one.seq < other.seq)
}

/** C8.4 */
function winnerOfRound(round: Round, runners?: Mistake, chasers?: Mistake): Score['winner'] {
  switch (round.ending?.reason) {
    case undefined:
      return null
    case 'trail-lost':
      return runners ? 'chasers' : 'runners'
    case 'hideout':
      return runners ? winnerByMistakes(runners, chasers) : 'runners'
    case 'captured':
      return winnerByMistakes(runners, chasers)
  }
}

function winnerByMistakes(runners?: Mistake, chasers?: Mistake): Score['winner'] {
  if (!runners) return chasers ? 'runners' : 'chasers'
  if (!chasers) return 'chasers'
  if (runners.position !== chasers.position)
    return runners.position < chasers.position ? 'chasers' : 'runners'
  if (runners.path === chasers.path) return null
  return isEarlier(runners, chasers) ? 'chasers' : 'runners'
}

/** C8.5 */
function awardsOf(
  { awards }: ChaseRules,
  round: Round,
  winner: Score['winner'],
  chasersErred: boolean,
): Awards {
  if (winner === null) return NO_AWARDS
  if (winner === 'chasers') return awardsFor(round.chasers, awards.chasers)
  const alone = round.paths.length > 1 && round.paths.some((path) => path.caught)
  return awardsFor(round.runners, alone && !chasersErred ? awards.loneEscape : awards.runners)
}

const NO_AWARDS: Awards = {}

/** Scores share their awards: there are few different ones, and live matches keep theirs. Rounds share their sides. */
function awardsFor(seats: readonly number[], award: Award): Awards {
  const known = given[award].get(seats)
  if (known) return known
  const awards: Awards = Object.fromEntries(seats.map((seat) => [seat, award]))
  given[award].set(seats, awards)
  return awards
}

/** By the seats' own list, of which there is one for each division of roles. */
const given: Readonly<Record<Award, Map<readonly number[], Awards>>> = {
  perfect: new Map(),
  small: new Map(),
}

function report(mistake: Mistake | undefined): Score['mistakes']['runners'] {
  return mistake ? { path: mistake.path, position: mistake.position, clause: mistake.clause } : null
}
