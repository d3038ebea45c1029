import { endingOf, type Match, START, seatOfRole } from '@getaway/engine/fugitive'
import type { Language } from '../../../../language/language.ts'
import type { ToldEnding } from '../../../../table/player-telling.ts'
import { FUGITIVE_MARKS } from '../../marks.ts'
import type { FugitivePlan } from '../../plan/plan.ts'
import { nameOf, namesOf, theCard } from '../names.ts'
import { sayToPlayer } from './words.ts'

const CLAUSES = {
  caught: 'F6.1',
  escaped: 'F6.2',
  'manhunt-won': 'F6.3',
  'manhunt-lost': 'F6.3',
  'given-up': 'F3.5',
} as const

/** F6 for one player, once the table has shown the whole row: who won, and what decided it. */
export function fugitiveEndingOf(
  plan: FugitivePlan,
  seat: number,
  language: Language,
): ToldEnding | undefined {
  const { match, restsAt } = plan
  if (!match.over) return undefined
  const common = { key: 'match', of: 'match', from: restsAt, next: undefined, endedAt: undefined } as const
  const ending = endingOf(match)
  if (!ending) {
    return {
      ...common,
      result: 'level',
      title: sayToPlayer(language, 'level'),
      reason: sayToPlayer(language, 'abandoned'),
      clause: 'F8',
      gains: [],
      decidedAt: match.lastActAt,
      readiness: [],
    }
  }
  const winner = seatOfRole(match, ending.winner)
  const result = winner === seat ? 'won' : 'lost'
  const name = nameOf(match, winner, language)
  const kind = ending.winner === 'marshal' ? FUGITIVE_MARKS.arrests : FUGITIVE_MARKS.escapes
  return {
    ...common,
    result,
    title: sayToPlayer(language, result, { name }),
    reason: sayToPlayer(language, `why.${ending.reason}`, {
      ...namesOf(match, language),
      loser: nameOf(match, 1 - winner, language),
      card: highestFound(match),
      the: theCard(match.table?.guesses.at(-1)?.numbers[0] ?? 0, language),
    }),
    clause: CLAUSES[ending.reason],
    gains: [{ seat: winner, name, marks: [{ kind, count: 1 }] }],
    decidedAt: decidedAt(plan),
    readiness: [],
  }
}

/** F6.3 */
function highestFound({ table }: Match): number {
  const found = (table?.row ?? []).flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : []))
  return Math.max(START, ...found)
}

/** The guess that decided it, or the 42. */
function decidedAt({ counters, hideouts, match }: FugitivePlan): number {
  const isGuess = endingOf(match)?.reason !== 'escaped'
  const last = isGuess ? counters.at(-1) : hideouts.findLast(({ kind }) => kind === 'escape')
  return last?.from ?? match.lastActAt
}
