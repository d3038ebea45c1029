import type { Deal, LogLine, OracleTile, Reason } from './types.ts'

/**
 * The actions that took place in one round, in effective order. It is the only state of a round: whatever
 * somebody wants to know is read from the deal and the whole story again.
 */
export type OracleStory = readonly LogLine[]

export interface Placed {
  readonly path: number
  readonly position: number
  readonly tile: OracleTile
  readonly x: number
  readonly y: number
  readonly rot: number
  readonly at: number
  readonly seq: number
  /** Where in the story this tile came onto the table. */
  readonly index: number
}

export interface Marked {
  readonly path: number
  readonly position: number
  readonly symbol: string
  readonly at: number
  readonly seq: number
  readonly index: number
  /** C7.4: no tile lay after it at that instant. */
  readonly capture: boolean
}

export type OracleColour = 'red' | 'blue'

/** C1.3 */
export function colourOfSymbol(symbol: string): OracleColour | undefined {
  if (symbol === 'triangle' || symbol === 'square') return 'red'
  if (symbol === 'diamond' || symbol === 'star') return 'blue'
  return undefined
}

export function tileOf(deal: Deal, id: string): OracleTile {
  const blank = { id, kind: 'route', item: null, exits: [null, null, null, null], sectors: [] }
  return deal.setup.tiles.get(id) ?? blank
}

/** C3.2: the round runs as soon as every path has its start. */
export function hasStarted(deal: Deal, story: OracleStory): boolean {
  return story.filter((e) => e.type === 'start.placed').length === deal.paths
}

/** Every tile on the table, in the order in which they count as placed. */
export function tilesOn(deal: Deal, story: OracleStory): Placed[] {
  const tiles: Placed[] = []
  const starts: LogLine[] = []
  const put = (
    spot: { tile: string; x: number; y: number; rot: number },
    by: LogLine,
    when: number,
  ): void => {
    const path: number = by.data.path
    const position = tiles.filter((t) => t.path === path).length + 1
    const { x, y, rot } = spot
    const at = story[when]?.at ?? by.at
    tiles.push({ path, position, tile: tileOf(deal, spot.tile), x, y, rot, at, seq: by.seq, index: when })
  }
  story.forEach((event, index) => {
    if (event.type === 'tile.placed') put(event.data, event, index)
    if (event.type !== 'start.placed') return
    starts.push(event)
    if (starts.length < deal.paths) return
    // C3.4: all starting tiles count as placed at the later of the two submissions, in order of seq.
    for (const start of starts.toSorted((a, b) => a.seq - b.seq))
      for (const spot of start.data.tiles) put(spot, start, index)
  })
  return tiles
}

/** Every marker on the table, in the order in which they were placed. */
export function markersOn(deal: Deal, story: OracleStory): Marked[] {
  const tiles = tilesOn(deal, story)
  const markers: Marked[] = []
  story.forEach((event, index) => {
    if (event.type !== 'marker.placed') return
    const { path, position, symbol } = event.data
    const tileAfter = tiles.some((t) => t.path === path && t.position > position && t.index < index)
    markers.push({ path, position, symbol, at: event.at, seq: event.seq, index, capture: !tileAfter })
  })
  return markers
}

export function captureOf(deal: Deal, story: OracleStory, path: number): Marked | undefined {
  return markersOn(deal, story).find((m) => m.path === path && m.capture)
}

/** C8.1: how and when the round came to an end by what was played. */
export function endOf(deal: Deal, story: OracleStory): { reason: Reason; at: number } | null {
  const tiles = tilesOn(deal, story)
  const captures = markersOn(deal, story).filter((m) => m.capture)
  for (const [index, event] of story.entries()) {
    const caught = new Set(captures.filter((m) => m.index <= index).map((m) => m.path))
    if (caught.size === deal.paths) return { reason: 'captured', at: event.at }
    // C6.2
    if (tiles.some((t) => t.index === index && t.tile.kind === 'hideout'))
      return { reason: 'hideout', at: event.at }
    if (event.type === 'trail.lost') return { reason: 'trail-lost', at: event.at }
  }
  return null
}

/** C3.3: the runner who starts, with three players. */
export function claimerOf(story: OracleStory): number | string | undefined {
  return story.find((e) => e.type === 'start.claimed')?.by
}

/** C3.3: with three players the runner who did not place last. */
export function turnOf(deal: Deal, story: OracleStory): number | undefined {
  const last = story.findLast((e) => e.type === 'start.placed' || e.type === 'tile.placed')
  return deal.runners.find((seat) => seat !== last?.by)
}

/** C4.5: who has laid a hand down and waits, and how often the piles have changed hands. */
export function exchangesOf(story: OracleStory): { open: number | string | null; swaps: number } {
  let open: number | string | null = null
  let swaps = 0
  for (const event of story) {
    const call = event.type === 'exchange.called'
    if (event.type === 'exchange.withdrawn') open = null
    else if (call && open === null) open = event.by
    else if (call || event.type === 'exchange.answered') {
      open = null
      swaps++
    }
  }
  return { open, swaps }
}

/** C4.3: the pile that the only runner holds. */
export function pileHeld(story: OracleStory): number | undefined {
  return story.findLast((e) => e.type === 'pile.taken')?.data.pile
}

/** C4.3, C4.4: the tiles that a runner can place now. */
export function handOf(deal: Deal, story: OracleStory, seat: number): string[] {
  const { open, swaps } = exchangesOf(story)
  if (open === seat) return []
  const pile = deal.players === 2 ? pileHeld(story) : (deal.runners.indexOf(seat) + swaps) % 2
  const gone = tilesOn(deal, story).map((t) => t.tile.id)
  return (deal.piles[pile ?? -1] ?? []).filter((id) => !gone.includes(id))
}

/** C2.4, C7.6: how many markers of a colour a chaser has left. */
export function markersLeft(deal: Deal, story: OracleStory, seat: number, colour: OracleColour): number {
  const split = deal.chasers.indexOf(seat) === 0 ? { red: 8, blue: 7 } : { red: 7, blue: 8 }
  let stock = deal.players === 4 ? split[colour] : 15
  for (const { type, by, data } of story) {
    if (type === 'marker.placed' && by === seat && colourOfSymbol(data.symbol) === colour) stock -= 1
    if (type !== 'markers.passed' || data.colour !== colour) continue
    if (by === seat) stock -= data.count
    if (data.to === seat) stock += data.count
  }
  return stock
}

/** C3.4: the path that a chaser chases. */
export function targetOf(deal: Deal, story: OracleStory, seat: number): number | undefined {
  if (deal.players !== 4) return 0
  const plan = story.findLast((e) => e.type === 'plan.set' && e.data.targets !== undefined)
  return plan === undefined ? deal.chasers.indexOf(seat) : plan.data.targets[String(seat)]
}
