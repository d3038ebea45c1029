import { type Match, matchWinner, targetOf } from '@getaway/engine/chase'
import { nearnessTo } from '@getaway/engine/following'
import type { OpenCard } from '../../../../table/card-book.ts'
import { sayChase } from '../../telling/words.ts'
import type { CardWriter } from '../card-writer.ts'
import type { Narrator, Step } from '../step.ts'
import { sayAir, sayMarks } from '../words.ts'

const OF_INTEREST = 30_000_000
const WON = 600_000_000
const ORDER = ['perfect', 'small'] as const

/** C9.2: who is one marker away, whether another round decides, and who has won. */
export const narrateStanding: Narrator = (writer) => {
  let open: OpenCard | undefined
  const { language } = writer
  return (step) => {
    const { before, after, now, entry } = step
    if (after.over || (after.round?.ending && !before.round?.ending)) open?.end(now)
    const of = entry.event.seq
    const from = Math.max(now, settledBy(step, writer))
    if (after.over && !before.over) {
      const winner = after.over.how === 'ended' ? matchWinner(after) : undefined
      if (winner === undefined) return
      const values = {
        name: writer.nameOf(winner),
        marks: marksOf(after, winner, writer),
        target: targetIn(after, writer),
      }
      writer.tell({
        topic: 'won',
        of,
        from,
        until: from + WON,
        kind: 'happened',
        weight: 100,
        seats: [winner],
        headline: sayAir(language, 'won', values),
        detail: sayAir(language, 'won.detail', values),
        how: sayAir(language, 'won.how', values),
      })
      return
    }
    if (after.over || after.tally === before.tally || isSame(before, after)) return
    open?.end(now)
    const { matchPoint, level } = nearnessTo(
      targetOf(after),
      ORDER,
      after.tally.map(({ perfect, small }) => ({ perfect, small })),
    )
    const seats = level.length > 0 ? level : matchPoint
    if (seats.length === 0) return
    const word = level.length > 0 ? 'level' : 'match-point'
    const values = {
      names: writer.namesOf(seats),
      target: targetIn(after, writer),
      marks: seats.map((seat) => `${writer.nameOf(seat)}: ${marksOf(after, seat, writer)}`).join('; '),
    }
    open = writer.tell({
      topic: 'standing',
      of,
      from,
      until: from + OF_INTEREST,
      kind: 'coming',
      weight: word === 'level' ? 88 : 80,
      seats,
      headline: sayAir(language, word, values),
      detail: sayAir(language, `${word}.detail`, values),
      how: sayAir(language, `${word}.how`, values),
    })
  }
}

function isSame(before: Match, after: Match): boolean {
  return after.tally.every(({ perfect, small }, seat) => {
    const was = before.tally[seat]
    return was?.perfect === perfect && was.small === small
  })
}

/** A result is told when the check of the last round that has ended by now is over. */
function settledBy({ before: { round, past }, now }: Step, writer: CardWriter): number {
  const last = round?.ending && !round.setAside ? round : past.findLast((one) => one.ending && !one.setAside)
  return last ? writer.settledAt(last.number) : now
}

function marksOf({ tally }: Match, seat: number, { language }: CardWriter): string {
  return sayMarks(tally[seat] ?? { perfect: 0, small: 0 }, language)
}

function targetIn({ options }: Match, { language }: CardWriter): string {
  return options.victory.map((need) => sayMarks(need, language)).join(sayChase(language, 'or'))
}
