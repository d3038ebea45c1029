import type { Entry } from '@getaway/engine'
import { type ChaseEvent, type Match, RACES, type Round } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { marginText } from '../../../language/margin-text.ts'
import type { Race, RaceEntrant } from '../../../table/broadcasting.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { nameOf } from '../telling/names.ts'
import { toldRounds } from '../telling/told.ts'
import { sayRace } from './race-words.ts'

type Line = Entry<Match, ChaseEvent>

/**
 * A hand that comes down so soon (µs) after a tile was laid had set out before its player could see that tile: it was
 * meant for the tile before, as a capture.
 */
const BLIND = 250_000

/** Hands that reached for the same ending: what an ending made too late (C10.5), and captures missed by a moment (C7.5). */
export function chaseRacesOf(timeline: ChaseTimeline, language: Language): readonly Race[] {
  const match = timeline.stateAfter(timeline.length)
  const racesAt = new Map(toldRounds(match).map((told) => [told.round.number, told.racesAt]))
  const entries = new Map<number, Line>()
  const late = new Map<number, Line[]>()
  const races: Race[] = []
  for (let index = 0; index < timeline.length; index++) {
    const entry = timeline.entryAt(index)
    if (!entry || !RACES.has(entry.event.type)) continue
    entries.set(entry.event.seq, entry)
    if (entry.admission.type === 'late') {
      const { seq } = entry.admission.against
      late.set(seq, [...(late.get(seq) ?? []), entry])
    } else if (entry.admission.type === 'applies') races.push(...missedBy(entry, entries, match, language))
  }
  for (const [seq, losers] of late) {
    const ending = entries.get(seq)
    const { round } = ending?.state ?? {}
    if (!ending || !round) continue
    const knownFrom = racesAt.get(round.number) ?? Number.POSITIVE_INFINITY
    const [nearest] = losers
    const reason = nearest && endingBy(ending, round)
    if (reason) races.push(raceOf({ match, round, reason, language, knownFrom }, ending, losers))
  }
  return races.sort((one, other) => one.at - other.at)
}

/** A marker that missed the capture because a tile had been laid a moment before. */
function missedBy(
  entry: Line,
  entries: ReadonlyMap<number, Line>,
  match: Match,
  language: Language,
): readonly Race[] {
  const { event, state } = entry
  const { round } = state
  if (event.type !== 'marker.placed' || !round) return []
  const { path, position } = event.data
  const next = round.paths[path]?.tiles[position]
  const isLast = round.paths[path]?.tiles.length === position + 1
  if (!next || !isLast || event.at - next.at > BLIND) return []
  const tile = entries.get(next.seq)
  if (!tile) return []
  return [raceOf({ match, round, reason: 'away', language, knownFrom: event.at }, tile, [entry])]
}

/** What an action ended: its path by the capture, or the round. */
function endingBy({ event }: Line, { ending, paths }: Round) {
  if (paths.some(({ caught }) => caught?.seq === event.seq)) return 'captured'
  return ending?.seq === event.seq ? ending.reason : undefined
}

interface Decided {
  readonly match: Match
  readonly round: Round
  readonly reason: 'captured' | 'hideout' | 'trail-lost' | 'away'
  readonly language: Language
  readonly knownFrom: number
}

const CLAUSES = { captured: 'C7.4, C10.5', hideout: 'C6.2, C10.5', 'trail-lost': 'C7.6, C10.5', away: 'C7.5' }

function raceOf(
  { match, round, reason, language, knownFrom }: Decided,
  first: Line,
  others: readonly Line[],
): Race {
  const nearest = others[0] as Line
  const name = (entry: Line) => nameOf(match, Number(entry.event.by), language)
  const margin = marginText(nearest.event.at - first.event.at, language)
  return {
    key: `race-${first.event.seq}`,
    at: first.event.at,
    knownFrom: Math.max(knownFrom, nearest.event.at),
    title: sayRace(language, `title.${reason}`, { n: round.number, name: name(first) }),
    entrants: [first, ...others].map((entry) => entrantOf(entry, reason, first, language)),
    first: first.event.seq,
    clause: CLAUSES[reason],
    sentence: sayRace(language, reason, { first: name(first), other: name(nearest), margin }),
  }
}

function entrantOf(entry: Line, reason: Decided['reason'], first: Line, language: Language): RaceEntrant {
  const { event, state } = entry
  return { seq: event.seq, seat: Number(event.by), act: sayRace(language, actOf()) }

  function actOf() {
    if (event.type === 'trail.lost') return 'act.lost'
    if (event.type === 'tile.placed')
      return state.tiles.get(event.data.tile)?.kind === 'hideout' ? 'act.hideout' : 'act.tile'
    return entry === first && reason === 'captured' ? 'act.capture' : 'act.marker'
  }
}
