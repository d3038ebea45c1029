import type { PlacedTile } from '@getaway/engine/chase'
import { secondsText } from '../../../../language/seconds-text.ts'
import type { Laid, Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

/** Before so many tiles nothing is slow or fast. */
const ENOUGH = 8
/** What everybody does is no story. */
const SLOW = 4_000_000
const FAST = 3_000_000
const OF_INTEREST = 7_000_000

/** The slowest and the fastest tile so far. */
export const narratePace: Narrator = (writer) => {
  let [count, slowest, fastest] = [0, 0, Number.POSITIVE_INFINITY]
  return ({ after: { round }, tiles, now }) => {
    if (!round?.started) return
    for (const { path, position, piece } of tiles) {
      const from = round.paths[path]?.tiles[position - 2]
      // Starting tiles were planned before the round ran.
      if (!from || piece.at <= round.started.at) continue
      const took = piece.at - from.at
      count++
      const [isSlowest, isFastest] = [took > slowest, took < fastest]
      slowest = Math.max(slowest, took)
      fastest = Math.min(fastest, took)
      if (count < ENOUGH) continue
      if (isSlowest && took >= SLOW) tell('slowest', { path, position, piece }, took)
      if (isFastest && took <= FAST) tell('fastest', { path, position, piece }, took)
    }

    function tell(word: 'slowest' | 'fastest', { path, position, piece }: Laid<PlacedTile>, took: number) {
      const { language } = writer
      const values = {
        time: secondsText(took, language),
        name: writer.nameOf(piece.by),
        n: position,
        before: position - 1,
        count,
      }
      writer.tell({
        topic: 'pace',
        of: `${word} ${round?.number} ${path} ${position}`,
        from: now,
        until: now + OF_INTEREST,
        kind: 'happened',
        weight: word === 'slowest' ? 32 : 36,
        seats: [piece.by],
        headline: sayAir(language, word, values),
        detail: sayAir(language, 'pace.detail', values),
        how: sayAir(language, `${word}.how`, values),
      })
    }
  }
}
