import { type FollowedTimeline, isSeatProved, type LogEvent } from '@getaway/engine'

/** The seat that the player of a key has proved to have had; undefined: none. */
export function ownSeatOf(
  timeline: FollowedTimeline,
  match: string,
  key: string | undefined,
): number | undefined {
  if (key === undefined) return undefined
  const events: LogEvent[] = []
  for (let index = 0; index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.type === 'seat.taken') events.push(event)
  }
  const claimed = events.map(({ data }) => (data as { readonly seat: number }).seat)
  return claimed.find((seat) => isOwnSeat(events, { match, seat, key }))
}

interface OwnSeat {
  readonly match: string
  readonly seat: number
  readonly key: string
}

/** Whether the player of this key has proved in the log that the seat is theirs. */
export function isOwnSeat(events: readonly LogEvent[], { match, seat, key }: OwnSeat): boolean {
  return events.some(({ type, data }) => {
    if (type !== 'seat.taken') return false
    const taken = data as { seat: number; key: string | null; name: string; proof?: unknown }
    const { name, proof } = taken
    return taken.seat === seat && taken.key === key && isSeatProved({ match, seat, name, key }, proof)
  })
}
