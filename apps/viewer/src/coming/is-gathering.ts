import type { FollowedTimeline } from '@getaway/engine'

/** What happens at any table before play begins, and at one where it never does. */
const BEFORE_PLAY: ReadonlySet<string> = new Set([
  'game.created',
  'seat.taken',
  'seat.ready',
  'seat.connected',
  'seat.disconnected',
  'seat.left',
  'observer.admitted',
  'game.abandoned',
  'game.sealed',
])

/** Whether nothing was dealt: the players of the match are still gathering, or it was given up before they had. */
export function isGathering({ length, entryAt }: Pick<FollowedTimeline, 'length' | 'entryAt'>): boolean {
  for (let index = 0; index < length; index++) {
    const entry = entryAt(index)
    if (entry && !BEFORE_PLAY.has(entry.event.type)) return false
  }
  return true
}
