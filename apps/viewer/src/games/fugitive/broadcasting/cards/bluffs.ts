import { listOf, START, sprintOf, type Table } from '@getaway/engine/fugitive'
import { percentText } from '../../../../language/percent-text.ts'
import { theNumber } from '../../insight/words.ts'
import { spareSprintOf } from '../../telling/bluffs.ts'
import type { CardWriter } from '../card-writer.ts'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 12_000_000

/** F4.2: sprint cards that were not needed: for casters when they are laid, for everybody once all of it lies face up. */
export const narrateBluffs: Narrator = (writer) => {
  const told = new Set<number>()
  return ({ entry, after, placed, turnedUp, isOpen, now, toldAt, can }) => {
    const { row } = after
    const place = placed ? row.indexOf(placed) : -1
    if (place >= 0 && isOpen)
      tell(writer, after, place, { of: `${place} laid`, from: now, audience: 'casters' }, can)
    if (turnedUp.length === 0) return
    for (const index of row.keys()) {
      if (told.has(index) || !liesOpen(after, index)) continue
      told.add(index)
      tell(writer, after, index, { of: `${index} ${entry.event.seq}`, from: toldAt, audience: 'everybody' })
    }
  }
}

/** Everybody sees from where to where it went, and with which sprint cards. */
function liesOpen({ row }: Table, index: number): boolean {
  const place = row[index]
  return Boolean(place?.isUp && place.isSprintUp && (index === 0 || row[index - 1]?.isUp))
}

function tell(
  { language, names, seats, tell }: CardWriter,
  table: Table,
  index: number,
  card: { readonly of: string; readonly from: number; readonly audience: 'casters' | 'everybody' },
  can?: Parameters<ReturnType<Narrator>>[0]['can'],
): void {
  const spare = spareSprintOf(table, index) ?? 0
  const place = table.row[index]
  const sprint = place && listOf(place.sprint)
  if (spare === 0 || place?.card === undefined || !sprint) return
  const from = index === 0 ? START : (table.row[index - 1]?.card ?? START)
  const worth = sprint.reduce((sum, one) => sum + sprintOf(one) + place.strong, 0)
  const bluff = card.audience === 'casters' ? can?.bluff : undefined
  const values = {
    ...{ ...names, n: spare, from, card: place.card, count: sprint.length, sprint: worth },
    ...{ the: theNumber(place.card, language), reach: place.reach, distance: place.card - from },
    ...(bluff && { odds: percentText(bluff.odds, language), without: percentText(bluff.without, language) }),
  }
  tell({
    ...{
      topic: card.audience === 'casters' ? 'bluff-laid' : 'bluff',
      ...card,
      until: card.from + OF_INTEREST,
    },
    ...{ kind: 'happened', weight: card.audience === 'casters' ? 64 : 72, seats: [seats.fugitive] },
    headline: sayFugitiveAir(language, spare === 1 ? 'bluff.one' : 'bluff', values),
    detail: sayFugitiveAir(language, bluff ? 'bluff.odds' : 'bluff.detail', values),
    how: sayFugitiveAir(language, bluff ? 'bluff.odds.how' : 'bluff.how', values),
  })
}
