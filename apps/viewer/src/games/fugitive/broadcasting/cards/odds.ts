import { faceDown } from '@getaway/engine/fugitive'
import { percentText } from '../../../../language/percent-text.ts'
import type { OpenCard } from '../../../../table/card-book.ts'
import { listed } from '../../telling/names.ts'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 10_000_000
/** What happens less often than that is luck, and what is more probable than that was to be expected. */
const LUCK = 0.2
const SURE = 0.6

/** For casters: what a guess was worth when it was made, and what of a wrong one was right, which nobody is told (F5.2). */
export const narrateOdds: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [open, worth]: [OpenCard | undefined, number] = [undefined, 0]
  return ({ entry, before, guessed, answered, could, isOpen, now, toldAt }) => {
    const casters = { of: entry.event.seq, audience: 'casters', seats: [seats.marshal] } as const
    if (guessed) {
      const guess = could?.guess
      worth = guess?.chance ?? -1
      if (guess) {
        const values = {
          ...{ ...names, numbers: listed(guess.numbers, language), chance: percentText(worth, language) },
          best: listed(guess.best.numbers, language),
          most: percentText(guess.best.chance, language),
        }
        const isBest =
          listed(
            guess.numbers.toSorted((one, other) => one - other),
            language,
          ) === values.best
        open = writer.tell({
          ...{ ...casters, topic: 'chance', from: now, kind: 'coming', weight: 66 },
          headline: sayFugitiveAir(language, 'chance', values),
          detail: sayFugitiveAir(language, isBest ? 'chance.best' : 'chance.detail', values),
          how: sayFugitiveAir(language, 'chance.how', values),
        })
      }
    }
    if (!answered) return
    open?.end(toldAt)
    open = undefined
    const happened = { ...casters, from: toldAt, until: toldAt + OF_INTEREST, kind: 'happened' } as const
    const { numbers, isRight, count } = answered
    if (worth >= 0) {
      const values = {
        ...{ ...names, numbers: listed(numbers, language), chance: percentText(worth, language) },
      }
      const isTurn = isRight ? worth <= LUCK : worth >= SURE
      writer.tell({
        ...{ ...happened, topic: 'chance-told', weight: isTurn ? 74 : 54 },
        headline: sayFugitiveAir(language, 'chance-told', values),
        detail: sayFugitiveAir(language, isRight ? 'chance-told.right' : 'chance-told.wrong', values),
        how: sayFugitiveAir(language, 'chance.how', values),
      })
    }
    const right = faceDown(before.row).filter(
      ({ card }) => card !== undefined && numbers.includes(card),
    ).length
    if (!isOpen || isRight || count !== undefined || right === 0 || numbers.length === 1) return
    const values = { ...names, n: right, all: numbers.length }
    writer.tell({
      ...{ ...happened, topic: 'half-right', weight: 67 },
      headline: sayFugitiveAir(language, 'half-right', values),
      detail: sayFugitiveAir(language, 'half-right.detail', values),
      how: sayFugitiveAir(language, 'half-right.how', values),
    })
  }
}
