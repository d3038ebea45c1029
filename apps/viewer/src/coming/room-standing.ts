import type { Room } from '@getaway/client'

export type RoomSeat = Room['seats'][number]

/** What a waiting room waits for. */
export interface RoomStanding {
  /** Nobody sits there, and no bot will. */
  readonly free: readonly RoomSeat[]
  /** A bot sits down there at the start. */
  readonly planned: readonly RoomSeat[]
  /** People who sit there and have not said that they are ready. */
  readonly unready: readonly RoomSeat[]
}

export function roomStanding({ seats }: Pick<Room, 'seats'>): RoomStanding {
  const empty = seats.filter(({ name }) => name === null)
  return {
    free: empty.filter(({ plannedBot }) => plannedBot === null),
    planned: empty.filter(({ plannedBot }) => plannedBot !== null),
    unready: seats.filter(({ name, bot, isReady }) => name !== null && bot === null && !isReady),
  }
}

/** Whether other people sit at the table, who wait for the player of this seat. */
export function isAwaitedAt({ seats }: Pick<Room, 'seats'>, ownSeat: number | undefined): boolean {
  return seats.some(({ seat, name, bot, hasLeft }) => {
    return seat !== ownSeat && name !== null && bot === null && !hasLeft
  })
}
