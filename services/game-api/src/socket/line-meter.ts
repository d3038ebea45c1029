/** What the server itself measures of a player's line; all in µs by the server's clock. */
export interface LineMeter {
  /** Another ping goes out now; its id. */
  ping(now: number): number
  /** The answer to a ping; one that was never sent, or was answered before, says nothing. */
  pong(id: number, now: number): void
  /** There and back; null as long as nothing was measured lately. */
  rtt(now: number): number | null
  /** By how much the player's clock may be wrong: half of the shortest of those round trips. */
  clockError(now: number): number | null
  /** The event `seq` left for this line. */
  wrote(seq: number, now: number): void
  /**
   * C10.3: the last event that the player must have been shown when an action of theirs arrives: what had
   * left more than a round trip before. So that holding back answers, to look slow, gains nothing.
   */
  shownBy(received: number): number
}

const KEPT = 9
const STALE = 30_000_000
/** Nobody waits longer for an answer. */
const MOST_OUT = 16
const MOST_WRITTEN = 1_000

export function createLineMeter(): LineMeter {
  const out = new Map<number, number>()
  const samples: { readonly rtt: number; readonly at: number }[] = []
  const written: { readonly seq: number; readonly at: number }[] = []
  let lastId = 0
  let settled = 0

  const freshAt = (now: number) => samples.filter(({ at }) => now - at < STALE).map((sample) => sample.rtt)
  const rtt = (now: number): number | null => {
    const fresh = freshAt(now)
    // The lower median: a single answer that came late, or was kept back, changes nothing.
    return fresh.toSorted((one, other) => one - other)[Math.floor((fresh.length - 1) / 2)] ?? null
  }

  return {
    ping(now) {
      const id = ++lastId
      out.set(id, now)
      const [oldest] = out.keys()
      if (out.size > MOST_OUT && oldest !== undefined) out.delete(oldest)
      return id
    },
    pong(id, now) {
      const sent = out.get(id)
      if (sent === undefined) return
      out.delete(id)
      samples.push({ rtt: Math.max(0, now - sent), at: now })
      if (samples.length > KEPT) samples.shift()
    },
    rtt,
    clockError(now) {
      const fresh = freshAt(now)
      return fresh.length === 0 ? null : Math.min(...fresh) / 2
    },
    wrote(seq, now) {
      written.push({ seq, at: now })
      if (written.length > MOST_WRITTEN) settled = written.shift()?.seq ?? settled
    },
    shownBy(received) {
      const trip = rtt(received)
      if (trip === null) return settled
      while (written[0] && written[0].at < received - trip) settled = written.shift()?.seq ?? settled
      return settled
    },
  }
}
