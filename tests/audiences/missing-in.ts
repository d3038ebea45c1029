import { isDeepStrictEqual } from 'node:util'
import { type Audience, bodyOf, createTimeline, type LogEvent, lineOf } from '@getaway/engine'
import { type ChaseEvent, chase, type Match } from '@getaway/engine/chase'
import type { Recording } from '../support/recorder.ts'

/** The states of a match as each event came in. */
export function statesOf(log: readonly LogEvent[]): readonly Match[] {
  const [created, ...rest] = log as readonly [ChaseEvent, ...ChaseEvent[]]
  const line = createTimeline(chase, created)
  const states = [line.stateAfter(0)]
  for (const event of rest) {
    line.push(event)
    states.push(line.stateAfter(line.length))
  }
  return states
}

/**
 * What a reader should have got and did not: its own stream folds to the view that its audience has of the
 * whole log, event by event, and in the end it holds the exported lines, each byte of them.
 */
export function missingIn(
  { shown, audience }: Recording,
  log: readonly LogEvent[],
  lines: readonly string[],
  states: readonly Match[],
): readonly string[] {
  const [first, ...rest] = shown
  if (!first) return ['everything']
  const missing: string[] = []
  const line = createTimeline(chase, first.event as ChaseEvent)
  const latest = new Map<number, LogEvent>([[1, first.event]])
  for (const { event, reveals = [] } of rest) {
    for (const earlier of reveals) {
      line.learn(earlier as ChaseEvent)
      latest.set(earlier.seq, earlier)
      if (!isCopyOf(earlier, log)) missing.push(`#${event.seq} reveals another #${earlier.seq}`)
    }
    line.push(event as ChaseEvent)
    latest.set(event.seq, event)
    if (!isCopyOf(event, log)) missing.push(`#${event.seq} is another event`)
    const whole = states[event.seq - 1] as Match
    if (!isSeenAlike(line.stateAfter(line.length), whole, audience)) missing.push(`a view at #${event.seq}`)
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

function isSeenAlike(own: Match, whole: Match, audience: Audience): boolean {
  const mine = chase.viewOf(own, audience)
  const theirs = chase.viewOf(whole, audience)
  return isDeepStrictEqual(mine.round, theirs.round) && isDeepStrictEqual(mine.tally, theirs.tally)
}
