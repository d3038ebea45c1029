import type { Presence, Room } from '@getaway/client/protocol'
import type { Outcome } from '@getaway/engine'
import type { MatchStanding } from '../live/live-match.ts'
import type { StoredRoom } from '../store/index.ts'

/** A table that waits, as it is shown to somebody. */
export function roomOf(
  id: string,
  { game, options }: Pick<MatchStanding, 'game' | 'options'>,
  { players }: Outcome,
  { isOpen, bots }: StoredRoom,
  /** Undefined for somebody who may not be told who is there. */
  presence: Presence | undefined,
): Room {
  const seats = players.map(({ name, key, bot, isReady, hasLeft }, seat) => {
    const there = presence?.seats[seat]
    return {
      seat,
      name,
      key,
      bot,
      plannedBot: name === null ? (bots[seat] ?? null) : null,
      isReady,
      hasLeft,
      isConnected: there?.isConnected ?? null,
      latency: there?.latency ?? null,
      latencyMs: there?.latencyMs ?? null,
      clockErrorMs: there?.clockErrorMs ?? null,
    }
  })
  return { id, game, options, isOpen, seats }
}
