import { shuffled } from '../../../random.ts'
import { DEAD_END, FOLLOWED, LEADING, opennessOf } from '../judge/openness.ts'
import { cellsTaken } from '../judge/placements.ts'
import type { Lying } from '../pieces/geometry.ts'
import type { Tile } from '../pieces/pieces.ts'
import type { Round } from '../state/round.ts'
import { ACTS_MS, REMEMBERED, SLIPS } from './acts.ts'
import { outlookOf } from './fitting-ways.ts'
import { cellsBetween, joins, partnersEnd, stepsOff } from './meeting.ts'
import type { Mind } from './mind.ts'
import { isHomeward, needOf } from './needs.ts'
import { slips } from './person.ts'

/** What a look through the hand came to, and how long it takes the middle player. */
export interface Search {
  readonly found: Lying | undefined
  readonly meanMs: number
}

/** A needed tile is worth running into the open for, but not into a dead end. */
const NEED = 2.5
const HOME = 10
/** An end that a hideout in hand would join to the partner's; half of it if only the streets are there. */
const MEETING = 3
/** With the chaser nearer than that one takes what there is. */
export const SAFE = 3
/** For each step that the two ends are off the place where one hideout reaches both; more once all items lie. */
const FARNESS = 1
const FARNESS_HOMEWARD = 1.5

/**
 * Tile after tile, those that are needed first: their pictures stand out. Stops at the first one that leads as
 * far as this person can see, or once enough have been weighed.
 */
export function searchHand(mind: Mind, path: number, hand: readonly Tile[]): Search {
  const { match, round, person, random } = mind
  const outlook = outlookOf(match, round, path)
  const isNeeded = needOf(round)
  const isCareless = slips(person, SLIPS.placing, random)
  const lead = leadOn(round, path)
  const aim = Math.min(person.foresight, lead > SAFE && hand.some(isNeeded) ? LEADING : FOLLOWED)
  const unknown = 1 - knownShare(mind, path, hand.length)
  let meanMs = lookAroundMs(mind, path) + ACTS_MS.glance * hand.length * unknown
  let best: Option | undefined
  let weighed = 0
  for (const tile of inOrder(hand, isNeeded, mind)) {
    meanMs += ACTS_MS.look * unknown
    const traps = isCareless ? outlook.trapsOf(tile) : []
    const ways = traps.length > 0 ? traps : outlook.waysOf(tile)
    if (ways.length === 0) continue
    meanMs += ACTS_MS.turn + ACTS_MS.look * person.foresight
    const options = shuffled(ways, random).map((way) => optionOf(mind, path, hand, way))
    for (const option of options) if (!best || option.worth > best.worth) best = option
    // A runner who looks ahead has found nothing yet if all that fits blocks the path.
    if (person.foresight > 0 && options.every(({ ahead }) => ahead === DEAD_END)) continue
    weighed++
    if (weighed >= Math.min(person.candidates, lead - 1) || (best && best.worth >= aim)) break
  }
  return { found: best?.way, meanMs }
}

/** How many tiles the chaser has still to mark. */
export function leadOn(round: Round, path: number): number {
  const { tiles = [], markers = [] } = round.paths[path] ?? {}
  return tiles.length - markers.length
}

/** Hideouts that are not needed are left aside: one knows them by their picture. */
function inOrder(hand: readonly Tile[], isNeeded: (tile: Tile) => boolean, { random }: Mind): Tile[] {
  const rest = hand.filter((tile) => !isNeeded(tile) && tile.kind !== 'hideout')
  return [...shuffled(hand.filter(isNeeded), random), ...shuffled(rest, random)]
}

interface Option {
  readonly way: Lying
  readonly ahead: number
  readonly worth: number
}

/** What a placement does for the runner, as far as this person thinks ahead. */
function optionOf(mind: Mind, path: number, hand: readonly Tile[], way: Lying): Option {
  const { match, round, person } = mind
  if (way.tile.kind === 'hideout') return { way, ahead: HOME, worth: HOME }
  const isNeeded = needOf(round)
  const isNeededNext = needOf(round, way.tile)
  const partner = partnersEnd(round, path)
  const taken = cellsTaken(round)
  const left = hand.filter((tile) => tile !== way.tile)
  const homes = left.filter((tile) => tile.kind === 'hideout' && isNeededNext(tile))
  // A hideout follows one path alone; for two it has to lie between their ends.
  const rest = left.filter(({ kind }) => kind !== 'hideout').concat(partner ? [] : homes)
  const ahead = Math.min(person.foresight, opennessOf(match, taken, way, rest, isNeededNext))
  const need = isNeeded(way.tile) && (ahead > DEAD_END || person.foresight === 0) ? NEED : 0
  return { way, ahead, worth: ahead + need + (partner ? nearness(mind, way, partner, homes) : 0) }
}

function nearness(
  { match, round, person }: Mind,
  way: Lying,
  partner: Lying,
  homes: readonly Tile[],
): number {
  const isHome = isHomeward(round, way.tile)
  const farness = -(isHome ? FARNESS_HOMEWARD : FARNESS) * stepsOff(partner, way)
  if (!isHome || person.foresight < FOLLOWED) return farness
  const between = cellsBetween(match, [...cellsTaken(round), way], way, partner)
  if (joins(homes, between, way, partner)) return farness + MEETING
  return farness + (between.length > 0 ? MEETING / 2 : 0)
}

/** The end of the path; a partner's tile is new to one, and so is the end of a partner's path. */
function lookAroundMs(mind: Mind, path: number): number {
  const { round, seat } = mind
  const isOwn = round.paths[path]?.tiles.at(-1)?.by === seat
  return ACTS_MS.look * (1 + (isOwn ? 0 : 1) + (partnersEnd(round, path) ? 1 : 0))
}

/**
 * Who has searched a hand before remembers where some of it is; who had to wait while the partner searched
 * (3 players) has used that to see what of theirs would fit what.
 */
function knownShare({ round, seat }: Mind, path: number, size: number): number {
  const since = round.handsSince ?? round.started?.at ?? 0
  const last = round.paths[path]?.tiles.at(-1)
  if (round.turn === seat && last && last.at > since) return 1
  const hasSearched = round.paths.some(({ tiles }) => tiles.some(({ by, at }) => by === seat && at > since))
  return hasSearched ? Math.min(1, REMEMBERED / Math.max(1, size)) : 0
}
