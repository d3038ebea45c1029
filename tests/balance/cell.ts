import { type AnyGame, seededRandom, simulate } from '@getaway/engine'
import { type ChaseReport, chase, chasePlayer, type Match, PERSONS } from '@getaway/engine/chase'

export type Strength = keyof typeof PERSONS
export const STRENGTHS = Object.keys(PERSONS) as Strength[]

/** Who plays whom, at which table. */
export interface Cell {
  readonly players: number
  readonly variants: readonly string[]
  readonly runner: Strength
  readonly chaser: Strength
}

/** What came of it, added up over rounds. */
export interface Tally {
  readonly rounds: number
  readonly runnersWon: number
  readonly nobodyWon: number
  readonly captures: number
  readonly hideouts: number
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
}

const AT = 1_763_456_789_000_000
const MOST_EVENTS = 5000

/** Rounds of whole matches in which everybody runs as one person would and chases as another, until there are enough. */
export function playCell({ players, variants, runner, chaser }: Cell, rounds: number, seed: number): Tally {
  const bots = { both: chasePlayer(PERSONS[runner], PERSONS[chaser]) }
  const game: AnyGame = { ...chase, bots }
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
    tally = sum(tally, tallyOf(state as Match))
  }
  return tally
}

function tallyOf(match: Match): Tally {
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
      hideouts: report.reason === 'hideout' ? 1 : 0,
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
    })
  }, NOTHING)
}

const NOTHING: Tally = {
  rounds: 0,
  runnersWon: 0,
  nobodyWon: 0,
  captures: 0,
  hideouts: 0,
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
}

function sum(one: Tally, other: Tally): Tally {
  const keys = Object.keys(NOTHING) as (keyof Tally)[]
  return Object.fromEntries(keys.map((key) => [key, one[key] + other[key]])) as unknown as Tally
}
