import { faceDown } from '@getaway/engine/fugitive'
import type { OpenCard } from '../../../../table/card-book.ts'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 9_000_000
/** From so many on, more than ever are worth a word. */
const MANY = 5

/** F6.1: how many hideouts are still to be found. */
export const narrateHidden: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [open, most]: [OpenCard | undefined, number] = [undefined, MANY - 1]
  return ({ entry, before, after, match, toldAt, placed }) => {
    const [was, left] = [faceDown(before.row).length, faceDown(after.row).length]
    if (was !== left || after.isHunt || after.escape || match.over) {
      open?.end(toldAt)
      open = undefined
    }
    if (was === left || after.isHunt || after.escape || match.over) return
    const of = entry.event.seq
    const values = { marshal: names.marshal, n: left, all: after.row.length, found: after.row.length - left }
    if (left === 1 && was > 1) {
      open = writer.tell({
        ...{ topic: 'hidden', of, from: toldAt, kind: 'coming', weight: 78, seats: [seats.marshal] },
        headline: sayFugitiveAir(language, 'one-left'),
        detail: sayFugitiveAir(language, 'one-left.detail', values),
        how: sayFugitiveAir(language, 'one-left.how', values),
      })
    }
    if (left <= most || !placed) return
    most = left
    writer.tell({
      ...{ topic: 'hidden', of, from: toldAt, until: toldAt + OF_INTEREST, kind: 'happened', weight: 40 },
      seats: [seats.fugitive],
      headline: sayFugitiveAir(language, 'most-hidden', values),
      detail: sayFugitiveAir(language, 'most-hidden.detail', { ...values, fugitive: names.fugitive }),
      how: sayFugitiveAir(language, 'most-hidden.how', values),
    })
  }
}
