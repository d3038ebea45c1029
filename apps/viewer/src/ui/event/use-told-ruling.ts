import type { TournamentView } from '@getaway/client/protocol'
import { seatName } from './seat-name.ts'
import { useEventWords } from './use-event-words.ts'
import { useMarkText } from './use-mark-text.ts'

type Ruling = TournamentView['rulings'][number]

/** About which table, and what was ruled. */
export function useToldRuling({ tables, players }: TournamentView) {
  const say = useEventWords()
  const markText = useMarkText()
  return ({ match, counts, winners, marks }: Ruling): { readonly table: string; readonly what: string } => {
    const table = tables.find((one) => one.match === match)
    const nameOf = (seat: number) => {
      const found = table?.seats[seat]
      return (found && seatName(found, players)) ?? say('seat.nth', { seat: seat + 1 })
    }
    const told = { table: table?.name ?? match }
    if (!counts) return { ...told, what: say('ruling.not-counted') }
    const won =
      winners.length === 0
        ? say('ruling.nobody')
        : say('ruling.winners', { names: winners.map(nameOf).join(', ') })
    const scores = (marks ?? []).map(
      (one, seat) => `${nameOf(seat)} (${markText(one, table?.marksOf ?? [])})`,
    )
    return { ...told, what: [won, ...(scores.length > 0 ? [`${scores.join(', ')}.`] : [])].join(' ') }
  }
}
