import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@getaway/engine'
import type { Stream } from './store-contender.ts'

export interface Load {
  /** Events per second that were acknowledged while the clock ran. */
  readonly rate: number
  /** Of every event, in ms. */
  readonly latencies: readonly number[]
}

/** Every match has one append under way, and the next as soon as that is acknowledged. */
export async function closedLoop(streams: readonly Stream[], seconds: number): Promise<Load> {
  const latencies: number[] = []
  let acknowledged = 0
  const until = performance.now() + seconds * 1000
  const keepAppending = async (stream: Stream) => {
    for (let start = performance.now(); start < until; ) {
      await stream.append(1)
      const now = performance.now()
      latencies.push(now - start)
      if (now < until) acknowledged += 1
      start = now
    }
  }
  await Promise.all(streams.map(keepAppending))
  return { rate: acknowledged / seconds, latencies }
}

/** So long is waited for what is not acknowledged when the last event has come. */
const DRAIN_MS = 3_000

/**
 * Events come when they come (a Poisson process), whether or not the store keeps up; what comes to a match
 * while an append of it is under way goes together with the next. Latencies count from the instant that an
 * event was due, so that no stall hides in events that were not sent.
 */
export async function openLoop(
  streams: readonly Stream[],
  perSecond: number,
  seconds: number,
): Promise<Load> {
  const latencies: number[] = []
  const matches = streams.map((stream) => ({ stream, queue: [] as number[], running: Promise.resolve() }))
  const from = performance.now()
  const until = from + seconds * 1000
  let acknowledged = 0

  const appendAll = async ({ stream, queue }: (typeof matches)[number]) => {
    while (queue.length > 0) {
      const dues = performance.now() < until + DRAIN_MS ? queue.slice() : []
      if (dues.length > 0) await stream.append(dues.length)
      const now = performance.now()
      // What is given up had waited at least until now.
      for (const due of queue.splice(0, dues.length || queue.length)) latencies.push(now - due)
      if (now < until) acknowledged += dues.length
    }
  }
  const schedule = arrivals(streams.length, perSecond, seconds)
  for (let next = schedule.next(); !next.done; await sleep(1)) {
    const now = performance.now() - from
    for (; !next.done && next.value.due <= now; next = schedule.next()) {
      const match = matches[next.value.target]
      // A match whose queue is not empty has its append under way.
      if (match?.queue.push(from + next.value.due) === 1) match.running = appendAll(match)
    }
  }
  await Promise.all(matches.map(({ running }) => running))
  return { rate: acknowledged / seconds, latencies }
}

/** When (ms) an event comes to which match. */
function* arrivals(matches: number, perSecond: number, seconds: number) {
  const random = seededRandom(perSecond)
  const uniform = () => (random(1 << 30) + 1) / (1 << 30)
  for (let due = 0; ; ) {
    due += (-Math.log(uniform()) / perSecond) * 1000
    if (due > seconds * 1000) return
    yield { due, target: random(matches) }
  }
}
