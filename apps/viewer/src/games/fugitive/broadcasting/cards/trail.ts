import { percentText } from '../../../../language/percent-text.ts'
import type { OpenCard } from '../../../../table/card-book.ts'
import { theNumber } from '../../insight/words.ts'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

/** From then on a number is as good as known. */
const HOT = 0.5

/** For casters: a number that the marshal could be nearly sure of. */
export const narrateTrail: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [open, told]: [OpenCard | undefined, number | undefined] = [undefined, undefined]
  return ({ entry, after, match, can, toldAt }) => {
    const top = !match.over && can?.top && can.top.odds >= HOT ? can.top : undefined
    if (top?.number === told) return
    open?.end(toldAt)
    ;[open, told] = [undefined, top?.number]
    if (!top) return
    const isThere = after.row.some(({ card, isUp }) => card === top.number && !isUp)
    const values = {
      ...names,
      n: top.number,
      the: theNumber(top.number, language),
      odds: percentText(top.odds, language),
    }
    open = writer.tell({
      ...{ topic: 'trail', of: entry.event.seq, from: toldAt, kind: 'coming', audience: 'casters' },
      ...{ weight: isThere ? 62 : 58, seats: [seats.marshal] },
      headline: sayFugitiveAir(language, 'trail', values),
      detail: sayFugitiveAir(language, isThere ? 'trail.there' : 'trail.not', values),
      how: sayFugitiveAir(language, 'trail.how', values),
    })
  }
}
