import * as v from 'valibot'
import type { LogEvent } from '../log/event.ts'
import { anyInteger, integer, list, text } from '../schema/schema.ts'

const words = text(0, 2000)
/** The name of the organiser, on the organiser's events. */
export const organiserName = { name: v.exactOptional(words) }
export const reason = words

/** `players` of `game.created`; every seat has a name, or null while it is open. */
export function playersSchema(seat: ReturnType<typeof integer>, fewest: number, most: number) {
  return list(v.object({ seat, name: v.nullable(text(0, 200)) }), fewest, most)
}

/** What is said about people, in any game: it changes nothing on the table. */
export function peopleSchemas() {
  /** Said by the seat itself, or by the server about a seat. */
  const ofSeat = v.object({ seat: v.exactOptional(anyInteger) })
  return {
    'seat.taken': v.object({
      seat: anyInteger,
      name: text(0, 200),
      key: v.nullable(v.string()),
      bot: v.nullable(v.union([v.string(), integer(0)])),
    }),
    'seat.ready': ofSeat,
    'seat.connected': ofSeat,
    'seat.disconnected': ofSeat,
    'seat.left': ofSeat,
    'observer.admitted': v.object({ role: v.picklist(['caster', 'organiser']), name: words }),
  } as const
}

/** How any match may end without its players, and how its log is closed. */
export const closingSchemas = {
  'game.abandoned': v.object({ reason, ...organiserName }),
  'game.sealed': v.object({ key: v.string(), publicKey: v.string(), signature: v.string() }),
} as const

interface OfSeat {
  readonly seat?: number
}

export type PeopleEvent =
  | LogEvent<
      'seat.taken',
      {
        readonly seat: number
        readonly name: string
        readonly key: string | null
        readonly bot: string | number | null
        /** The key's owner signed for the seat, if it is a `SeatProof` that fits; it changes nothing in play. */
        readonly proof?: unknown
      }
    >
  | LogEvent<'seat.ready', OfSeat>
  | LogEvent<'seat.connected', OfSeat>
  | LogEvent<'seat.disconnected', OfSeat>
  | LogEvent<'seat.left', OfSeat>
  | LogEvent<'observer.admitted', { readonly role: 'caster' | 'organiser'; readonly name: string }>

const PEOPLE_TYPES: ReadonlySet<string> = new Set<PeopleEvent['type']>([
  'seat.taken',
  'seat.ready',
  'seat.connected',
  'seat.disconnected',
  'seat.left',
  'observer.admitted',
])

export function isOfPeople<E extends LogEvent>(event: E): event is Extract<E, { type: PeopleEvent['type'] }> {
  return PEOPLE_TYPES.has(event.type)
}
