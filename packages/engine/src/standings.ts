import type { Outcome } from './game.ts'

/** What standings ask of a match. */
export interface StandingsMatch extends Pick<Outcome, 'winners' | 'status'> {
  readonly players: readonly Pick<Outcome['players'][number], 'name' | 'key' | 'isProved' | 'marks'>[]
}

export interface PlayerStanding {
  /** Of the first match; a number of the seat follows where a name alone stands for two. */
  readonly name: string
  /** Only one that was proved. */
  readonly key: string | null
  readonly played: number
  readonly won: number
  readonly marks: Readonly<Record<string, number>>
}

export interface Standings {
  /** How many counted. */
  readonly matches: number
  /** The first one first. */
  readonly players: readonly PlayerStanding[]
}

/**
 * What matches come to, player by player. Only those count that were played to their end; each of several winners has
 * won. A player is known by a proved key, and without one by name: anybody can claim a key. A seat without a name is nobody's. The order is: most matches
 * won, then most of each mark (`marks`, the best first), then by name.
 */
export function standingsOver(matches: readonly StandingsMatch[], marks: readonly string[]): Standings {
  const counted = matches.filter(({ status }) => status === 'ended')
  const players = new Map<string, PlayerStanding>()
  for (const { players: seats, winners } of counted) {
    const met = new Set<string>()
    for (const [seat, { name, key: named, isProved, marks: gained }] of seats.entries()) {
      if (name === null) continue
      const key = isProved ? named : null
      const known = key === null ? `name ${name}` : `key ${key}`
      // Nobody plays against themselves: a player met twice in one match is two.
      const isOther = met.has(known)
      met.add(known)
      const who = isOther ? `${known}, seat ${seat}` : known
      const shown = isOther ? `${name} (seat ${seat})` : name
      const before = players.get(who) ?? { name: shown, key, played: 0, won: 0, marks: {} }
      players.set(who, {
        ...before,
        played: before.played + 1,
        won: before.won + (winners.includes(seat) ? 1 : 0),
        marks: sumOfMarks(before.marks, gained, marks),
      })
    }
  }
  return { matches: counted.length, players: [...players.values()].toSorted(compareRanks(marks)) }
}

/** What can be won in these games, each game's best first. */
export function marksOf(games: readonly { readonly marks: readonly string[] }[]): readonly string[] {
  return [...new Set(games.flatMap(({ marks }) => marks))]
}

/** Both together, in that order: databases keep none. */
export function sumOfMarks(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
  order: readonly string[],
): Record<string, number> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const known = order.filter((mark) => names.has(mark))
  const all = new Set([...known, ...names])
  return Object.fromEntries([...all].map((mark) => [mark, (one[mark] ?? 0) + (other[mark] ?? 0)]))
}

/** Who stands before whom: most matches won, then most of each mark, then by name. */
export function compareRanks(
  order: readonly string[],
): (one: Omit<PlayerStanding, 'played'>, other: Omit<PlayerStanding, 'played'>) => number {
  return (one, other) => {
    const marks = order.map((mark) => (other.marks[mark] ?? 0) - (one.marks[mark] ?? 0))
    const difference = [other.won - one.won, ...marks].find((number) => number !== 0)
    return difference ?? (compareTexts(one.name, other.name) || compareTexts(one.key ?? '', other.key ?? ''))
  }
}

/** By code units: the same order on every machine. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
