import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import type { Extent } from '../../../table/extent.ts'
import type { Highlight, Overview } from '../../../table/table-plan.ts'
import type { Chronicle } from './chronicle.ts'
import { ASIDE, GETAWAY, GLIDE, NEXT_CARD, SEARCH, TURN_OVER } from './motion.ts'
import { CARD, PAD, READING, rowExtent } from './places.ts'
import type { FugitivePlan, Hideout, Place } from './plan.ts'

type Lying = Omit<FugitivePlan, 'overviews' | 'highlights' | 'beats' | 'restsAt'>

/** So many places ahead of the row are seen, so that there is something to go to. */
const AHEAD = 2
/** Numbers are to be read: one looks down on them. */
const SLANT = { whole: 0.94, near: 0.9, close: 0.8 } as const
/** What lies near a thing that a shot is about. */
const AROUND = 0.75

/** The row with what lies around it: decks, notes and both hands. */
export function overviewsOf({ layout, hideouts, stacks, hands, pad, seats, events, out }: Lying): Overview[] {
  const row = rowExtent(layout, AHEAD)
  const pads = { west: pad.x - PAD.width / 2, east: pad.x + PAD.width / 2 }
  const used = events.map(({ aside }) => aside)
  const places = [...stacks, ...hands, ...used, ...out].map((place) => around(place, CARD.height / 2 + 0.1))
  const named = seats.map((place) => around(place, 0.3))
  const all = [
    row,
    { ...pads, north: pad.y - PAD.height / 2, south: pad.y + PAD.height / 2 },
    ...places,
    ...named,
  ]
  const extent = all.reduce(unionOf)
  return [{ from: LONG_AGO, extent, upright: uprightOf(hideouts, extent), slant: SLANT.whole }]
}

/** On a phone held upright: the decks, and the end of the row that grows. */
function uprightOf(hideouts: readonly Hideout[], { north, south }: Extent): Extent {
  const newest = hideouts.at(-1)?.x ?? 0
  return {
    ...{ north, south },
    west: Math.min(newest - END_OF_ROW, -DECKS_WIDE),
    east: Math.max(newest + END_OF_ROW / 2, DECKS_WIDE),
  }
}

/** How much of the row, and how far the decks reach. */
const END_OF_ROW = 2.7
const DECKS_WIDE = 2

/** What one would not want to miss, by what is known so far: nobody is told early. */
export function highlightsOf(plan: Lying, chronicle: Chronicle): Highlight[] {
  const [event] = eventShots(plan)
  const shots = [
    ...[...placings(plan), ...guessShots(plan)].flatMap((shot) => before(shot, event)),
    ...(event ? [event] : []),
    ...(plan.hunt ? [huntShot(plan, plan.hunt.from)] : []),
    ...endShots(plan, chronicle),
  ]
  return shots
    .map((shot) => ({ ...shot, slant: SLANT[shot.kind] }))
    .sort((one, other) => one.from - other.from)
}

/** Nobody misses what is written on an event card. */
function before(shot: Highlight, event: Highlight | undefined): Highlight[] {
  if (!event || shot.from >= event.until || shot.until <= event.from) return [shot]
  if (shot.from < event.from) return [{ ...shot, until: event.from }]
  return shot.until > event.until ? [{ ...shot, from: event.until }] : []
}

/** The newest hideout comes to lie. */
function placings({ hideouts }: Lying): Highlight[] {
  const newest = hideouts.at(-1)
  if (!newest || newest.kind === 'start' || newest.from === LONG_AGO) return []
  const from = newest.from
  const { x, y } = newest
  // What led there is in the picture, and not the way that is still open.
  const extent = { west: x - 3.6, east: x + 1, north: y - 1.5, south: y + 1.5 }
  return [{ kind: 'near', from, until: from + GLIDE + STAY, extent }]
}

const STAY = 1_400_000

/** A guess waits for its answer over the row that it is about; what turns over is seen from close by. */
function guessShots({ counters, hideouts, layout }: Lying): Highlight[] {
  const newest = counters.at(-1)
  if (!newest) return []
  const { guess, answeredFrom } = newest
  const spoken = counters.filter((one) => one.guess === guess)
  const from = spoken[0]?.from ?? newest.from
  const found = hideouts.filter(({ flip }) => flip !== NEVER && flip >= answeredFrom)
  const row = { ...rowExtent(layout) }
  const tense = spoken.map((place) => around(place, 0.7)).reduce(unionOf, row)
  const until = answeredFrom === NEVER ? NEVER : answeredFrom + (found.length > 0 ? 0 : STAY)
  const shots: Highlight[] = [{ kind: 'near', from, until, extent: tense }]
  for (const [nth, one] of found.entries()) {
    const next = found[nth + 1]?.flip ?? one.flip + NEXT_CARD + TURN_OVER + STAY
    shots.push({ kind: 'close', from: one.flip, until: next, extent: ofHideout(one) })
  }
  return shots
}

/** A hideout with what is tucked under it. */
function ofHideout(one: Hideout): Extent {
  return around({ ...one, y: one.y - (one.sprints > 0 ? 0.3 : 0) }, 1.05)
}

/** An event card is read: it stands up, and so reaches farther north in a picture, and wider. */
function eventShots({ events }: Lying): Highlight[] {
  const [wide, high] = [CARD.width * READING.scale, CARD.height * READING.scale]
  return events.slice(-1).map(({ x, y, from, asideFrom }) => ({
    kind: 'near',
    from,
    until: asideFrom + ASIDE / 2,
    extent: {
      ...{ west: x - wide * 0.68, east: x + wide * 0.68 },
      ...{ north: y - high * 1.12, south: y + high * 0.44 },
    },
  }))
}

/** The light goes along the row; then every guess is about all of it. */
function huntShot({ layout }: Lying, from: number): Highlight {
  return { kind: 'near', from, until: from + SEARCH, extent: rowExtent(layout) }
}

function endShots({ ending, hideouts }: Lying, { endFrom }: Chronicle): Highlight[] {
  const place = hideouts.find((one) => one.place === ending?.place)
  if (!ending || !place || ending.reason === 'given-up') return []
  return [{ kind: 'close', from: endFrom, until: endFrom + GETAWAY, extent: around(place, AROUND + 0.6) }]
}

function around({ x, y }: Pick<Place, 'x' | 'y'>, by: number): Extent {
  return { west: x - by, east: x + by, north: y - by, south: y + by }
}

function unionOf(one: Extent, other: Extent): Extent {
  return {
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
  }
}
