import { type AnyGame, type JsonObject, ok, seededRandom, simulate } from '@getaway/engine'
import { type ChaseReport, chase, chasePlayer, drawnCity, type Match, PERSONS } from '@getaway/engine/chase'

export type Strength = keyof typeof PERSONS
export const CHASE_STRENGTHS = Object.keys(PERSONS) as Strength[]

/** Who plays whom, at which table. */
export interface ChaseCell {
  readonly players: number
  readonly variants: readonly string[]
  readonly runner: Strength
  readonly chaser: Strength
  /** The seed of another city than the one that ships. */
  readonly city?: number
}

/** What came of it, added up over rounds. */
export interface ChaseTally {
  readonly rounds: number
  readonly runnersWon: number
  readonly nobodyWon: number
  readonly captures: number
  readonly runnersErred: number
  readonly chasersErred: number
  readonly tiles: number
  readonly markers: number
  readonly wrongTiles: number
  readonly wrongMarkers: number
  /** From the first tile or marker on its own to the last, in seconds. */
  readonly tileS: number
  readonly markerS: number
  readonly roundS: number
  readonly placedTiles: number
  /** Over before the runners had placed a tile after the start. */
  readonly sudden: number
  /** How many rounds each match took. */
  readonly lengths: readonly number[]
}

const AT = 1_763_456_789_000_000
const MOST_EVENTS = 5000

/** Rounds of whole matches in which everybody runs as one person would and chases as another, until there are enough. */
export function playChaseCell(cell: ChaseCell, rounds: number, seed: number): ChaseTally {
  const { players, variants, runner, chaser, city } = cell
  const bots = { both: chasePlayer(PERSONS[runner], PERSONS[chaser]) }
  const game: AnyGame = { ...chase, bots, ...(city === undefined ? {} : { create: createIn(city) }) }
  let tally = NOTHING
  for (let match = 0; tally.rounds < rounds; match++) {
    const { state } = simulate({
      game,
      id: `balance-${match}`,
      at: AT,
      options: { variants: Object.fromEntries(variants.map((variant) => [variant, true])) },
      seats: Array.from({ length: players }, () => 'both'),
      random: seededRandom(seed * 1_000_003 + match),
      most: MOST_EVENTS,
    })
    const one = tallyOf(state as Match)
    tally = sum(tally, { ...one, lengths: [one.rounds] })
  }
  return tally
}

/** A match as it is always created, in the city of that seed. */
function createIn(city: number): AnyGame['create'] {
  const tileset = drawnCity(city)
  return (wish, random) => {
    const draft = chase.create(wish, random)
    if (!draft.ok) return draft
    return ok({ ...draft.value, data: { ...(draft.value.data as JsonObject), tileset } })
  }
}

function tallyOf(match: Match): ChaseTally {
  const { rounds } = chase.reportOf(match, () => ({ late: [], dropped: [] })) as ChaseReport
  const played = [...match.past, ...(match.round ? [match.round] : [])]
  return rounds.reduce((tally, report, index) => {
    const round = played[index]
    if (report.status !== 'scored' || !round?.started || !round.ending) return tally
    const { started, ending } = round
    const { tiles, markers } = report.checks
    let [tileUs, markerUs, placedTiles] = [0, 0, 0]
    for (const path of round.paths) {
      const own = path.tiles.filter(({ at }) => at > started.at)
      placedTiles += own.length
      tileUs += (own.at(-1)?.at ?? started.at) - started.at
      markerUs += (path.markers.at(-1)?.at ?? started.at) - started.at
    }
    return sum(tally, {
      rounds: 1,
      runnersWon: report.winner === 'runners' ? 1 : 0,
      nobodyWon: report.winner === null ? 1 : 0,
      captures: report.reason === 'captured' ? 1 : 0,
      runnersErred: report.mistakes.runners ? 1 : 0,
      chasersErred: report.mistakes.chasers ? 1 : 0,
      tiles: tiles.length,
      markers: markers.length,
      wrongTiles: tiles.filter(({ ok }) => !ok).length,
      wrongMarkers: markers.filter(({ ok }) => !ok).length,
      tileS: tileUs / 1e6,
      markerS: markerUs / 1e6,
      roundS: (ending.at - started.at) / 1e6,
      placedTiles,
      sudden: placedTiles === 0 ? 1 : 0,
      lengths: [],
    })
  }, NOTHING)
}

const NOTHING: ChaseTally = {
  rounds: 0,
  runnersWon: 0,
  nobodyWon: 0,
  captures: 0,
  runnersErred: 0,
  chasersErred: 0,
  tiles: 0,
  markers: 0,
  wrongTiles: 0,
  wrongMarkers: 0,
  tileS: 0,
  markerS: 0,
  roundS: 0,
  placedTiles: 0,
  sudden: 0,
  lengths: [],
}

function sum(one: ChaseTally, other: ChaseTally): ChaseTally {
  const keys = Object.keys(NOTHING) as (keyof typeof NOTHING)[]
  const added = keys.map((key) => [key, plus(one[key], other[key])])
  return Object.fromEntries(added) as unknown as ChaseTally
}

function plus(
  one: ChaseTally[keyof ChaseTally],
  other: ChaseTally[keyof ChaseTally],
): ChaseTally[keyof ChaseTally] {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return [one, other].flat()
}
