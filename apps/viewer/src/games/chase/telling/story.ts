import type { CheckStep, Match, Round } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { Story, StoryLine } from '../../../table/story.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { checkKey } from '../plan/plan-of.ts'
import { runnerOf, teamsOf } from './names.ts'
import { withMistake } from './say-move.ts'
import { sayChase } from './words.ts'

/** The check of a round, told line by line as the table shows it. */
export function chaseStoryOf({ match, check }: ChasePlan, language: Language): Story | undefined {
  if (!check) return undefined
  const { round, score, steps, from, scoreAt, until } = check
  const line = (step: CheckStep): StoryLine => ({
    at: step.knownAt,
    text: tellStep(match, round, step, language),
    tone: step.clause === null ? 'right' : 'wrong',
  })
  const said = sayChase(language, `say.scored.${score.winner ?? 'nobody'}`, teamsOf(match, round, language))
  return {
    key: checkKey(round),
    title: sayChase(language, 'check.title', { n: round.number }),
    from,
    until,
    lines: [
      ...steps.map(line),
      { at: scoreAt, text: withMistake(said, match, round, score.mistakes, language), tone: 'score' },
    ],
  }
}

/** What the check found of one tile or marker. */
export function tellStep(match: Match, round: Round, step: CheckStep, language: Language): string {
  const runner = runnerOf(match, round, step.path, language)
  const tile = sayChase(language, runner === undefined ? 'check.place' : 'check.place.of', {
    n: step.position,
    runner: runner ?? '',
  })
  const allowed = step.allowed.map((symbol) => sayChase(language, symbol)).join(sayChase(language, 'or'))
  return sayChase(language, `check.${step.of}.${step.clause === null ? 'right' : 'wrong'}`, {
    tile,
    symbol: step.symbol ? sayChase(language, step.symbol) : '',
    allowed,
    clause: step.clause ?? '',
    why: step.of === 'tile' && step.clause ? whyOf(step.clause, language) : '',
  })
}

const WHY = ['C5.1', 'C5.2', 'C5.3', 'C5.4', 'C5.5', 'C5.6', 'C7.2', 'C7.3'] as const

/** In a few words, what a clause asks for. */
export function whyOf(clause: string, language: Language): string {
  const known = WHY.find((one) => one === clause)
  return known ? sayChase(language, `why.${known}`) : clause
}
