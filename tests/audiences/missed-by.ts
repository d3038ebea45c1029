import { isDeepStrictEqual } from 'node:util'
import { bodyOf, createFollowing, type LogEvent, lineOf } from '@getaway/engine'
import { gameIn, isSeenAlike } from '../support/play/states.ts'
import type { Recording } from '../support/service/recorder.ts'

/**
 * What a reader should have got and did not: its own stream folds to the view that its audience has of the
 * whole log, event by event, and in the end it holds the exported lines, each byte of them.
 */
export function missedBy(
  { shown, audience }: Recording,
  log: readonly LogEvent[],
  lines: readonly string[],
  states: readonly unknown[],
): readonly string[] {
  if (shown.length === 0) return ['everything']
  const game = gameIn(log)
  const missing: string[] = []
  const following = createFollowing({ rulesOf: () => game })
  const latest = new Map<number, LogEvent>()
  for (const { event, reveals = [] } of shown) {
    following.take({ type: 'shown', event, reveals })
    for (const earlier of reveals) {
      latest.set(earlier.seq, earlier)
      if (!isCopyOf(earlier, log)) missing.push(`#${event.seq} reveals another #${earlier.seq}`)
    }
    latest.set(event.seq, event)
    if (!isCopyOf(event, log)) missing.push(`#${event.seq} is another event`)
    const isAlike = isSeenAlike(game, following.match?.state, states[event.seq - 1], audience)
    if (!isAlike) missing.push(`a view at #${event.seq}`)
  }
  const held = [...latest.values()].map((event) => lineOf(bodyOf(event), event.hash))
  if (!isDeepStrictEqual(held, lines)) missing.push('lines of the log in the end')
  return missing
}

/** A masked copy keeps what the chain is checked by. */
function isCopyOf({ seq, type, at, by, hash }: LogEvent, log: readonly LogEvent[]): boolean {
  const whole = log[seq - 1]
  return (
    whole?.type === type && whole.at === at && whole.by === by && whole.hash === hash && whole.seq === seq
  )
}
