import type { LogEvent, Random } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'

const CAP_US = 250_000

/**
 * The facts of a match with instants of their own, all different, arriving as C10 allows under `fair`:
 * races up to the cap late, nobody's actions overtaking each other, the next deal after all of them.
 * Called twice with the same events it gives the same instants in another arrival order.
 */
export function rearrange(events: readonly LogEvent[], random: Random): LogEvent[] {
  const [created, ...rest] = events as [LogEvent, ...LogEvent[]]
  const log: LogEvent[] = [{ ...created, data: fair(created.data) }]
  let now = created.at
  for (const round of roundsOf(rest)) {
    const facts = round.facts.toSorted((one, other) => one.at - other.at || one.seq - other.seq)
    log.push({ ...round.deal, at: now })
    const timed = facts.map((event, index) => ({ event, at: now + (index + 1) * 20_011 }))
    log.push(...arrived(timed, random))
    now += (facts.length + 2) * 20_011 + CAP_US + 1_000_000
  }
  return log.map((event, index) => ({ ...event, seq: index + 1 }))
}

function fair(data: unknown): unknown {
  const created = data as { options: object }
  return { ...created, options: { ...created.options, race: { policy: 'fair', capMs: CAP_US / 1000 } } }
}

function roundsOf(events: readonly LogEvent[]) {
  const rounds: { deal: LogEvent; facts: LogEvent[] }[] = []
  for (const event of events) {
    if (event.type === 'round.dealt') rounds.push({ deal: event, facts: [] })
    else if (chase.isAction(event.type)) rounds.at(-1)?.facts.push(event)
  }
  return rounds
}

function arrived(timed: readonly { event: LogEvent; at: number }[], random: Random): LogEvent[] {
  const next = new Map<unknown, number>()
  const received = new Map<LogEvent, number>()
  for (const { event, at } of timed.toReversed()) {
    const latest = Math.min(at + CAP_US, next.get(event.by) ?? Number.POSITIVE_INFINITY)
    const arrival = chase.isRace(event.type) ? at + random(latest - at + 1) : at
    received.set(event, arrival)
    next.set(event.by, arrival)
  }
  const log = timed.map(({ event, at }): LogEvent => {
    const timing = { received: received.get(event) ?? at, claimed: at, rtt: 2 * CAP_US, seen: 1 }
    return { ...event, at, timing }
  })
  return log.toSorted(
    (one, other) => (one.timing?.received ?? 0) - (other.timing?.received ?? 0) || one.at - other.at,
  )
}
