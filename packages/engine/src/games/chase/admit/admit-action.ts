import { type Cell, PRISON_CELL } from '../pieces/geometry.ts'
import { colourOf } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { chaserPathOf, partnerOf, pileOf, type Round, runnerPathOf } from '../state/round.ts'
import type { Action, EventOf } from '../vocabulary/events.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * What C4.2 has against an action, in the order of the rulebook, apart from an ending: the caller
 * hands the table that is open for it.
 */
export function objectionToAction(match: Match, round: Round, action: Action): RefusalCode | undefined {
  const seat = action.by
  if (typeof seat !== 'number' || seat >= match.players.length) return 'not-your-role'
  switch (action.type) {
    case 'plan.set':
      return objectionToPlan(round, seat, action)
    case 'start.claimed':
      // C3.3: the first claim to arrive is final.
      if (round.roles[seat] !== 'runner') return 'not-your-role'
      return match.players.length !== 3 || round.claimer !== undefined || round.started
        ? 'claim-not-open'
        : undefined
    case 'start.placed':
      return objectionToStart(match, round, seat, action)
    case 'pile.taken':
      return objectionToPile(round, seat, action.data.pile)
    case 'tile.placed':
      return objectionToTile(match, round, seat, action)
    case 'exchange.called':
    case 'exchange.withdrawn':
    case 'exchange.answered':
      return objectionToExchange(round, seat, action.type)
    case 'marker.placed':
      return objectionToMarker(round, seat, action)
    case 'markers.passed':
      return objectionToPassing(round, seat, action)
    case 'trail.lost':
      return objectionToLoss(round, seat, action)
  }
}

/** C3.4: either teammate may set their team's arrangement, for as long as it is open. */
function objectionToPlan(round: Round, seat: number, { data }: EventOf<'plan.set'>): RefusalCode | undefined {
  if (round.paths.length === 1 || round.started) return 'plan-not-open'
  if ('hidden' in data) return undefined
  const { sides, targets } = data
  if ((sides === undefined) === (targets === undefined)) return 'plan-not-whole'
  if (round.roles[seat] !== (sides ? 'runner' : 'chaser')) return 'not-your-role'
  if (sides) {
    if (round.paths.some((path) => path.start)) return 'plan-not-open'
    return isWhole(round.runners, sides) && areOpposite(Object.values(sides)) ? undefined : 'plan-not-whole'
  }
  if (!targets || !isWhole(round.chasers, targets)) return 'plan-not-whole'
  const [one, other] = Object.values(targets)
  return one === other ? 'plan-not-whole' : undefined
}

function isWhole(team: readonly number[], plan: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(plan).length === team.length && team.every((seat) => Object.hasOwn(plan, seat))
}

function areOpposite(sides: readonly string[]): boolean {
  const pair = sides.toSorted().join('-')
  return pair === 'north-south' || pair === 'east-west'
}

/** C3.1: all starting tiles at once. C3.3: of 3 players, by the runner who claimed the start. */
function objectionToStart(
  match: Match,
  round: Round,
  seat: number,
  { data }: EventOf<'start.placed'>,
): RefusalCode | undefined {
  const path = runnerPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (match.players.length === 3 && round.claimer === undefined) return 'start-not-claimed'
  if (match.players.length === 3 && round.claimer !== seat) return 'claim-not-open'
  if (round.started || round.paths[path]?.start) return 'start-already-placed'
  if ('hidden' in data) return undefined
  const dealt = round.starts?.[match.players.length === 3 ? 'team' : seat]
  const cells: Cell[] = []
  for (const placed of data.tiles) {
    if (dealt && !dealt.includes(placed.tile)) return 'tile-not-in-hand'
    const cell = objectionToCell(match, round, placed)
    if (cell) return cell
    if (cells.some((other) => isSame(other, placed))) return 'cell-taken'
    cells.push(placed)
  }
  const used = new Set(data.tiles.map((placed) => placed.tile))
  if (used.size !== data.tiles.length) return 'tile-not-in-hand'
  return data.tiles.length === startSize(match) ? undefined : 'wrong-start'
}

/** C2.2, and with the head start C9.3. */
export function startSize(match: Match): number {
  return match.options.headStart ? 3 : 2
}

/** C4.3: of two players, the runner takes either pile, at any time. */
function objectionToPile(round: Round, seat: number, pile: number): RefusalCode | undefined {
  if (round.roles[seat] !== 'runner') return 'not-your-role'
  if (round.runners.length !== 1) return 'pile-not-open'
  if (!round.started) return 'round-not-running'
  return round.held === pile ? 'pile-already-held' : undefined
}

/** C4.2; C3.3: of 3 players the runners take turns; C4.5: a hand that is laid down places nothing. */
function objectionToTile(
  match: Match,
  round: Round,
  seat: number,
  { data }: EventOf<'tile.placed'>,
): RefusalCode | undefined {
  const path = runnerPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  if (round.turn !== undefined && round.turn !== seat) return 'not-your-turn'
  if (round.caller === seat) return 'hand-laid-down'
  if (!mayHold(match, round, seat, data.tile)) return 'tile-not-in-hand'
  return objectionToCell(match, round, data)
}

/** A pile that this reader may not see is taken at its word, but for what lies on the table already. */
function mayHold(match: Match, round: Round, seat: number, tile: string): boolean {
  const pile = pileOf(round, seat)
  if (pile === undefined || !match.tiles.has(tile)) return false
  const { tiles, size } = round.piles[pile]
  if (tiles) return tiles.includes(tile)
  return size > 0 && !round.paths.some((path) => path.tiles.some((placed) => placed.tile.id === tile))
}

function objectionToCell(match: Match, round: Round, cell: Cell): RefusalCode | undefined {
  const { width, height } = match.options
  if (Math.abs(cell.x) > (width - 1) / 2 || Math.abs(cell.y) > (height - 1) / 2) return 'off-the-table'
  return isTaken(round, cell) ? 'cell-taken' : undefined
}

function isTaken(round: Round, cell: Cell): boolean {
  if (isSame(cell, PRISON_CELL)) return true
  for (const path of round.paths) {
    for (const placed of path.tiles) if (isSame(placed, cell)) return true
    if (round.started) continue
    for (const placed of path.start?.tiles ?? []) if (isSame(placed, cell)) return true
  }
  return false
}

function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y
}

/** C4.5 */
function objectionToExchange(
  round: Round,
  seat: number,
  type: 'exchange.called' | 'exchange.withdrawn' | 'exchange.answered',
): RefusalCode | undefined {
  if (round.roles[seat] !== 'runner') return 'not-your-role'
  if (round.runners.length === 1) return 'exchange-not-open'
  if (!round.started) return 'round-not-running'
  const { caller } = round
  switch (type) {
    case 'exchange.called':
      if (caller === seat) return 'exchange-not-open'
      return caller === undefined && round.turn !== undefined && round.turn !== seat
        ? 'not-your-turn'
        : undefined
    case 'exchange.withdrawn':
      return caller === seat ? undefined : 'exchange-not-open'
    case 'exchange.answered':
      return caller === undefined || caller === seat ? 'exchange-not-open' : undefined
  }
}

/** C7.1: the next marker goes on the first tile without one; C7.7: on the path that this seat chases. */
function objectionToMarker(
  round: Round,
  seat: number,
  { data }: EventOf<'marker.placed'>,
): RefusalCode | undefined {
  const path = chaserPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  const { tiles, markers } = round.paths[path] as Round['paths'][number]
  const next = tiles[markers.length]
  if (!next || next.tile.kind === 'hideout') return 'no-unmarked-tile'
  if (data.position !== markers.length + 1) return 'not-the-next-position'
  return stockOf(round, seat, colourOf(data.symbol)) > 0 ? undefined : 'no-marker-left'
}

export function stockOf(round: Round, seat: number, colour: 'red' | 'blue'): number {
  return round.stocks[seat]?.[colour] ?? 0
}

/** C7.6: the two chasers of four players may pass each other markers at any time. */
function objectionToPassing(
  round: Round,
  seat: number,
  { data }: EventOf<'markers.passed'>,
): RefusalCode | undefined {
  if (round.roles[seat] !== 'chaser') return 'not-your-role'
  if (!round.started) return 'round-not-running'
  if (round.paths.length === 1 || data.to !== partnerOf(round, seat)) return 'passing-not-open'
  return stockOf(round, seat, data.colour) >= data.count ? undefined : 'not-that-many-markers'
}

/** C7.6: no chaser has a marker of that colour left; whether it was needed is not judged. */
function objectionToLoss(
  round: Round,
  seat: number,
  { data }: EventOf<'trail.lost'>,
): RefusalCode | undefined {
  const path = chaserPathOf(round, seat)
  if (path === undefined) return 'not-your-role'
  if (path !== data.path) return 'not-your-path'
  if (!round.started) return 'round-not-running'
  return round.chasers.some((chaser) => stockOf(round, chaser, data.colour) > 0)
    ? 'trail-not-lost'
    : undefined
}
