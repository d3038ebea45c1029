import type { Draft } from '../log/event.ts'
import type { Player } from './player.ts'

const SECOND = 1_000_000

interface Idling {
  readonly players: readonly Player[]
  readonly idleS: number
  /** When a player last did anything. */
  readonly lastActAt: number
}

/** When a match is given up (everybody has left, or nobody has done anything for too long), and the word for it. */
export function givingUp(
  { players, idleS, lastActAt }: Idling,
  now: number,
): { readonly at: number; draft(): Draft } | undefined {
  const abandoned = (reason: string): Draft => ({
    type: 'game.abandoned',
    at: now,
    by: 'server',
    data: { reason },
  })
  if (players.every((player) => player.left)) return { at: now, draft: () => abandoned('all players left') }
  if (idleS === 0) return undefined
  return { at: lastActAt + idleS * SECOND, draft: () => abandoned(`nobody acted for ${idleS} s`) }
}
