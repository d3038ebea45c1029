import { COLOURS, isRunning } from '@getaway/engine/chase'
import type { OpenCard } from '../../../../table/card-book.ts'
import type { Narrator } from '../step.ts'
import { sayAir } from '../words.ts'

/** So few of a colour are worth a word. */
const FEW = 2

/** C7.6: a colour that runs out. */
export const narrateStocks: Narrator = (writer) => {
  const open = new Map<string, OpenCard>()
  const { language } = writer
  return ({ before, after: { round }, now, isNewRound }) => {
    const isOn = round !== undefined && isRunning(round)
    if (!isOn || isNewRound) {
      for (const card of open.values()) card.end(now)
      open.clear()
    }
    if (!isOn || isNewRound) return
    for (const seat of round.chasers) {
      for (const colour of COLOURS) {
        const left = round.stocks[seat]?.[colour]
        const had = before.round?.stocks[seat]?.[colour]
        if (left === undefined || had === undefined || left === had) continue
        const of = `${round.number} ${seat} ${colour}`
        open.get(of)?.end(now)
        open.delete(of)
        if (left > FEW || left > had) continue
        const word = left === 0 ? 'stock.none' : left === 1 ? 'stock.one' : 'stock'
        const dealt = round.chasers.length === 1 ? 'stock.how' : 'stock.how.two'
        const values = {
          name: writer.nameOf(seat),
          n: left,
          colour: sayAir(language, left === 1 ? `one.${colour}` : `many.${colour}`),
          colours: sayAir(language, `many.${colour}`),
        }
        const card = writer.tell({
          topic: 'stock',
          of: `${of} ${left}`,
          from: now,
          kind: 'coming',
          weight: 68 - left * 6,
          seats: [seat],
          headline: sayAir(language, word, values),
          detail: sayAir(language, left === 0 ? 'stock.none.detail' : 'stock.detail', values),
          how: sayAir(language, dealt, values),
        })
        open.set(of, card)
      }
    }
  }
}
