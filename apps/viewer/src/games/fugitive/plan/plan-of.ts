import { type Match, roleOf, seatOfRole } from '@getaway/engine/fugitive'
import { coloursOf } from '../../../stage/set/seat-colours.ts'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import type { Look } from '../../../table/table-plan.ts'
import { type Chronicle, chronicleOf, type FugitiveTimeline } from './chronicle.ts'
import { countersOf } from './counters-of.ts'
import { handsOf } from './hands-of.ts'
import type { Laying } from './laying.ts'
import { GETAWAY, GLIDE, NEXT_CARD, TELL, TURN_OVER } from './motion.ts'
import { notesOf } from './notes-of.ts'
import { layoutOf, padPlaceAt, seatPlaceAt, staying } from './places.ts'
import type { Ending, FugitivePlan, Layout, Seat } from './plan.ts'
import { rowOf } from './row-of.ts'
import { highlightsOf, overviewsOf } from './shots-of.ts'
import { ALL, seenFrom } from './sides.ts'
import { eventsOf, outOf, stacksOf } from './stacks-of.ts'

/** The table once so many events have taken effect: a function of what this side knows by then, so scrubbing undoes exactly. */
export function fugitivePlanOf(timeline: FugitiveTimeline, index: number, look: Look): FugitivePlan {
  const match = seenFrom(timeline.stateAfter(index), look.side)
  const chronicle = chronicleOf(timeline, index)
  const near = look.seat !== undefined && look.seat === seatOfRole(match, 'marshal') ? 'marshal' : 'fugitive'
  const { table } = match
  const places = chronicle.placedAt.length
  const layout = layoutOf(places, near)
  const change = changeOf(chronicle, layout)
  const opening = {
    match,
    isCalm: look.motion === 'reduced',
    isHandHidden: look.isHandHidden === true,
    layout,
    pad: staying(layout, change, padPlaceAt),
    seats: seatsOf(match, layout, change),
    colours: coloursOf(look.seat, look.colour),
  }
  const laying = table && {
    ...{ match, table, chronicle, timeline, look, layout },
    isPeeking: isPeeking(match, chronicle, look),
    ...change,
  }
  const row = laying ? rowOf(laying) : { hideouts: [], sprints: [] }
  const lying = {
    ...row,
    stacks: laying ? stacksOf(laying) : [],
    hands: laying ? handsOf(laying) : [],
    events: laying ? eventsOf(laying) : [],
    out: laying ? outOf(laying) : [],
    counters: laying ? countersOf(laying) : [],
    notes: table ? notesOf(table, chronicle) : [],
    hunt: chronicle.huntFrom === NEVER ? undefined : { from: chronicle.huntFrom },
    ending: endingOf(match, chronicle, row.hideouts.length - 1),
  }
  const plan = { ...opening, ...lying }
  const flips = [...row.hideouts, ...row.sprints, ...lying.hands].map(({ flip }) =>
    flip === NEVER ? LONG_AGO : flip,
  )
  const overviews = overviewsOf(plan)
  const highlights = highlightsOf(plan, chronicle)
  return {
    ...plan,
    overviews,
    highlights,
    beats: beatsOf(plan),
    restsAt: Math.max(
      0,
      chronicle.until,
      ...[...row.hideouts, ...row.sprints, ...lying.hands, ...lying.stacks, ...lying.out].map(
        ({ from }) => from + GLIDE,
      ),
      ...flips.map((flip) => flip + TURN_OVER),
      ...lying.counters.map(({ from }) => from + TELL),
      ...lying.counters.map(({ answeredFrom }) => (answeredFrom === NEVER ? 0 : answeredFrom + TELL)),
      ...lying.notes.map(({ from }) => from + TELL),
      ...(lying.ending ? [lying.ending.from + GETAWAY] : []),
      ...highlights.map(({ from, until }) => (until === NEVER ? from : until)),
    ),
  }
}

/**
 * With the end of a match everything becomes known, while the last answer is still waited for: what was not open before
 * stays closed until the end is shown.
 */
function isPeeking(match: Match, { isHandKnown }: Chronicle, { side, seat, isHandHidden }: Look): boolean {
  const isOwn = seat !== undefined && seat === seatOfRole(match, 'fugitive')
  if (match.over || (isHandHidden && isOwn)) return false
  return side === ALL ? isHandKnown : side === 'fugitive'
}

/** When the row last grew past a line, and how all of it lay before. */
function changeOf({ placedAt }: Chronicle, layout: Layout): Pick<Laying, 'before' | 'changedAt'> {
  const { near, places, columns, lines } = layout
  for (let count = places; count > 1; count--) {
    const before = layoutOf(count - 1, near)
    if (before.columns !== columns || before.lines !== lines) {
      return { before, changedAt: placedAt[count - 1] ?? LONG_AGO }
    }
  }
  return { before: layout, changedAt: LONG_AGO }
}

function seatsOf(match: Match, layout: Layout, change: Pick<Laying, 'before' | 'changedAt'>): Seat[] {
  return (['fugitive', 'marshal'] as const).map((role) => {
    const seat = seatOfRole(match, role)
    const isOnTurn = match.table?.turn.who === role && match.over === undefined
    return {
      ...{ seat, role, name: match.players[seat]?.name ?? undefined, isOnTurn },
      ...staying(layout, change, (of) => seatPlaceAt(of, role)),
    }
  })
}

/** The end is shown at the place that was found last, or at the 42. */
function endingOf(match: Match, { end, endFrom, flips }: Chronicle, last: number): Ending | undefined {
  const winner = end && roleOf(match, end.winner)
  if (!end || !winner) return undefined
  const isArrest = end.reason === 'caught' || end.reason === 'manhunt-won'
  let [place, latest] = [last, LONG_AGO]
  for (const [found, at] of isArrest ? flips : []) if (at >= latest) [place, latest] = [found, at]
  return { winner, reason: end.reason, from: endFrom, place }
}

/** Words change when an answer is told, when cards turn over, and when an event card is laid aside. */
function beatsOf({
  counters,
  hideouts,
  events,
  ending,
  hunt,
}: Pick<FugitivePlan, 'counters' | 'hideouts' | 'events' | 'ending' | 'hunt'>): number[] {
  const instants = [
    ...counters.map(({ answeredFrom }) => answeredFrom),
    ...hideouts.map(({ flip }) => flip + NEXT_CARD),
    ...events.flatMap(({ from, asideFrom }) => [from, asideFrom]),
    ...(hunt ? [hunt.from] : []),
    ...(ending ? [ending.from] : []),
  ]
  return [...new Set(instants.filter(Number.isFinite))].toSorted((one, other) => one - other)
}
