import { asDeclared, createTimeline, unwrap } from '@getaway/engine'
import { chaseReading, checkMarkers, checkTiles, type Match, type Round } from '@getaway/engine/chase'
import type { SeatMistake, SeatRecord, SeatReview } from '../../../table/seat-record.ts'
import { whyOf } from './story.ts'

/** Chase as a player looks back on it: every tile and marker of theirs against the rules, and how quickly they came. */
export const chaseReview: SeatReview = {
  recordOf([created, ...events], seat) {
    if (!created) return { mistakes: [], gaps: [] }
    const reading = unwrap(asDeclared(chaseReading, created))
    const line = createTimeline(reading, created, events)
    return recordIn(line.stateAfter(line.length) as Match, seat)
  },
  sayMistake: whyOf,
}

function recordIn(match: Match, seat: number): SeatRecord {
  const rounds = [...match.past, ...(match.round ? [match.round] : [])].filter((round) => !round.setAside)
  return {
    mistakes: rounds.flatMap((round) => mistakesIn(match, round, seat)),
    gaps: rounds.flatMap((round) => gapsIn(round, seat)),
  }
}

function mistakesIn(match: Match, round: Round, seat: number): readonly SeatMistake[] {
  return [...checkTiles(match, round), ...checkMarkers(match, round)].flatMap(({ clause, placed }) =>
    clause !== null && placed.by === seat ? [{ round: round.number, clause, at: placed.at }] : [],
  )
}

/** The first moves of a round are not waited for: a start is laid at once. */
function gapsIn({ paths }: Round, seat: number): SeatRecord['gaps'] {
  const own = paths
    .flatMap(({ tiles, markers }) => [...tiles, ...markers])
    .filter(({ by }) => by === seat)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other)
  return own.slice(1).flatMap((at, index) => {
    const us = at - (own[index] ?? at)
    return us > 0 ? [{ at, us }] : []
  })
}
