import type { Timeline } from '@getaway/engine'
import type { ChaseEvent, ChaseSymbol, Lying, Match, Round } from '@getaway/engine/chase'
import { extentAround } from '../../stage/extent.ts'
import type { Motion, TableView } from '../game-table.ts'
import { DROP, progress, SLAM, STAGGER, STAMP, SWEEP } from './motion.ts'
import { type StackView, stacksOf } from './stacks.ts'

export interface TilePiece {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly rot: number
  /** How far it has dropped, and how far it has been swept off the table. */
  readonly laid: number
  readonly swept: number
}

export interface MarkerPiece {
  readonly symbol: ChaseSymbol
  readonly x: number
  readonly y: number
  readonly isCapture: boolean
  readonly laid: number
  readonly swept: number
}

/** A tile that one should look at, and why. */
export interface Emphasis {
  readonly kind: 'capture' | 'hideout' | 'mistake'
  readonly x: number
  readonly y: number
  readonly shown: number
}

/** The newest tile of a path, where there are two: whose it is. */
export interface Tip {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly laid: number
}

export interface ChaseView extends TableView {
  readonly match: Match
  readonly tiles: readonly TilePiece[]
  readonly markers: readonly MarkerPiece[]
  readonly emphases: readonly Emphasis[]
  readonly tips: readonly Tip[]
  readonly stacks: readonly StackView[]
}

export type ChaseTimeline = Timeline<Match, ChaseEvent>

/** What lies where at an instant: a function of the state and the instant alone, so scrubbing undoes exactly. */
export function chaseTableAt(timeline: ChaseTimeline, instant: number, motion: Motion): ChaseView {
  const match = timeline.stateAt(instant)
  const moves = new Moves(motion === 'reduced' ? Number.POSITIVE_INFINITY : instant)
  const { round } = match
  const swept = round ? moves.since(round.dealt.at, SWEEP) : 1
  const past = swept < 1 ? match.past.at(-1) : undefined
  const old = past ? piecesOf(past, moves, swept) : NO_PIECES
  const now = round ? piecesOf(round, moves, 0) : NO_PIECES
  return {
    match,
    tiles: [...old.tiles, ...now.tiles],
    markers: [...old.markers, ...now.markers],
    emphases: round ? emphasesOf(round, moves) : [],
    tips: round ? tipsOf(round, moves) : [],
    stacks: stacksOf(match),
    extent: extentAround(now.tiles),
    restsAt: moves.restsAt,
  }
}

interface Pieces {
  readonly tiles: readonly TilePiece[]
  readonly markers: readonly MarkerPiece[]
}

const NO_PIECES: Pieces = { tiles: [], markers: [] }

/** Everything that moves tells how far it is, and until when it will. */
class Moves {
  restsAt = 0
  private readonly instant: number

  constructor(instant: number) {
    this.instant = instant
  }

  since(from: number, duration: number): number {
    this.restsAt = Math.max(this.restsAt, from + duration)
    return progress(this.instant, from, duration)
  }
}

function piecesOf(round: Round, moves: Moves, swept: number): Pieces {
  const tiles: TilePiece[] = []
  const markers: MarkerPiece[] = []
  for (const path of round.paths) {
    for (const [index, { tile, x, y, rot, at }] of path.tiles.entries()) {
      tiles.push({
        tile: tile.id,
        x,
        y,
        rot,
        laid: moves.since(at + waitOf(at, index, round.started), DROP),
        swept,
      })
    }
    for (const [index, { symbol, final, at }] of path.markers.entries()) {
      const under = path.tiles[index]
      if (!under) continue
      const { x, y } = under
      markers.push({ symbol, x, y, isCapture: final, laid: moves.since(at, STAMP), swept })
    }
  }
  return { tiles, markers }
}

function tipsOf({ paths, runners, started }: Round, moves: Moves): Tip[] {
  if (paths.length < 2) return []
  return paths.flatMap(({ tiles }, index) => {
    const [tile, seat] = [tiles.at(-1), runners[index]]
    if (!tile || seat === undefined) return []
    const { x, y, at } = tile
    return [{ seat, x, y, laid: moves.since(at + waitOf(at, tiles.length - 1, started), DROP) }]
  })
}

/** The tiles of a start lie one after the other. */
function waitOf(at: number, index: number, started: Round['started']): number {
  return at === started?.at ? index * STAGGER : 0
}

function emphasesOf(round: Round, moves: Moves): Emphasis[] {
  const emphases: Emphasis[] = []
  const show = (kind: Emphasis['kind'], place: Pick<Lying, 'x' | 'y'> | undefined, at: number) => {
    if (place) emphases.push({ kind, x: place.x, y: place.y, shown: moves.since(at, SLAM) })
  }
  for (const { tiles, markers, caught } of round.paths) {
    if (caught) show('capture', tiles[markers.length - 1], caught.at)
    const last = tiles.at(-1)
    if (last?.tile.kind === 'hideout') show('hideout', last, last.at)
  }
  const { runners, chasers } = round.score?.mistakes ?? { runners: null, chasers: null }
  for (const mistake of [runners, chasers]) {
    const path = mistake && round.paths[mistake.path]
    if (mistake && path) show('mistake', path.tiles[mistake.position - 1], round.scoredAt ?? round.dealt.at)
  }
  return emphases
}
