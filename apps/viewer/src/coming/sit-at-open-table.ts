import { type Client, ServiceError } from '@getaway/client'
import { roomStanding } from './room-standing.ts'
import { type ComingDependencies, sitDown, type WantedPlace } from './sit-down.ts'

/** A stranger takes that seat of an open table, or the next free one, if somebody was quicker. */
export async function sitAtOpenTable(
  dependencies: ComingDependencies & { readonly client: Pick<Client, 'readRoom'> },
  place: Omit<WantedPlace, 'invitation'>,
): Promise<string> {
  const tried = new Set<number>()
  for (let { seat } = place; ; ) {
    try {
      return await sitDown(dependencies, { ...place, seat, invitation: undefined })
    } catch (error) {
      if (!(error instanceof ServiceError && error.code === 'seat-taken')) throw error
      tried.add(seat)
      // What strangers are shown is as old as the spectator delay: a seat may seem free that is not.
      const { free } = roomStanding(await dependencies.client.readRoom(place.match))
      const next = free.find((one) => !tried.has(one.seat))
      if (!next) throw error
      seat = next.seat
    }
  }
}
