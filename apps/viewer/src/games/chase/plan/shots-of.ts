import { type Check, isRunning, type PlacedTile, pileOf, type Round } from '@getaway/engine/chase'
import { type Extent, extentAround } from '../../../table/extent.ts'
import type { Highlight, Overview } from '../../../table/table-plan.ts'
import { extentAll, extentOver, fitsPicture, PRISON, risenBy, unionOf } from './extents.ts'
import { leadShotsOf } from './lead-shots.ts'
import { NEVER, SLAM, SWEEP } from './motion.ts'
import type { Coin, HandTile, Place, Seat, Stack } from './plan.ts'

const LONG_AGO = Number.NEGATIVE_INFINITY
/** The capture is stayed with until the check begins, or so long. */
const STAY = SLAM + 2_200_000
/** So many steps of the check are seen in one shot. */
const STEPS_IN_SHOT = 3
/** Around what a shot is about, from the middle of its tiles. */
const AROUND = 0.9
const BEHIND = 0.35
/** A tile that turns over stands upright for a moment: the shot leaves this much more room behind it. */
const UPRIGHT = 1.2

/** Around a hand, and around its player's name. */
const HELD_AROUND = 0.85
const NAME_AROUND = 0.5
/** A plate stands on the rim: seen from the south it reaches farther north than what lies. */
const NAME_RISES = 0.45

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
    all.push({ from: check.from, extent: risenBy(lying, UPRIGHT) })
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
  // To those who only watch, a picture of the path is enough; a player needs room where it may go on.
  const all = [...lying, ...spread([PRISON], planned)]
  return player === undefined ? extentAll(all) : extentAround(all)
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

/** While a start is planned, those who plan it are looked at, if one picture has room for them. */
export function planningShotOf(
  round: Round | undefined,
  from: number,
  { hands, seats }: Pick<Beside, 'hands' | 'seats'>,
): Highlight[] {
  if (!round || round.started || round.ending) return []
  const held = hands.filter(({ isStart }) => isStart)
  const names = seats.filter(({ seat }) => held.some((one) => one.seat === seat))
  if (held.length === 0) return []
  const plates = extentOver(names, NAME_AROUND)
  const extent = unionOf(extentOver(held, HELD_AROUND), risenBy(plates, NAME_RISES))
  return fitsPicture(extent) ? [{ kind: 'near', from, until: NEVER, extent }] : []
}

/** What one would not want to miss, by what is known so far: nobody is told early. */
export function highlightsOf(
  round: Round | undefined,
  check: Check | undefined,
  isSkipped: boolean,
  sweptFrom: number,
): Highlight[] {
  if (!round) return []
  const checked = isSkipped ? undefined : check
  const end = Math.min(checked?.from ?? sweptFrom, sweptFrom)
  const last = Math.min(round.ending?.at ?? NEVER, end)
  const decided = round.paths.flatMap(({ tiles, markers, caught }) => {
    const newest = tiles.at(-1)
    return [
      ...(caught ? [close(tiles[markers.length - 1], caught.at)] : []),
      ...(newest?.tile.kind === 'hideout' ? [close(newest, newest.at)] : []),
    ]
  })
  const shots = [
    ...leadShotsOf(round, last),
    ...endingAt(decided, end),
    ...endingAt(checked ? ofCheck(round, checked) : [], sweptFrom),
  ]
  return shots.sort((one, other) => one.from - other.from)
}

function endingAt(shots: readonly Highlight[], end: number): Highlight[] {
  return shots.filter(({ from }) => from < end).map((one) => (one.until > end ? { ...one, until: end } : one))
}

/**
 * In the check one goes along the path, a few tiles at a time, and comes close to the mistakes that decided, as soon as they
 * are known; the score is seen from further away.
 */
function ofCheck(round: Round, check: Check): Highlight[] {
  const shots: Highlight[] = []
  const ending = (nth: number) => check.steps[nth]?.from ?? check.scoreAt
  const of = (nth: number) => {
    const step = check.steps[nth]
    return step && `${step.of} ${step.path}`
  }
  for (let first = 0; first < check.steps.length; ) {
    let next = first + 1
    while (next - first < STEPS_IN_SHOT && of(next) === of(first)) next++
    const [step, last] = [check.steps[first], check.steps[next - 1]]
    if (step?.of === 'marker' && last) {
      const tiles = round.paths[step.path]?.tiles ?? []
      const seen = risenBy(
        extentOver(tiles.slice(Math.max(0, step.position - 2), last.position + 1), AROUND),
        UPRIGHT,
      )
      shots.push({ kind: 'near', from: step.from, until: ending(next), extent: seen })
    }
    first = next
  }
  const { runners, chasers } = check.score.mistakes
  for (const [nth, { of, path, position, knownAt }] of check.steps.entries()) {
    const mistake = of === 'tile' ? runners : chasers
    if (mistake?.path !== path || mistake.position !== position) continue
    const tile = round.paths[path]?.tiles[position - 1]
    shots.push({ ...close(tile, knownAt), until: ending(nth + 1) })
  }
  return shots
}

/** Seen low, with what led there behind it. */
function close(tile: { readonly x: number; readonly y: number } | undefined, at: number): Highlight {
  const { x, y } = tile ?? PRISON
  const extent = extentOver([{ x, y: y - BEHIND }], AROUND)
  return { kind: 'close', from: at, until: at + STAY, extent }
}
