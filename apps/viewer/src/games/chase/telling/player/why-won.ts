import type { Match, Round, Score } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import { causeOf } from '../cause-of.ts'
import { teamsOf } from '../names.ts'
import { whyOf } from '../story.ts'
import { type PlayerWord, sayToPlayer } from './words.ts'

/** What decided a round (C8.4): the sentence, the clause behind it, and the instant to look at. */
export interface WhyWon {
  readonly reason: string
  readonly clause: string
  readonly decidedAt: number
}

export function whyWon(match: Match, round: Round, score: Score, language: Language): WhyWon {
  const { runners, chasers } = teamsOf(match, round, language)
  const { reason, winner, mistake, other, clause, decided } = causeOf(round, score)
  const values = {
    ...{ runners, chasers, n: mistake?.position ?? 0, m: other?.position ?? 0 },
    why: mistake ? whyOf(mistake.clause, language) : '',
  }
  return { reason: sayToPlayer(language, word(), values), clause, decidedAt: decided.at }

  function word(): PlayerWord {
    if (!mistake) return `why.${reason}`
    if (other) return winner ? `why.first.${mistake.team}` : 'why.level'
    // Of the chasers alone, a mistake decides where they caught somebody.
    return mistake.team === 'runners' ? `why.${reason}.runners` : 'why.captured.chasers'
  }
}
