import type { Standings } from '@getaway/client/protocol'
import { type AnyGame, unwrap } from '@getaway/engine'
import type { Summary } from '../store/index.ts'

type Standing = Standings['players'][number]

/** What the matches of a tournament come to, player by player. */
export function addUp(event: string, summaries: readonly Summary[], order: readonly string[]): Standings {
  const players = new Map<string, Standing>()
  for (const { players: seats, winners } of summaries) {
    const met = new Set<string>()
    for (const [seat, { name, marks }] of seats.entries()) {
      if (name === null) continue
      // Nobody plays against themselves: a name met twice in one match is two people.
      const shown = met.has(name) ? `${name} (seat ${seat})` : name
      met.add(name)
      const before = players.get(shown) ?? { name: shown, played: 0, won: 0, marks: {} }
      const won = before.won + (winners.includes(seat) ? 1 : 0)
      players.set(shown, { name: shown, played: before.played + 1, won, marks: sum(before.marks, marks) })
    }
  }
  return { event, matches: summaries.length, players: [...players.values()].toSorted(byRank(order)) }
}

function sum(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const all = { ...one }
  for (const [mark, count] of Object.entries(other)) all[mark] = (all[mark] ?? 0) + count
  return all
}

/** Most matches won, then most of each mark in the game's own order, which no database keeps. */
function byRank(order: readonly string[]): (one: Standing, other: Standing) => number {
  return (one, other) => {
    const marks = order.map((mark) => (other.marks[mark] ?? 0) - (one.marks[mark] ?? 0))
    const difference = [other.won - one.won, ...marks].find((number) => number !== 0)
    return difference ?? (one.name < other.name ? -1 : 1)
  }
}

/** What is won in a game, the best first: as its fresh match lists it. */
export function marksOf(game: AnyGame): readonly string[] {
  const { fewest } = game.seats
  const draft = unwrap(game.create({ id: 'none', at: 0, seats: fewest, options: {} }, () => 0))
  const [player] = game.outcomeOf(game.begin({ ...draft, seq: 1, hash: '' })).players
  return Object.keys(player?.marks ?? {})
}
