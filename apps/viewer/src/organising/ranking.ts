import type { TournamentPreview, TournamentRanking } from '@getaway/client/protocol'

type Standing = TournamentRanking['players'][number]

export interface RankedStanding extends Standing {
  /** Those who have won the same share a place. */
  readonly place: number
}

/** Those who have played with their places, in the order that the service gives them. */
export function rankedOf({ players, marks }: Pick<TournamentRanking, 'players' | 'marks'>) {
  const ranked: RankedStanding[] = []
  for (const one of players) {
    if (one.played === 0) continue
    const before = ranked.at(-1)
    const isLevel = before !== undefined && wonBy(before, marks) === wonBy(one, marks)
    ranked.push({ ...one, place: isLevel ? before.place : ranked.length + 1 })
  }
  return ranked
}

/** What an act would change in the standings. */
export interface ChangedStandings {
  /** Whose own figures would be others, in the order of the standings after it. */
  readonly players: readonly {
    readonly name: string
    /** Undefined: has not played. */
    readonly before: RankedStanding | undefined
    readonly after: RankedStanding | undefined
  }[]
  /** Who would only stand in another place. */
  readonly moved: readonly { readonly name: string; readonly before: number; readonly after: number }[]
}

export function changedStandings({
  before,
  after,
}: Pick<TournamentPreview, 'before' | 'after'>): ChangedStandings {
  const old = new Map(rankedOf(before).map((row) => [idOf(row), row]))
  const fresh = new Map(rankedOf(after).map((row) => [idOf(row), row]))
  const marks = [...new Set([...before.marks, ...after.marks])]
  const all = [...new Set([...fresh.keys(), ...old.keys()])].map((id) => {
    const [was, is] = [old.get(id), fresh.get(id)]
    return { name: is?.name ?? was?.name ?? '', before: was, after: is }
  })
  const hasOther = ({ before: was, after: is }: (typeof all)[number]) =>
    !was || !is || was.played !== is.played || wonBy(was, marks) !== wonBy(is, marks)
  return {
    players: all.filter(hasOther),
    moved: all.flatMap((one) => {
      const [was, is] = [one.before?.place, one.after?.place]
      if (hasOther(one) || was === undefined || is === undefined || was === is) return []
      return [{ name: one.name, before: was, after: is }]
    }),
  }
}

function wonBy({ won, marks: counts }: Standing, marks: readonly string[]): string {
  return [won, ...marks.map((mark) => counts[mark] ?? 0)].join(' ')
}

function idOf({ player, key, name }: Standing): string {
  if (player !== null) return `player ${player}`
  return key === null ? `name ${name}` : `key ${key}`
}
