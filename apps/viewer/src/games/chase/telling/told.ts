import { type Check, type CheckStep, checkOf, type Match, type Round } from '@getaway/engine/chase'
import { NEVER } from '../plan/motion.ts'

/** A round with its check, as far as there is one: when the table tells of what. */
export interface ToldRound {
  readonly round: Round
  readonly check: Check | undefined
  /** Until then nobody knows the winner. */
  readonly scoreAt: number
  toldAt(step: CheckStep): number
  /** From then on it is clear what was too late. */
  readonly racesAt: number
}

/** Every round; the start of the next one cuts a check short, and by then everything is told. */
export function toldRounds(match: Match): ToldRound[] {
  const rounds = [...match.past, ...(match.round ? [match.round] : [])]
  return rounds.map((round, index) => {
    const next = rounds[index + 1]
    const check = checkOf(match, round, next)
    const cutAt = next?.started?.at ?? NEVER
    return {
      round,
      check,
      scoreAt: Math.min(check?.scoreAt ?? 0, cutAt),
      toldAt: ({ knownAt }) => Math.min(knownAt, cutAt),
      racesAt: round.decidedAt ?? check?.from ?? NEVER,
    }
  })
}
