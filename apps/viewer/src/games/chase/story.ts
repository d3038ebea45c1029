import type { Language } from '../../language/language.ts'
import type { Story, StoryLine } from '../game-table.ts'
import { runnerOf, teamsOf } from './names.ts'
import type { CheckStep } from './plan/check-of.ts'
import type { ChasePlan } from './plan/plan.ts'
import { checkKey } from './plan/plan-of.ts'
import { withMistake } from './say-move.ts'
import { say } from './words.ts'

/** The check of a round, told line by line as the table shows it. */
export function chaseStoryOf({ match, check }: ChasePlan, language: Language): Story | undefined {
  if (!check) return undefined
  const { round, score, steps, from, scoreAt, until } = check
  const line = (step: CheckStep): StoryLine => {
    const isRight = step.clause === null
    const runner = runnerOf(match, round, step.path, language)
    const tile = say(language, runner === undefined ? 'check.place' : 'check.place.of', {
      n: step.position,
      runner: runner ?? '',
    })
    const allowed = step.allowed.map((symbol) => say(language, symbol)).join(say(language, 'or'))
    const symbol = step.symbol ? say(language, step.symbol) : ''
    const told = say(language, `check.${step.of}.${isRight ? 'right' : 'wrong'}`, {
      tile,
      symbol,
      allowed,
      clause: step.clause ?? '',
      why: step.of === 'tile' && step.clause ? whyOf(step.clause, language) : '',
    })
    return { at: step.knownAt, text: told, tone: isRight ? 'right' : 'wrong' }
  }
  const said = say(language, `say.scored.${score.winner ?? 'nobody'}`, teamsOf(match, round, language))
  return {
    key: checkKey(round),
    title: say(language, 'check.title', { n: round.number }),
    from,
    until,
    lines: [
      ...steps.map(line),
      { at: scoreAt, text: withMistake(said, match, round, score.mistakes, language), tone: 'score' },
    ],
  }
}

const WHY = ['C5.1', 'C5.2', 'C5.3', 'C5.4', 'C5.5', 'C5.6'] as const

/** In a few words, what a clause asks for. */
function whyOf(clause: string, language: Language): string {
  const known = WHY.find((one) => one === clause)
  return known ? say(language, `why.${known}`) : clause
}
