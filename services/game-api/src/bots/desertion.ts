import type { LogEvent } from '@getaway/engine'

/** Tells from the events of a match when its bots should leave it: people sat there, and all of them have left. */
export function createDesertion(): (event: Pick<LogEvent, 'type' | 'by' | 'data'>) => boolean {
  /** By the seats of people, whether they have left. */
  const people = new Map<unknown, boolean>()
  return ({ type, by, data }) => {
    const { seat = by, bot } = data as { readonly seat?: number; readonly bot?: unknown }
    if (type === 'seat.taken' && bot === null) people.set(seat, false)
    else if (people.has(seat) && type === 'seat.left') people.set(seat, true)
    else if (people.has(seat) && (type === 'seat.connected' || type === 'seat.ready')) people.set(seat, false)
    return people.size > 0 && [...people.values()].every((hasLeft) => hasLeft)
  }
}
