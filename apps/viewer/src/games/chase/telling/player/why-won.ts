import type { Match, PlacedMarker, PlacedTile, Round, Score } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import { teamsOf } from '../names.ts'
import { whyOf } from '../story.ts'
import { type PlayerWord, sayToPlayer } from './words.ts'

type Team = 'runners' | 'chasers'
type Mistake = NonNullable<Score['mistakes'][Team]>

/** What decided a round (C8.4): the sentence, the clause behind it, and the instant to look at. */
export interface WhyWon {
  readonly reason: string
  readonly clause: string
  readonly decidedAt: number
}

export function whyWon(match: Match, round: Round, score: Score, language: Language): WhyWon {
  const { runners, chasers } = teamsOf(match, round, language)
  const { reason = 'captured', at: endedAt = 0 } = round.ending ?? {}
  const { mistakes } = score
  const say = (word: PlayerWord, mistake?: Mistake, than?: Mistake) =>
    sayToPlayer(language, word, {
      runners,
      chasers,
      n: mistake?.position ?? 0,
      m: than?.position ?? 0,
      why: mistake ? whyOf(mistake.clause, language) : '',
    })
  const by = (word: PlayerWord, team: Team, mistake: Mistake, than?: Mistake): WhyWon => ({
    reason: say(word, mistake, than),
    clause: mistake.clause,
    decidedAt: placedOf(round, team, mistake)?.at ?? endedAt,
  })
  // C8.4: after a lost trail the chasers' mistakes do not count.
  if (mistakes.runners && mistakes.chasers && reason !== 'trail-lost') {
    const first =
      score.winner === 'runners'
        ? by('why.first.chasers', 'chasers', mistakes.chasers, mistakes.runners)
        : by(score.winner ? 'why.first.runners' : 'why.level', 'runners', mistakes.runners, mistakes.chasers)
    return { ...first, clause: 'C8.4' }
  }
  if (mistakes.runners) return by(`why.${reason}.runners`, 'runners', mistakes.runners)
  if (mistakes.chasers && reason === 'captured')
    return by('why.captured.chasers', 'chasers', mistakes.chasers)
  return { reason: say(`why.${reason}`), clause: CLAUSES[reason], decidedAt: endedAt }
}

const CLAUSES = { captured: 'C7.4', hideout: 'C6.2', 'trail-lost': 'C7.6' } as const

function placedOf(
  round: Round,
  team: Team,
  { path, position }: Mistake,
): PlacedTile | PlacedMarker | undefined {
  const { tiles, markers } = round.paths[path] ?? { tiles: [], markers: [] }
  return (team === 'runners' ? tiles : markers)[position - 1]
}
