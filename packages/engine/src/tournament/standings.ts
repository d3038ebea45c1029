import type { WonMarks } from '../game.ts'
import { compareRanks, compareTexts, sumOfMarks } from '../standings.ts'
import {
  type Credit,
  type Credited,
  type Entrant,
  type MatchScore,
  rulingFor,
  type TournamentState,
  type TournamentTable,
} from './state/state.ts'

/** What a player of a tournament has reached. */
export interface TournamentStanding {
  /** The number under which the player was entered; null for guests, who are known by a proved key or a name. */
  readonly player: number | null
  readonly name: string
  /** Only one that was proved, or entered by an organiser. */
  readonly key: string | null
  readonly played: number
  readonly won: number
  readonly marks: WonMarks
}

export interface TournamentStandings {
  /** How many matches counted. */
  readonly matches: number
  /** What can be won, each game's best first. */
  readonly marks: readonly string[]
  /** The first one first. */
  readonly players: readonly TournamentStanding[]
}

/**
 * What a tournament comes to. A match counts by its last ruling that was not withdrawn, otherwise by its own log if it
 * was played to its end. Everybody who is credited with a part of a seat has played, who is credited last has won, and
 * marks are whose they were when they were won. The order of events about different matches makes no difference.
 */
export function tournamentStandings(state: TournamentState): TournamentStandings {
  const tables = state.tables.toSorted((one, other) => compareTexts(one.match, other.match))
  const order = markOrder(tables)
  const rows = new Map<string, TournamentStanding>()
  const ofKeys = new Map(state.players.flatMap((one) => (one.key === null ? [] : [[one.key, one] as const])))
  for (const { player, name, key, hasWithdrawn } of state.players) {
    if (!hasWithdrawn) rows.set(`player ${player}`, { player, name, key, played: 0, won: 0, marks: {} })
  }
  let matches = 0
  for (const table of tables) {
    const score = scoreOf(state, table)
    if (!score) continue
    matches++
    for (const [known, { row, won, marks }] of sharesOf({ players: state.players, ofKeys }, table, score)) {
      const before = rows.get(known) ?? row
      rows.set(known, {
        ...before,
        played: before.played + 1,
        won: before.won + (won ? 1 : 0),
        marks: sumOfMarks(before.marks, marks, order),
      })
    }
  }
  return { matches, marks: order, players: [...rows.values()].toSorted(byRank(order)) }
}

/** How a match counts; undefined if it does not, or is not over. */
export function scoreOf(state: TournamentState, { match, result }: TournamentTable): MatchScore | undefined {
  if (!result) return undefined
  const recorded = result.players.map(({ marks }) => marks)
  const ruling = rulingFor(state, match)
  if (ruling) {
    return ruling.counts ? { winners: ruling.winners, marks: ruling.marks ?? recorded } : undefined
  }
  return result.status === 'ended' ? { winners: result.winners, marks: recorded } : undefined
}

interface Share {
  /** With nothing in it, for somebody who was not met before. */
  readonly row: TournamentStanding
  readonly won: boolean
  readonly marks: WonMarks
}

/** The players of a tournament, by their numbers and by their keys. */
interface Entrants {
  readonly players: readonly Entrant[]
  readonly ofKeys: ReadonlyMap<string, Entrant>
}

/** What each player has of a match: a player who had two seats one after the other has played once. */
function sharesOf(
  entrants: Entrants,
  table: TournamentTable,
  { winners, marks }: MatchScore,
): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>()
  /** Guests by the seat at which they were met first. */
  const met = new Map<string, number>()
  for (const [seat, { credits }] of table.seats.entries()) {
    const won = marksByCredit(credits, marks[seat] ?? {})
    for (const [index, { player }] of credits.entries()) {
      const who = identityOf(entrants, table, seat, player, met)
      if (!who) continue
      const before = shares.get(who.known) ?? { row: who.row, won: false, marks: {} }
      shares.set(who.known, {
        row: before.row,
        won: before.won || (index === credits.length - 1 && winners.includes(seat)),
        marks: sumOfMarks(before.marks, won[index] ?? {}, table.marks),
      })
    }
  }
  return shares
}

/** What was won in each stretch: no more in all than counts in the end, whatever was corrected later. */
function marksByCredit(credits: readonly Credit[], final: WonMarks): readonly WonMarks[] {
  const reached = new Map<string, number>()
  return credits.map((_, index) => {
    const next = credits[index + 1]?.marks
    return Object.fromEntries(
      Object.entries(final).map(([mark, count]) => {
        const before = reached.get(mark) ?? 0
        const end = next ? Math.max(before, Math.min(next[mark] ?? 0, count)) : count
        reached.set(mark, end)
        return [mark, end - before]
      }),
    )
  })
}

function identityOf(
  { players, ofKeys }: Entrants,
  { result }: TournamentTable,
  seat: number,
  player: Credited,
  met: Map<string, number>,
): { readonly known: string; readonly row: TournamentStanding } | undefined {
  if (player === 'nobody') return undefined
  const nothing = { played: 0, won: 0, marks: {} }
  const entered = (entrant: Entrant | undefined) =>
    entrant && {
      known: `player ${entrant.player}`,
      row: { player: entrant.player, name: entrant.name, key: entrant.key, ...nothing },
    }
  if (typeof player === 'number') return entered(players[player - 1])
  const seated = result?.players[seat]
  if (!seated || seated.name === null) return undefined
  const key = seated.isProved ? seated.key : null
  const entrant = key === null ? undefined : ofKeys.get(key)
  if (entrant) return entered(entrant)
  const known = key === null ? `name ${seated.name}` : `key ${key}`
  // Nobody plays against themselves: a guest met at two seats of a match is two.
  const first = met.get(known) ?? seat
  met.set(known, first)
  const isOther = first !== seat
  return {
    known: isOther ? `${known}, seat ${seat}` : known,
    row: { player: null, name: isOther ? `${seated.name} (seat ${seat})` : seated.name, key, ...nothing },
  }
}

function markOrder(tables: readonly TournamentTable[]): readonly string[] {
  const byGame = tables.toSorted((one, other) => compareTexts(one.game, other.game))
  return [...new Set(byGame.flatMap(({ marks }) => marks))]
}

function byRank(order: readonly string[]): (one: TournamentStanding, other: TournamentStanding) => number {
  const rank = compareRanks(order)
  // Of the same name the one who was entered comes first.
  return (one, other) => rank(one, other) || Number(one.player === null) - Number(other.player === null)
}
