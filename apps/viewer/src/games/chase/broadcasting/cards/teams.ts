import { isRunning } from '@getaway/engine/chase'
import type { Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

const OF_INTEREST = 12_000_000

/** C8.1, C8.5: of two runners one is caught, and the other goes on. */
export const narrateTeams: Narrator = (writer) => {
  const { language } = writer
  return ({ before, after: { round }, now, isNewRound }) => {
    if (!round || isNewRound || !isRunning(round) || round.paths.length < 2) return
    for (const [path, { caught }] of round.paths.entries()) {
      if (!caught || before.round?.paths[path]?.caught) continue
      const [lost, left] = [round.runners[path], round.runners[1 - path]]
      if (lost === undefined || left === undefined) continue
      const values = { caught: writer.nameOf(lost), runner: writer.nameOf(left) }
      writer.tell({
        topic: 'teams',
        of: `${round.number} ${path}`,
        from: now,
        until: now + OF_INTEREST,
        kind: 'happened',
        weight: 70,
        seats: [left],
        headline: sayAir(language, 'teams', values),
        detail: sayAir(language, 'teams.detail', values),
        how: sayAir(language, 'teams.how', values),
      })
    }
  }
}
