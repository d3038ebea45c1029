import type { OwnEvents } from '@getaway/engine'
import {
  type Cell,
  type ChaseEvent,
  type Check,
  checkMarkers,
  checkTiles,
  type Direction,
  headingTo,
  type Lying,
  type Match,
  type PlacedTile,
  type Round,
} from '@getaway/engine/chase'
import { DROP, NEVER, SLAM, STAGGER, STAMP } from './motion.ts'
import { HELD, landingAt, READY, standingOf } from './own-pieces.ts'
import { type Onlooker, placeAt } from './places.ts'
import type { Emphasis, Flip, MarkerPiece, TilePiece, Tip, Verdict } from './plan.ts'

export interface Pieces {
  readonly tiles: readonly TilePiece[]
  readonly markers: readonly MarkerPiece[]
  readonly emphases: readonly Emphasis[]
  readonly verdicts: readonly Verdict[]
}

export interface Occasion {
  readonly check: Check | undefined
  /** One does not want to see the check: what it found lies there. */
  readonly isSkipped: boolean
  readonly sweptFrom: number
  readonly own: OwnEvents<ChaseEvent> | undefined
  readonly player: Onlooker
  /** What is wrong is marked before a check has come to it. */
  readonly isLookedBack: boolean
}

/** What a round has on the table. */
export function piecesOf(match: Match, round: Round, occasion: Occasion): Pieces {
  const { check, isSkipped, sweptFrom, own, player } = occasion
  const played = isSkipped ? undefined : check
  const tiles: TilePiece[] = []
  const markers: MarkerPiece[] = []
  for (const [path, { tiles: lying, markers: marks }] of round.paths.entries()) {
    for (const [index, placed] of lying.entries()) {
      const { tile, x, y, rot, by } = placed
      const flip = flipOf(match, round, played, path, index)
      const origin = placeAt(match, player, by, 0, HELD)
      const standing = standingOf(own, placed.seq)
      const from = landingAt(laidAt(round, placed, index), standing, DROP)
      tiles.push({ tile: tile.id, x, y, rot, from, origin, flip, sweptFrom, ...standing })
    }
    for (const [index, { symbol, final, at, by, seq }] of marks.entries()) {
      const under = lying[index]
      if (!under) continue
      const { x, y } = under
      const liftFrom = flipOf(match, round, played, path, index)?.from ?? NEVER
      const origin = placeAt(match, player, by, 0, READY)
      const standing = standingOf(own, seq)
      const from = landingAt(at, standing, final ? SLAM : STAMP)
      markers.push({ symbol, x, y, isCapture: final, from, origin, liftFrom, sweptFrom, ...standing })
    }
  }
  const { isLookedBack } = occasion
  const faults = isLookedBack ? faultsOn(match, round, sweptFrom) : []
  return {
    tiles,
    markers,
    emphases: [
      ...emphasesOf(round, isLookedBack ? undefined : check, isSkipped, sweptFrom),
      ...faults.map(emphasised),
    ],
    verdicts: played ? verdictsOf(match, round, played, sweptFrom) : faults,
  }
}

/** What is wrong on the table as it lies: known to those who look back. */
function faultsOn(match: Match, round: Round, sweptFrom: number): Verdict[] {
  const tiles = checkTiles(match, round).map((check) => ({ ...check, of: 'tile' as const }))
  const markers = checkMarkers(match, round).map((check) => ({ ...check, of: 'marker' as const }))
  return [...tiles, ...markers].flatMap(({ of, path, position, clause, placed }): Verdict[] => {
    const lying = round.paths[path]?.tiles ?? []
    const tile = lying[position - 1]
    if (clause === null || !tile) return []
    const { x, y } = tile
    const towards = towardsOf(tile, lying[position - 2] ?? match.prison)
    return [{ of, x, y, towards, from: placed.at + DROP, isRight: false, sweptFrom }]
  })
}

function emphasised({ x, y, from, sweptFrom }: Verdict): Emphasis {
  return { kind: 'mistake', x, y, from, sweptFrom }
}

/** The tiles of a start lie one after the other. */
export function laidAt(round: Round, { at }: Pick<PlacedTile, 'at'>, index: number): number {
  return at === round.started?.at ? at + index * STAGGER : at
}

/** A marked tile turns about the line of the chase; where none can be told, from west to east. */
function flipOf(
  match: Match,
  round: Round,
  check: Check | undefined,
  path: number,
  index: number,
): Flip | undefined {
  const step = check?.steps.find(
    (one) => one.of === 'marker' && one.path === path && one.position === index + 1,
  )
  if (!step) return undefined
  const { tiles, markers } = round.paths[path] ?? { tiles: [], markers: [] }
  const [tile, isFinal] = [tiles[index], markers[index]?.final]
  const towards = isFinal ? (tiles[index - 1] ?? match.prison) : tiles[index + 1]
  const heading = tile && towards && headingTo(tile, towards)
  return { from: step.from, axis: heading === 1 || heading === 3 ? 'east-west' : 'north-south' }
}

function verdictsOf(match: Match, round: Round, check: Check, sweptFrom: number): Verdict[] {
  return check.steps.flatMap(({ of, path, position, clause, knownAt }) => {
    const tiles = round.paths[path]?.tiles ?? []
    const tile = tiles[position - 1]
    if (!tile) return []
    const before = tiles[position - 2] ?? match.prison
    return [
      {
        of,
        x: tile.x,
        y: tile.y,
        towards: towardsOf(tile, before),
        from: knownAt,
        isRight: clause === null,
        sweptFrom,
      },
    ]
  })
}

/** One step, or none where the tile does not touch the one before. */
function towardsOf(tile: Lying, before: Lying): Verdict['towards'] {
  const heading = headingTo(tile, before)
  if (heading === undefined) return { dx: 0, dy: 0 }
  return { dx: before.x - tile.x, dy: before.y - tile.y }
}

/** Captures and hideouts as they happen; the mistakes that decided when the check has come to them. */
function emphasesOf(
  round: Round,
  check: Check | undefined,
  isSkipped: boolean,
  sweptFrom: number,
): Emphasis[] {
  const emphases: Emphasis[] = []
  const show = (kind: Emphasis['kind'], place: Pick<Lying, 'x' | 'y'> | undefined, from: number) => {
    if (place) emphases.push({ kind, x: place.x, y: place.y, from, sweptFrom })
  }
  for (const { tiles, markers, caught } of round.paths) {
    if (caught) show('capture', tiles[markers.length - 1], caught.at)
    const last = tiles.at(-1)
    if (last?.tile.kind === 'hideout') show('hideout', last, last.at)
  }
  if (!check) return emphases
  const { runners, chasers } = check.score.mistakes
  for (const [mistake, of] of [
    [runners, 'tile'],
    [chasers, 'marker'],
  ] as const) {
    if (!mistake) continue
    const step = check.steps.find(
      (one) => one.of === of && one.path === mistake.path && one.position === mistake.position,
    )
    const from = isSkipped ? check.from : (step?.knownAt ?? check.from)
    show('mistake', round.paths[mistake.path]?.tiles[mistake.position - 1], from)
  }
  return emphases
}

/** Where there are two paths, whose the newest tile of each is; C3.4: before the start, where its runner will begin. */
export function tipsOf(round: Round, prison: Cell): Tip[] {
  if (round.paths.length < 2) return []
  return round.paths.flatMap(({ tiles }, path) => {
    const [tile, seat] = [tiles.at(-1), round.runners[path]]
    if (seat === undefined) return []
    if (tile) return [{ seat, x: tile.x, y: tile.y, from: laidAt(round, tile, tiles.length - 1) }]
    const side = round.plan.sides?.[seat]
    return side && !round.started ? [{ seat, ...beside(prison, side), from: round.dealt.at }] : []
  })
}

function beside({ x, y }: Cell, side: Direction): Cell {
  const { east, south } = EAST_AND_SOUTH[side]
  return { x: x + east, y: y + south }
}

const EAST_AND_SOUTH = {
  north: { east: 0, south: -1 },
  east: { east: 1, south: 0 },
  south: { east: 0, south: 1 },
  west: { east: -1, south: 0 },
} as const satisfies Readonly<Record<Direction, object>>
