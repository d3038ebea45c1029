import type { Extent } from '../../../table/extent.ts'
import type { Highlight } from '../../../table/table-plan.ts'
import { CLOSELY, extentOver, fitsPicture, PRISON, unionOf } from './extents.ts'

/** The whole start is seen first. */
const OPENING = 2_400_000
/** A shot is held so long, that it can be read; only a capture or a hideout cuts in earlier. */
export const HOLD = 2_600_000
/** From one path to the other not before that. */
const HOLD_PATH = 4_500_000
/** A chaser who has so many tiles to go is near. */
const NEAR = 2
/** So many tiles of a long gap are shown, from the open end back. */
const MOST_TILES = 5
/** The next tile is laid beside the open end: with the margin of a shot, nearly all of it comes into the picture. */
const AHEAD = 1.05
const BESIDE = 0.75

interface Dated {
  readonly at: number
}

interface Laid extends Dated {
  readonly x: number
  readonly y: number
  readonly tile: { readonly kind: string }
}

/** What a director needs to know of a round. */
export interface Run {
  readonly started: Dated | undefined
  readonly paths: readonly {
    readonly tiles: readonly Laid[]
    readonly markers: readonly Dated[]
    readonly caught: Dated | undefined
  }[]
}

/** A path as it was known at an instant. */
interface Lead {
  readonly path: number
  readonly gap: number
  /** What has to be seen: where the chaser marks next, and the open end. */
  readonly needed: Extent
  readonly wanted: Extent
}

/** The shots of a round that is being run: where the next thing will happen, by what was known when each of them began. */
export function leadShotsOf(round: Run, end: number): Highlight[] {
  const begin = round.started && round.started.at + OPENING
  if (begin === undefined || begin >= end) return []
  const changes = momentsOf(round).filter((at) => at > begin && at < end)
  const shots: { from: number; extent: Extent; path: number | undefined }[] = []
  let waiting: number | undefined
  const look = (now: number) => {
    waiting = undefined
    const current = shots.at(-1)
    const leads = leadsAt(round, now)
    const chosen = chosenLead(leads, current?.path, current ? now - current.from : HOLD_PATH)
    if (!chosen) return
    if (current && current.path === chosen.path && holds(current.extent, chosen.needed)) return
    if (current && now - current.from < HOLD) {
      waiting = current.from + HOLD
      return
    }
    shots.push({ from: now, extent: chosen.wanted, path: chosen.path })
  }
  for (const at of [begin, ...changes, end]) {
    while (waiting !== undefined && waiting < at) look(waiting)
    if (at < end) look(at)
  }
  return shots.map(({ from, extent }, nth) => {
    return { kind: 'near', from, until: shots[nth + 1]?.from ?? end, extent }
  })
}

/** When something was laid or marked, in order, each instant once. */
function momentsOf({ paths }: Run): number[] {
  const all = paths.flatMap(({ tiles, markers }) => [...tiles, ...markers].map(({ at }) => at))
  return [...new Set(all)].sort((one, other) => one - other)
}

/** Paths that are still chased. */
function leadsAt({ paths }: Run, now: number): Lead[] {
  return paths.flatMap(({ tiles, markers, caught }, path) => {
    const lying = tiles.filter(({ at }) => at <= now)
    const last = lying.at(-1)
    if (!last || (caught && caught.at <= now) || last.tile.kind === 'hideout') return []
    const marked = markers.filter(({ at }) => at <= now).length
    const next = lying[marked] ?? last
    const open = aroundOpenEnd(last)
    const gap = lying.slice(Math.max(marked - 1, lying.length - MOST_TILES, 0))
    const isLong = lying.length - marked > MOST_TILES
    const whole = unionOf(extentOver([PRISON, ...lying], BESIDE), open)
    const wanted = fitsPicture(whole, CLOSELY) ? whole : unionOf(extentOver(gap, BESIDE), open)
    return [
      {
        path,
        gap: lying.length - marked,
        needed: unionOf(extentOver([last], 1), isLong ? open : extentOver([next], 0.5)),
        wanted,
      },
    ]
  })
}

function aroundOpenEnd(last: Laid): Extent {
  return extentOver([last], AHEAD)
}

interface Choice {
  /** Undefined: both. */
  readonly path: number | undefined
  readonly needed: Extent
  readonly wanted: Extent
}

/** Both chases while both are near and fit; else the nearer one, and what is shown rather than the other one. */
function chosenLead(leads: readonly Lead[], shown: number | undefined, since: number): Choice | undefined {
  const [one, other] = leads
  if (!one || !other) return one
  const both = unionOf(one.wanted, other.wanted)
  if (fitsPicture(both) && one.gap <= NEAR === other.gap <= NEAR) {
    return { path: undefined, needed: unionOf(one.needed, other.needed), wanted: both }
  }
  const nearer = other.gap < one.gap ? other : one
  const current = leads.find(({ path }) => path === shown)
  return current && (current.gap <= nearer.gap || since < HOLD_PATH) ? current : nearer
}

function holds(shown: Extent, part: Extent): boolean {
  return (
    shown.west <= part.west &&
    shown.east >= part.east &&
    shown.north <= part.north &&
    shown.south >= part.south
  )
}
