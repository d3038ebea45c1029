import { type ChaseEvent, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { premise } from '../figures.ts'

export const EVENTS = 10_000

export interface LongLog {
  readonly events: readonly ChaseEvent[]
  readonly lines: readonly string[]
  readonly bytes: Uint8Array
  /** Events whose instant is before that of an event recorded before them. */
  readonly races: number
}

/** Careful random players, two of them, who never come to an end: no real match is so long. */
export function playLongMatch(): LongLog {
  const { events: played, lines: all } = playRandomMatch({
    seed: 43,
    players: 2,
    most: EVENTS,
    // With tiles of chance a start may be impossible to lay: the match ends with that round.
    tileset: plainTileSet(0),
    options: { victory: [{ perfect: 100_000 }], race: { policy: 'fair', capMs: 250 } },
    skill: { care: 100, sight: 100, sense: 100, haste: 60, favourite: undefined },
    organiser: false,
  })
  const [events, lines] = [played.slice(0, EVENTS), all.slice(0, EVENTS)]
  premise(events.length === EVENTS, `the long match has ${events.length} events, not ${EVENTS}`)
  const races = events.filter((event, index) => event.at < (events[index - 1]?.at ?? 0)).length
  premise(races > 100, `only ${races} events of the long match come before earlier ones`)
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))
  premise(bytes.length > 200 * EVENTS, `the long match has ${bytes.length} bytes, too few for its events`)
  return { events, lines, bytes, races }
}
