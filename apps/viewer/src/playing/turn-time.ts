import type { Deadline } from '@getaway/engine/following'

/** How much time the player has left whose turn it is. */
export interface TurnTime {
  readonly seat: number
  /** In whole seconds, the one that has begun included; 0: it is over. */
  readonly leftS: number
  /** Its player is away, and the clock waits for them. */
  readonly isStopped: boolean
}

const SECOND = 1_000_000

/** What a clock shows at an instant (µs of the match); undefined where none runs. */
export function turnTimeAt(deadline: Deadline | undefined, now: number): TurnTime | undefined {
  if (deadline?.at === undefined) return undefined
  const { seat, at, standsUntil } = deadline
  const isStopped = standsUntil !== undefined && now < standsUntil
  const left = at - (isStopped ? standsUntil : now)
  return { seat, leftS: Math.max(0, Math.ceil(left / SECOND)), isStopped }
}

/** As on a clock: 1:05. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
