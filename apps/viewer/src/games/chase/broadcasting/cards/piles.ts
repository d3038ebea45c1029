import { ITEMS, isRunning, type Match, pileOf } from '@getaway/engine/chase'
import type { OpenCard } from '../../../../table/card-book.ts'
import { collected } from '../../telling/names.ts'
import type { Narrator } from '../step.ts'
import { sayAir, sayItem } from '../words.ts'

/** C4.3, C4.4: where the last missing item lies, for casters who see the piles. */
export const narratePiles: Narrator = (writer) => {
  let [open, told]: [OpenCard | undefined, string | undefined] = [undefined, undefined]
  const { language } = writer
  return ({ after, now }) => {
    const place = placeOf(after)
    const of = place && `${after.round?.number} ${place.item} ${place.pile} ${place.holder ?? 'nobody'}`
    if (of === told) return
    open?.end(now)
    ;[open, told] = [undefined, of]
    if (!place || !of) return
    const { item, holder, size, seats } = place
    const values = {
      item: sayItem(language, item),
      name: holder === undefined ? writer.namesOf(seats) : writer.nameOf(holder),
      n: size,
    }
    const word = holder === undefined ? 'pile.other' : 'pile.held'
    open = writer.tell({
      topic: 'pile',
      of: `${of} ${now}`,
      from: now,
      kind: 'coming',
      audience: 'casters',
      weight: 58,
      seats: holder === undefined ? seats : [holder],
      headline: sayAir(language, word, values),
      detail: sayAir(language, `${word}.detail`, values),
      how: sayAir(language, 'pile.how', values),
    })
  }
}

function placeOf({ round, tiles }: Match) {
  if (!round || !isRunning(round)) return undefined
  const reached = collected(round)
  const missing = ITEMS.filter((item) => !reached.has(item))
  const [item] = missing
  if (!item || missing.length > 1) return undefined
  for (const [pile, { tiles: ids = [], size }] of round.piles.entries()) {
    if (!ids.some((id) => tiles.get(id)?.item === item)) continue
    // Where both piles hold one there is nothing to say.
    if (round.piles[1 - pile]?.tiles?.some((id) => tiles.get(id)?.item === item)) return undefined
    const holder = round.runners.find((seat) => pileOf(round, seat) === pile)
    return { item, pile, size, holder, seats: round.runners }
  }
  return undefined
}
