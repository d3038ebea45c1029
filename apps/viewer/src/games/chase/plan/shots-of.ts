import { isRunning, type PlacedTile, pileOf, type Round } from '@getaway/engine/chase'
import { type Extent, extentAround } from '../../../table/extent.ts'
import type { Highlight, Overview } from '../../../table/table-plan.ts'
import type { Check } from './check-of.ts'
import { SLAM, SWEEP } from './motion.ts'
import type { Coin, HandTile, Place, Seat, Stack } from './plan.ts'

const PRISON = { x: 0, y: 0 }
const LONG_AGO = Number.NEGATIVE_INFINITY
/** The capture is stayed with until the check begins, or so long. */
const STAY = SLAM + 2_200_000
const NEAR = 2_500_000
/** A chaser who is this close is worth a close look. */
const CLOSE_BEHIND = 1
/** A tile that turns over stands upright for a moment: the shot leaves this much more room behind it. */
const UPRIGHT = 1.6

/** What lies beside the playing area, as far as a shot shows it. */
export interface Beside {
  readonly hands: readonly HandTile[]
  readonly coins: readonly Coin[]
  readonly seats: readonly Seat[]
  readonly stacks: readonly Stack[]
  /** The seat of the player who plays here: their hand is shown beside the table. */
  readonly player: number | undefined
}

/** All that lies: the round on the table, its check, the coins that are handed out for it, and after its sweep the next one. */
export function overviewsOf(
  shown: Round | undefined,
  next: Round | undefined,
  check: Check | undefined,
  sweptFrom: number,
  beside: Beside,
): Overview[] {
  const lying = extentOf(shown, beside)
  const all: Overview[] = [{ from: LONG_AGO, extent: lying }]
  if (check && check.from < sweptFrom) {
    all.push({ from: check.from, extent: { ...lying, north: lying.north - UPRIGHT } })
  }
  // A player is told beside the table what they have won: the chase stays as large.
  const won = beside.player === undefined ? beside.coins.filter(({ from }) => from > 0) : []
  const [first] = won
  if (first && first.from < sweptFrom) {
    const winners = beside.seats.filter(({ seat }) => won.some((coin) => coin.seat === seat))
    const places = [...cellsOf(shown), ...spread(won, 0.5), ...spread(winners, 0.3)]
    all.push({ from: first.from, extent: extentAround(places) })
  }
  if (next && next !== shown) all.push({ from: sweptFrom + SWEEP / 2, extent: extentOf(next, beside) })
  return all
}

/**
 * Before the first round the players are shown; before the start, to those who watch, the runners with their starting tiles; and to a runner
 * who has to take a pile (C4.3), those that they may take.
 */
function extentOf(round: Round | undefined, { hands, seats, stacks, player }: Beside): Extent {
  if (!round) return extentAround(spread(seats, 0.5))
  // A player plans around the prison, or waits there: what others hold would make it small.
  const seen = player === undefined ? hands.filter(({ isStart }) => isStart && !round.started) : []
  const planned = player === undefined || round.started ? 0 : startOf(round, player)
  const wantsPile = player !== undefined && isRunning(round) && pileOf(round, player) === undefined
  const piles = wantsPile ? stacks.filter(({ kind, seat }) => kind === 'pile' && seat === player) : []
  const lying = [...cellsOf(round), ...spread(seen, 0.4), ...spread(piles, 0.4)]
  return extentAround([...lying, ...spread([PRISON], planned)])
}

/** C3.1: how far from the prison a player’s first tiles may go; a shot leaves half a cell around what it shows. */
function startOf({ roles, starts }: Round, player: number): number {
  if (roles[player] !== 'runner') return 0
  const dealt = starts?.[String(player)] ?? starts?.team
  return dealt ? dealt.length - 0.5 : 0
}

function cellsOf(round: Round | undefined): PlacedTile[] {
  return round?.paths.flatMap(({ tiles }) => tiles) ?? []
}

/** Places with so much table around them. */
function spread(places: readonly Pick<Place, 'x' | 'y'>[], by: number): Pick<Place, 'x' | 'y'>[] {
  return places.flatMap(({ x, y }) => [
    { x: x - by, y: y - by },
    { x: x + by, y: y + by },
  ])
}

/** What one would not want to miss, by what is known so far: nobody is told early. */
export function highlightsOf(
  round: Round | undefined,
  check: Check | undefined,
  isSkipped: boolean,
  sweptFrom: number,
): Highlight[] {
  if (!round) return []
  const highlights: Highlight[] = []
  for (const { tiles, markers, caught } of round.paths) {
    const last = tiles.at(-1)
    for (const [index, { at, final }] of markers.entries()) {
      if (final) continue
      // As it was then: how many tiles lay beyond this marker.
      const ahead = tiles.filter((tile) => tile.at <= at).length - (index + 1)
      const around = tiles.slice(Math.max(0, index - 1), index + 3).filter((tile) => tile.at <= at)
      if (ahead <= CLOSE_BEHIND && index > 0) {
        highlights.push({ kind: 'near', from: at, until: at + NEAR, extent: extentOver(around) })
      }
    }
    if (caught) highlights.push(close(tiles[markers.length - 1], caught.at))
    if (last?.tile.kind === 'hideout') highlights.push(close(last, last.at))
  }
  const checked = isSkipped ? undefined : check
  const end = Math.min(checked?.from ?? sweptFrom, sweptFrom)
  const shots = [...endingAt(highlights, end), ...endingAt(checked ? ofCheck(round, checked) : [], sweptFrom)]
  return shots.sort((one, other) => one.from - other.from)
}

function endingAt(shots: readonly Highlight[], end: number): Highlight[] {
  return shots.filter(({ from }) => from < end).map((one) => (one.until > end ? { ...one, until: end } : one))
}

/** In the check one goes along the path, a few tiles at a time; the score is seen from further away. */
function ofCheck(round: Round, check: Check): Highlight[] {
  const shots: Highlight[] = []
  for (const [index, { of, path, position, from }] of check.steps.entries()) {
    if (of !== 'marker') continue
    const tiles = round.paths[path]?.tiles ?? []
    const until = check.steps[index + 1]?.from ?? check.scoreAt
    const around = tiles.slice(Math.max(0, position - 2), position + 2)
    const extent = extentOver(around)
    shots.push({ kind: 'near', from, until, extent: { ...extent, north: extent.north - UPRIGHT } })
  }
  return shots
}

function close(tile: { readonly x: number; readonly y: number } | undefined, at: number): Highlight {
  const { x, y } = tile ?? PRISON
  return { kind: 'close', from: at, until: at + STAY, extent: extentOver([{ x, y }]) }
}

/** Some cells, without the prison, and a little around them. */
function extentOver(cells: readonly { readonly x: number; readonly y: number }[]): Extent {
  const [first = PRISON] = cells
  let { west, east, north, south } = { west: first.x, east: first.x, north: first.y, south: first.y }
  for (const { x, y } of cells) {
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { west: west - 0.9, east: east + 0.9, north: north - 0.9, south: south + 0.9 }
}
