import type { Draft } from '../log/event.ts'
import type { PeopleEvent } from './people-events.ts'
import type { Player } from './player.ts'
import { formatServiceReason, type ServiceReason } from './service-reason.ts'

const SECOND = 1_000_000
/** While a seat is free nobody can do anything but wait, for friends who have been sent a link, say. */
const LEAST_WAIT_S = 24 * 3_600

interface Idling {
  readonly players: readonly Player[]
  readonly idleS: number
  /** Whether anything was dealt. */
  readonly hasBegun: boolean
  /** When a player last did something. */
  readonly lastActAt: number
}

/** When a match is given up (everybody has left, or nobody has done anything for too long), and the word for it. */
export function givingUp(
  { players, idleS, hasBegun, lastActAt }: Idling,
  now: number,
): { readonly at: number; draft(): Draft } | undefined {
  const abandoned = (reason: ServiceReason): Draft => ({
    type: 'game.abandoned',
    at: now,
    by: 'server',
    data: { reason: formatServiceReason(reason) },
  })
  if (haveAllLeft(players)) return { at: now, draft: () => abandoned({ code: 'all-left' }) }
  if (idleS === 0) return undefined
  if (hasBegun || players.every((player) => player.taken))
    return { at: lastActAt + idleS * SECOND, draft: () => abandoned({ code: 'idle', s: idleS }) }
  const waitS = Math.max(idleS, LEAST_WAIT_S)
  return { at: lastActAt + waitS * SECOND, draft: () => abandoned({ code: 'seat-free', s: waitS }) }
}

/** Whether the idle clock begins again; to come and go is no act. */
export function isSignOfLife({ type }: PeopleEvent): boolean {
  return type === 'seat.taken' || type === 'seat.ready'
}

/** Nobody waits at a table whose free seats alone are left. */
function haveAllLeft(players: readonly Player[]): boolean {
  return players.some(({ left }) => left) && players.every(({ left, taken }) => left || !taken)
}
