import type { FugitiveEvent } from '@getaway/engine/fugitive'
import { chronicleOf, type FugitiveTimeline } from '../plan/chronicle.ts'

/** When the table tells of what: an answer comes a breath after its guess, and the end once everything is shown. */
export interface ToldTimes {
  toldFrom(event: FugitiveEvent): number
  placedAt(place: number): number
}

export function toldTimesOf(timeline: FugitiveTimeline): ToldTimes {
  const { guesses, events, placedAt, huntFrom, endFrom } = chronicleOf(timeline, timeline.length)
  const readings = new Map(events.map(({ seq, from }) => [seq, from]))
  return {
    toldFrom(event) {
      switch (event.type) {
        case 'guess.answered':
          return guesses.findLast(({ seq }) => seq < event.seq)?.answeredFrom ?? event.at
        case 'event.resolved':
          return Math.max(event.at, readings.get(event.seq) ?? 0)
        case 'manhunt.begun':
          return Math.max(event.at, huntFrom)
        case 'game.ended':
          return Math.max(event.at, endFrom)
        default:
          return event.at
      }
    },
    placedAt: (place) => placedAt[place] ?? 0,
  }
}
