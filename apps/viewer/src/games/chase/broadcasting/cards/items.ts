import { ITEMS, isRunning, type Round } from '@getaway/engine/chase'
import type { OpenCard } from '../../../../table/card-book.ts'
import { collected } from '../../telling/names.ts'
import { sayChase } from '../../telling/words.ts'
import type { CardWriter } from '../card-writer.ts'
import type { Narrator } from '../step.ts'
import { sayAir, sayItem } from '../words.ts'

/** C5.4: what is still missing before a hideout may be placed. */
export const narrateItems: Narrator = (writer) => {
  let open: OpenCard | undefined
  return ({ after, tiles, now, isNewRound }) => {
    const { round } = after
    const isOn = round !== undefined && isRunning(round)
    const hasFound = tiles.some(({ piece }) => piece.tile.item)
    if (!isOn || isNewRound || hasFound) {
      open?.end(now)
      open = undefined
    }
    if (!isOn || !hasFound) return
    const reached = collected(round)
    const missing = ITEMS.filter((item) => !reached.has(item))
    const [last] = missing
    if (missing.length > 1) return
    const runners = writer.namesOf(round.runners)
    const values = {
      runners,
      item: last ? sayItem(writer.language, last) : '',
      found: foundIn(round, writer),
    }
    const word = last ? 'needs' : 'may-hide'
    open = writer.tell({
      topic: 'items',
      of: `${round.number} ${last ?? 'all'}`,
      from: now,
      kind: 'coming',
      weight: last ? 60 : 65,
      seats: round.runners,
      headline: sayAir(writer.language, word, values),
      detail: sayAir(writer.language, `${word}.detail`, values),
      how: sayAir(writer.language, `${word}.how`, values),
    })
  }
}

/** Each item that lies there, with the first tile that showed it. */
function foundIn({ paths }: Round, { language }: CardWriter): string {
  return ITEMS.flatMap((item) => {
    const [first] = paths
      .flatMap(({ tiles }) => {
        const index = tiles.findIndex(({ tile }) => tile.item === item)
        const found = tiles[index]
        return found ? [{ at: found.at, position: index + 1 }] : []
      })
      .toSorted((one, other) => one.at - other.at)
    return first ? [sayAir(language, 'found', { item: sayChase(language, item), n: first.position })] : []
  }).join(', ')
}
