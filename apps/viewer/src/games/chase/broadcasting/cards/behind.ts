import { isRunning } from '@getaway/engine/chase'
import type { OpenCard } from '../../../../table/card-book.ts'
import { chasersOf, runnersOf } from '../graphics-of.ts'
import type { Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

/** C7.4: only the final tile is without a marker, so the next one is the capture. */
export const narrateBehind: Narrator = (writer) => {
  const open = new Map<number, OpenCard>()
  return ({ after, markers, tiles, now, isNewRound }) => {
    const { round } = after
    for (const [path, card] of open) {
      const hasMoved = [...tiles, ...markers].some((one) => one.path === path)
      if (!hasMoved && !isNewRound && round && isRunning(round)) continue
      card.end(now)
      open.delete(path)
    }
    if (!round || !isRunning(round)) return
    for (const { path, position } of markers) {
      const laid = round.paths[path]?.tiles.length ?? 0
      if (laid !== position + 1) continue
      const [runners, chasers] = [runnersOf(round, path), chasersOf(round, path)]
      const values = {
        chaser: writer.namesOf(chasers),
        runner: writer.namesOf(runners),
        laid,
        marked: position,
      }
      const card = writer.tell({
        topic: 'behind',
        of: `${round.number} ${path} ${position}`,
        from: now,
        kind: 'coming',
        weight: 55,
        seats: [...chasers, ...runners],
        headline: sayAir(writer.language, 'behind', values),
        detail: sayAir(writer.language, 'behind.detail', values),
        how: sayAir(writer.language, 'behind.how', values),
      })
      open.set(path, card)
    }
  }
}
