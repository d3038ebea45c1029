import { endingOf, faceDown, MANHUNT_UP_TO, START, type Table } from '@getaway/engine/fugitive'
import type { OpenCard } from '../../../../table/card-book.ts'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

const WON = 600_000_000
const OF_INTEREST = 15_000_000

/** F6: what the way out will cost, the manhunt, and who has won. */
export const narrateEnds: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [open, isSpared]: [OpenCard | undefined, boolean] = [undefined, false]
  return ({ entry, before, after, match, toldAt }) => {
    const of = entry.event.seq
    const left = faceDown(after.row).length
    const highest = highestUp(after)
    const values = { ...names, n: left, card: highest }
    if (highest > MANHUNT_UP_TO && !isSpared && !after.escape && left > 0) {
      isSpared = true
      writer.tell({
        ...{ topic: 'spared', of, from: toldAt, until: toldAt + OF_INTEREST, kind: 'coming', weight: 68 },
        seats: [seats.fugitive],
        headline: sayFugitiveAir(language, 'spared'),
        detail: sayFugitiveAir(language, 'spared.detail', values),
        how: sayFugitiveAir(language, 'spared.how', values),
      })
    }
    if (after.isHunt && !before.isHunt) {
      writer.tell({
        ...{ topic: 'hunt', of, from: toldAt, until: toldAt + OF_INTEREST, kind: 'happened', weight: 95 },
        seats: [seats.marshal],
        headline: sayFugitiveAir(language, 'hunt'),
        detail: sayFugitiveAir(language, left === 1 ? 'hunt.detail.one' : 'hunt.detail', values),
        how: sayFugitiveAir(language, 'hunt.how', values),
      })
    }
    if (before.isHunt && left < faceDown(before.row).length) {
      open?.end(toldAt)
      open = undefined
      if (left > 0)
        open = writer.tell({
          ...{ topic: 'hunt-left', of, from: toldAt, kind: 'coming', weight: left === 1 ? 97 : 90 },
          seats: [seats.marshal],
          headline: sayFugitiveAir(language, left === 1 ? 'hunt-left.one' : 'hunt-left', values),
          detail: sayFugitiveAir(language, 'hunt-left.detail', values),
          how: sayFugitiveAir(language, 'hunt-left.how', values),
        })
    }
    if (!match.over) return
    open?.end(toldAt)
    const ending = entry.event.type === 'game.ended' ? endingOf(match) : undefined
    if (!ending) return
    const ended = { ...values, loser: names[ending.winner === 'marshal' ? 'fugitive' : 'marshal'] }
    writer.tell({
      ...{ topic: 'won', of, from: toldAt, until: toldAt + WON, kind: 'happened', weight: 100 },
      seats: [seats[ending.winner]],
      headline: sayFugitiveAir(language, `won.${ending.winner}`, ended),
      detail: sayFugitiveAir(language, `won.${ending.reason}`, ended),
      how: sayFugitiveAir(language, `won.${ending.reason}.how`, ended),
    })
  }
}

function highestUp({ row }: Table): number {
  return Math.max(START, ...row.flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : [])))
}
