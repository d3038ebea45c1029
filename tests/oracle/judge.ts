import { captureOf, markersOn, type OracleStory, type Placed, tilesOn } from './story.ts'
import type {
  Deal,
  Mistake,
  OracleAwards,
  OracleMarkerCheck,
  OracleTile,
  OracleTileCheck,
  Reason,
  Team,
} from './types.ts'

type Piece = Pick<Placed, 'tile' | 'x' | 'y' | 'rot'>

/** A mistake with what orders it: C8.2. */
type Dated = Mistake & { at: number; seq: number }

const SYMBOLS = ['triangle', 'square', 'diamond', 'star']

/** North, east, south, west: the place of the one as seen from the other; undefined if they do not touch. */
function directionTo(from: { x: number; y: number }, to: { x: number; y: number }): number | undefined {
  const step = `${to.x - from.x} ${to.y - from.y}`
  const direction = ['0 -1', '1 0', '0 1', '-1 0'].indexOf(step)
  return direction < 0 ? undefined : direction
}

/** The printed edge or looking direction that shows this way on the table. */
function printed(piece: Piece, direction: number): number {
  return (direction - (piece.rot % 4) + 4) % 4
}

function sharedEdge(a: Piece, b: Piece) {
  const there = directionTo(a, b) ?? 0
  const back = directionTo(b, a) ?? 0
  return [a.tile.exits[printed(a, there)] ?? null, b.tile.exits[printed(b, back)] ?? null] as const
}

/** C5.2 */
function streetsMeet(a: Piece, b: Piece): boolean {
  const [mine, theirs] = sharedEdge(a, b)
  return mine !== null && theirs !== null && mine.at + theirs.at === 4
}

/** C5.3 */
function roadblocked(a: Piece, b: Piece): boolean {
  const ends = sharedEdge(a, b).map((exit) => exit?.end)
  return ends.includes('roadblock') && !ends.includes('trees')
}

function prisonOf(deal: Deal): Piece {
  const street = { end: 'street', at: 2 }
  const plain: OracleTile = {
    id: 'prison',
    kind: 'prison',
    item: null,
    exits: Array(4).fill(street),
    sectors: [],
  }
  const printedPrison = [...deal.setup.tiles.values()].find((t) => t.kind === 'prison')
  return { tile: printedPrison ?? plain, x: 0, y: 0, rot: 0 }
}

/** C5: the lowest clause that this tile breaks, or null. */
function brokenBy(deal: Deal, story: OracleStory, tiles: readonly Placed[], tile: Placed): string | null {
  const before = tiles.slice(0, tiles.indexOf(tile))
  const prison = prisonOf(deal)
  const touched: Piece[] = [prison, ...before].filter((piece) => directionTo(tile, piece) !== undefined)
  const hideout = tile.tile.kind === 'hideout'
  const own: Piece | undefined = tile.position === 1 ? prison : before.findLast((t) => t.path === tile.path)
  // C5.5: only a hideout has anything to do with the other path.
  const partner = hideout ? before.findLast((t) => t.path !== tile.path) : undefined
  if (own === undefined || !touched.includes(own)) return 'C5.1'
  if (touched.some((piece) => piece !== own && piece !== partner)) return 'C5.1'
  if (!streetsMeet(tile, own)) return 'C5.2'
  if (roadblocked(tile, own)) return 'C5.3'
  if (hideout) {
    const items = before.map((t) => t.tile.item)
    if (!['map', 'money', 'keys'].every((item) => items.includes(item))) return 'C5.4'
  }
  if (partner !== undefined) {
    const capture = captureOf(deal, story, partner.path)
    const free = capture === undefined || capture.index > tile.index
    if (!touched.includes(partner)) {
      if (free) return 'C5.5'
    } else if (!streetsMeet(tile, partner) || roadblocked(tile, partner)) return 'C5.5'
  }
  if (tile.position === 1 && deal.paths === 2 && !startsOpposite(tile, tiles)) return 'C5.6'
  return null
}

/** C5.6, seen from one first tile: the lesser seq is never to blame. */
function startsOpposite(first: Placed, tiles: readonly Placed[]): boolean {
  const other = tiles.find((t) => t.position === 1 && t.path !== first.path)
  if (other === undefined || other.seq > first.seq) return true
  const prison = { x: 0, y: 0 }
  const mine = directionTo(prison, first)
  const theirs = directionTo(prison, other)
  return mine !== undefined && theirs !== undefined && (mine + 2) % 4 === theirs
}

/** C8.2: every tile, path 0 first, each path in order. */
export function judgeTiles(deal: Deal, story: OracleStory): OracleTileCheck[] {
  const tiles = tilesOn(deal, story)
  const inPathOrder = tiles.toSorted((a, b) => a.path - b.path || a.position - b.position)
  return inPathOrder.map((tile) => {
    const clause = brokenBy(deal, story, tiles, tile)
    return { path: tile.path, position: tile.position, ok: clause === null, clause }
  })
}

/** C7.2: the symbols with the most, or joint most, witnesses looking this way. */
function mostWitnesses(tile: Placed, direction: number | undefined): string[] {
  // C7.8
  if (direction === undefined) return SYMBOLS
  const looking = (symbol: string): number => {
    const counts = tile.tile.sectors
      .filter((s) => s.symbol === symbol)
      .map((s) => s.witnesses[printed(tile, direction)] ?? 0)
    return Math.max(0, ...counts)
  }
  const most = Math.max(...SYMBOLS.map(looking))
  return SYMBOLS.filter((symbol) => looking(symbol) === most)
}

/** C8.3: every marker, path 0 first, each path in order. */
export function judgeMarkers(deal: Deal, story: OracleStory): OracleMarkerCheck[] {
  const tiles = tilesOn(deal, story)
  const inPathOrder = markersOn(deal, story).toSorted((a, b) => a.path - b.path || a.position - b.position)
  return inPathOrder.map(({ path, position, symbol, capture }) => {
    const at = (p: number) => tiles.find((t) => t.path === path && t.position === p)
    const under = at(position)
    // C7.2 looks towards the next tile, C7.3 back to where the runner came from.
    const lookedAt = capture ? (position === 1 ? { x: 0, y: 0 } : at(position - 1)) : at(position + 1)
    const direction = under && lookedAt && directionTo(under, lookedAt)
    const allowed = under === undefined ? [] : [...mostWitnesses(under, direction)]
    return { path, position, symbol, allowed, ok: allowed.includes(symbol) }
  })
}

/** C8.2: the least by (position, at, seq). */
function firstOf(mistakes: readonly Dated[]): Dated | null {
  const sorted = mistakes.toSorted((a, b) => a.position - b.position || a.at - b.at || a.seq - b.seq)
  return sorted[0] ?? null
}

function firstMistakes(deal: Deal, story: OracleStory): { runners: Dated | null; chasers: Dated | null } {
  const tiles = tilesOn(deal, story)
  const markers = markersOn(deal, story)
  const runners: Dated[] = []
  for (const { path, position, clause } of judgeTiles(deal, story)) {
    const tile = tiles.find((t) => t.path === path && t.position === position)
    if (clause !== null && tile) runners.push({ path, position, clause, at: tile.at, seq: tile.seq })
  }
  const chasers: Dated[] = []
  for (const { path, position, ok } of judgeMarkers(deal, story)) {
    const marker = markers.find((m) => m.path === path && m.position === position)
    if (ok || !marker) continue
    const clause = marker.capture ? 'C7.3' : 'C7.2'
    chasers.push({ path, position, clause, at: marker.at, seq: marker.seq })
  }
  return { runners: firstOf(runners), chasers: firstOf(chasers) }
}

function bare(mistake: Dated | null): Mistake | null {
  if (mistake === null) return null
  const { path, position, clause } = mistake
  return { path, position, clause }
}

export function mistakesOf(
  deal: Deal,
  story: OracleStory,
): { runners: Mistake | null; chasers: Mistake | null } {
  const { runners, chasers } = firstMistakes(deal, story)
  return { runners: bare(runners), chasers: bare(chasers) }
}

/** C8.4 */
export function judgeWinner(deal: Deal, story: OracleStory, reason: Reason): Team | null {
  const { runners, chasers } = firstMistakes(deal, story)
  if (reason === 'hideout' && runners === null) return 'runners'
  if (reason === 'trail-lost') return runners === null ? 'runners' : 'chasers'
  if (runners === null) return chasers === null ? 'chasers' : 'runners'
  if (chasers === null) return 'chasers'
  if (runners.position !== chasers.position)
    return runners.position < chasers.position ? 'chasers' : 'runners'
  if (runners.path === chasers.path) return null
  const runnersFirst = runners.at - chasers.at || runners.seq - chasers.seq
  return runnersFirst < 0 ? 'chasers' : 'runners'
}

/** C8.5 */
export function judgeAwards(deal: Deal, story: OracleStory, reason: Reason): OracleAwards {
  const winner = judgeWinner(deal, story, reason)
  const awards: OracleAwards = {}
  if (winner === 'chasers') for (const seat of deal.chasers) awards[String(seat)] = 'small'
  if (winner !== 'runners') return awards
  const oneCaught = deal.paths === 2 && reason !== 'captured' && markersOn(deal, story).some((m) => m.capture)
  const alone = oneCaught && firstMistakes(deal, story).chasers === null
  for (const seat of deal.runners) awards[String(seat)] = alone ? 'small' : 'perfect'
  return awards
}
