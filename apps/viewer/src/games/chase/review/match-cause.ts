import { finalScore, type Match, matchWinner, winnerOf, withAwards } from '@getaway/engine/chase'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { byWord, eventOf, playedCause } from './round-cause.ts'

type Decision = ReturnType<typeof byWord>

/** Why the match ended as it did; undefined: it has not ended. */
export function matchCause(timeline: ChaseTimeline, match: Match): Decision | undefined {
  const winner = matchWinner(match)
  if (winner !== undefined) return decisiveStep(timeline, match, winner)
  if (match.over?.how !== 'abandoned') return undefined
  const { seq } = match.over
  const at = eventOf(timeline, seq)?.at ?? match.lastActAt
  const open = match.round && !match.round.ending ? match.round.number : undefined
  return byWord(timeline, 'abandoned', { seq, at }, { winners: [], chapter: open })
}

/** C9.2: the round, or the correction of one (C9.4), since which this seat has had enough, and more than the others. */
function decisiveStep(timeline: ChaseTimeline, match: Match, winner: number): Decision | undefined {
  const rounds = [...match.past, ...(match.round ? [match.round] : [])]
  const awards = new Map<number, Parameters<typeof withAwards>[1]>()
  const steps = [
    ...rounds.flatMap((round) => {
      const score = finalScore(match, round)
      if (!score) return []
      const decide = () => playedCause(timeline, match, round)
      return [{ seq: round.ending?.seq ?? 0, round: round.number, awards: score.awards, decide }]
    }),
    ...match.corrections.map((correction) => ({
      seq: correction.seq,
      round: correction.round,
      awards: correction.awards,
      decide: () => byWord(timeline, 'corrected', correction, { winners: [], chapter: correction.round }),
    })),
  ].toSorted((one, other) => one.seq - other.seq)
  let before: number | undefined
  let decisive: (typeof steps)[number] | undefined
  for (const step of steps) {
    awards.set(step.round, step.awards)
    const nobody = match.players.map(() => ({ perfect: 0, small: 0 }))
    const tally = [...awards.values()].reduce(withAwards, nobody)
    const now = winnerOf(tally, match.options.victory)
    if (now === winner && before !== winner) decisive = step
    before = now
  }
  const decided = decisive?.decide()
  return decided && { ...decided, winners: [winner] }
}
