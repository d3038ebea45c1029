import { faceDown } from '@getaway/engine/fugitive'
import { listed } from '../../telling/names.ts'
import type { Narrator } from '../step.ts'
import { ordinalOf, sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 10_000_000
/** So many in a row are a story. */
const STREAK = 3

/** F5.2: guesses that missed one after the other, and those that found more than one hideout. */
export const narrateGuesses: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [misses, found] = [0, 0]
  return ({ entry, after, answered, toldAt }) => {
    if (!answered || answered.isHunt) return
    const numbers = listed(answered.numbers, language)
    const n = answered.numbers.length
    misses = answered.isRight ? 0 : misses + 1
    const values = {
      ...{ marshal: names.marshal, fugitive: names.fugitive, numbers, n, misses },
      nth: ordinalOf(misses, language, 'o'),
      left: faceDown(after.row).length,
    }
    const tell = (word: 'miss' | 'several' | 'first', weight: number, seat: number) =>
      writer.tell({
        ...{ topic: word, of: entry.event.seq, from: toldAt, until: toldAt + OF_INTEREST, kind: 'happened' },
        ...{ weight, seats: [seat] },
        headline: sayFugitiveAir(language, word, values),
        detail: sayFugitiveAir(language, `${word}.detail`, values),
        how: sayFugitiveAir(language, `${word}.how`, values),
      })
    if (misses >= STREAK) tell('miss', 50 + Math.min(misses - STREAK, 3) * 5, seats.fugitive)
    if (!answered.isRight) return
    if (n > 1) tell('several', 70, seats.marshal)
    else if (found === 0) tell('first', 45, seats.marshal)
    found += n
  }
}
