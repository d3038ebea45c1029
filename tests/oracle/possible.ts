import {
  claimerOf,
  colourOfSymbol,
  exchangesOf,
  handOf,
  hasStarted,
  markersLeft,
  type OracleStory,
  pileHeld,
  targetOf,
  tilesOn,
  turnOf,
} from './story.ts'
import type { Deal, LogLine } from './types.ts'

interface Spot {
  tile: string
  x: number
  y: number
}

/**
 * C4.2: the clause by which this action is impossible after this story, or null. Endings are no subject here:
 * nothing in a story closes anything.
 */
export function refusal(deal: Deal, story: OracleStory, event: LogLine): 'C4.2' | 'C7.6' | null {
  const seat = event.by
  if (typeof seat !== 'number') return 'C4.2'
  if (event.type === 'trail.lost') return trailLost(deal, story, seat, event)
  return isPossible(deal, story, seat, event) ? null : 'C4.2'
}

function isPossible(deal: Deal, story: OracleStory, seat: number, event: LogLine): boolean {
  const runner = deal.runners.includes(seat)
  const chaser = deal.chasers.includes(seat)
  const running = hasStarted(deal, story)
  const { data } = event
  switch (event.type) {
    case 'plan.set':
      return planSet(deal, story, seat, data)
    case 'start.claimed':
      return runner && deal.players === 3 && claimerOf(story) === undefined
    case 'start.placed':
      return runner && startPlaced(deal, story, seat, data)
    case 'pile.taken':
      if (!runner || deal.players !== 2 || !running) return false
      return (data.pile === 0 || data.pile === 1) && data.pile !== pileHeld(story)
    case 'tile.placed':
      if (!runner || !running || data.path !== ownPath(deal, seat)) return false
      if (deal.players === 3 && turnOf(deal, story) !== seat) return false
      return handOf(deal, story, seat).includes(data.tile) && isFree(deal, story, data)
    case 'exchange.called':
    case 'exchange.withdrawn':
    case 'exchange.answered':
      return runner && running && deal.players >= 3 && exchange(deal, story, seat, event.type)
    case 'marker.placed':
      return chaser && running && markerPlaced(deal, story, seat, data)
    case 'markers.passed':
      return chaser && running && markersPassed(deal, story, seat, data)
    default:
      return false
  }
}

function ownPath(deal: Deal, seat: number): number {
  return deal.players === 4 ? deal.runners.indexOf(seat) : 0
}

/** On the table, and nothing there: no prison, no tile, no start that lies submitted. */
function isFree(deal: Deal, story: OracleStory, spot: Spot): boolean {
  const { x, y } = spot
  if (Math.abs(x) > (deal.setup.width - 1) / 2 || Math.abs(y) > (deal.setup.height - 1) / 2) return false
  if (x === 0 && y === 0) return false
  if (tilesOn(deal, story).some((t) => t.x === x && t.y === y)) return false
  const submitted: Spot[] = story.filter((e) => e.type === 'start.placed').flatMap((e) => e.data.tiles)
  return !submitted.some((s) => s.x === x && s.y === y)
}

function planSet(deal: Deal, story: OracleStory, seat: number, data: LogLine['data']): boolean {
  if (deal.players !== 4) return false
  if ((data.sides === undefined) === (data.targets === undefined)) return false
  if (data.sides !== undefined) {
    if (!deal.runners.includes(seat) || story.some((e) => e.type === 'start.placed')) return false
    const sides = deal.runners.map((runner) => data.sides[String(runner)])
    const opposite = ['north south', 'south north', 'east west', 'west east'].includes(sides.join(' '))
    return opposite && Object.keys(data.sides).length === 2
  }
  if (!deal.chasers.includes(seat) || hasStarted(deal, story)) return false
  const targets = deal.chasers.map((chaser) => data.targets[String(chaser)])
  const both = targets.includes(0) && targets.includes(1)
  return both && Object.keys(data.targets).length === 2
}

function startPlaced(deal: Deal, story: OracleStory, seat: number, data: LogLine['data']): boolean {
  if (data.path !== ownPath(deal, seat)) return false
  if (deal.players === 3 && claimerOf(story) !== seat) return false
  if (story.some((e) => e.type === 'start.placed' && e.data.path === data.path)) return false
  const dealt = deal.start[deal.players === 3 ? 'team' : String(seat)] ?? []
  const spots: Spot[] = data.tiles
  if (spots.length !== dealt.length) return false
  if (spots.some((s) => !dealt.includes(s.tile) || !isFree(deal, story, s))) return false
  const twice = spots.some((a, i) =>
    spots.some((b, j) => i !== j && (a.tile === b.tile || (a.x === b.x && a.y === b.y))),
  )
  return !twice
}

function exchange(deal: Deal, story: OracleStory, seat: number, type: string): boolean {
  const { open } = exchangesOf(story)
  if (type === 'exchange.withdrawn') return open === seat
  if (type === 'exchange.answered') return open !== null && open !== seat
  if (open === null) return deal.players === 4 || turnOf(deal, story) === seat
  return open !== seat
}

function markerPlaced(deal: Deal, story: OracleStory, seat: number, data: LogLine['data']): boolean {
  const { path, position, symbol } = data
  if (targetOf(deal, story, seat) !== path) return false
  const marked = story.filter((e) => e.type === 'marker.placed' && e.data.path === path).length
  if (position !== marked + 1) return false
  const under = tilesOn(deal, story).find((t) => t.path === path && t.position === position)
  if (under === undefined || under.tile.kind === 'hideout') return false
  const colour = colourOfSymbol(symbol)
  return colour !== undefined && markersLeft(deal, story, seat, colour) > 0
}

function markersPassed(deal: Deal, story: OracleStory, seat: number, data: LogLine['data']): boolean {
  const { to, colour, count } = data
  if (deal.players !== 4 || to === seat || !deal.chasers.includes(to)) return false
  if (colour !== 'red' && colour !== 'blue') return false
  return Number.isInteger(count) && count >= 1 && count <= markersLeft(deal, story, seat, colour)
}

/** C7.6 */
function trailLost(deal: Deal, story: OracleStory, seat: number, event: LogLine): 'C4.2' | 'C7.6' | null {
  const { path, colour } = event.data
  if (!deal.chasers.includes(seat) || !hasStarted(deal, story)) return 'C4.2'
  if (targetOf(deal, story, seat) !== path) return 'C4.2'
  if (colour !== 'red' && colour !== 'blue') return 'C4.2'
  return deal.chasers.every((chaser) => markersLeft(deal, story, chaser, colour) === 0) ? null : 'C7.6'
}
