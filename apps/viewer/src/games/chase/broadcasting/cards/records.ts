import { isRunning } from '@getaway/engine/chase'
import { runnersOf } from '../graphics-of.ts'
import type { Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

/** From so many tiles on a lead, or a path, is worth a word. */
const LEAD = 5
const LENGTH = 10
const OF_INTEREST = 7_000_000

/** The longest lead so far, and the longest path. */
export const narrateRecords: Narrator = (writer) => {
  let lead = LEAD - 1
  let [longest, longestBefore] = [0, 0]
  const { language } = writer
  return ({ after: { round }, tiles, now, isNewRound }) => {
    if (isNewRound) longestBefore = longest
    if (!round || !isRunning(round)) return
    for (const { path, position } of tiles) {
      const runners = runnersOf(round, path)
      const marked = round.paths[path]?.markers.length ?? 0
      const values = { n: position - marked, laid: position, marked, before: longestBefore }
      const named = { ...values, runner: writer.namesOf(runners) }
      const card = { from: now, until: now + OF_INTEREST, kind: 'happened', seats: runners } as const
      if (position - marked > lead) {
        lead = position - marked
        writer.tell({
          ...card,
          topic: 'lead',
          of: `${round.number} ${path} ${position}`,
          weight: 38,
          headline: sayAir(language, 'lead', named),
          detail: sayAir(language, 'lead.detail', named),
          how: sayAir(language, 'lead.how', named),
        })
      }
      if (position > longest && longest <= longestBefore && longestBefore > 0 && position > LENGTH) {
        writer.tell({
          ...card,
          topic: 'length',
          of: `${round.number} ${path}`,
          weight: 34,
          headline: sayAir(language, 'length', named),
          detail: sayAir(language, 'length.detail', named),
          how: sayAir(language, 'length.how', named),
        })
      }
      longest = Math.max(longest, position)
    }
  }
}
