/** Whose log it is: an address, and the token that was shown there, if any. */
export interface JudgingAsker {
  readonly address: string
  readonly token: string | undefined
}

/** A log that waits for its turn or is being judged. */
export interface QueuedLog {
  readonly asker: JudgingAsker
  /** Unpacked, as far as anybody can tell before it is read. */
  readonly bytes: number
  readonly arrivedAtMs: number
}

export interface JudgingQueueOptions {
  readonly mostWaiting: number
  readonly mostBytes: number
  /** How many of an address may be judged at once: one fewer than there are workers leaves one for the others. */
  readonly mostOfAnAddress: number
}

/**
 * Fair shares: the address that is served least is served first, of its tokens the one that is served least, and small
 * logs before large ones. If there is no room, the caller with the most waiting logs gives way.
 */
export interface JudgingQueue<Log extends QueuedLog> {
  /** Those for which there is no room now: the new one, or others that give way to it. */
  add(log: Log): readonly Log[]
  /** The one whose turn it is, beside those that are being judged; it waits no longer. */
  take(judged: ReadonlySet<Log>): Log | undefined
  /** All that wait, which do so no longer. */
  clear(): readonly Log[]
}

/** So much longer (ms) a log waits for each byte than one that comes at the same time: a megabyte, a second. */
const WAIT_FOR_BYTE_MS = 0.001
/** As much as any log weighs, so that many small ones count, too. */
const LEAST_WEIGHT = 64 * 1024

export function createJudgingQueue<Log extends QueuedLog>(options: JudgingQueueOptions): JudgingQueue<Log> {
  const { mostWaiting, mostBytes, mostOfAnAddress } = options
  const waiting = new Set<Log>()

  const isOverfull = () => waiting.size > mostWaiting || (waiting.size > 1 && weightOf(waiting) > mostBytes)
  /** The largest log of the caller with the most waiting; among equals the last. */
  const heaviest = (): Log | undefined => {
    const byAddress = sharesOf(waiting, addressOf, weightOf)
    const byToken = sharesOf(waiting, tokenOf, weightOf)
    return [...waiting]
      .reverse()
      .toSorted(
        (one, other) =>
          byAddress(other) - byAddress(one) || byToken(other) - byToken(one) || other.bytes - one.bytes,
      )[0]
  }

  return {
    add(log) {
      waiting.add(log)
      const dismissed: Log[] = []
      while (isOverfull()) {
        const out = heaviest()
        if (!out) break
        waiting.delete(out)
        dismissed.push(out)
      }
      return dismissed
    },
    take(judged) {
      const byAddress = sharesOf(judged, addressOf, (logs) => logs.size)
      const byToken = sharesOf(judged, tokenOf, (logs) => logs.size)
      const [next] = [...waiting]
        .filter((log) => byAddress(log) < mostOfAnAddress)
        .toSorted(
          (one, other) =>
            byAddress(one) - byAddress(other) || byToken(one) - byToken(other) || turnOf(one) - turnOf(other),
        )
      if (next) waiting.delete(next)
      return next
    },
    clear() {
      const all = [...waiting]
      waiting.clear()
      return all
    },
  }
}

/** Small ones go first, but none waits for ever. */
function turnOf({ arrivedAtMs, bytes }: QueuedLog): number {
  return arrivedAtMs + bytes * WAIT_FOR_BYTE_MS
}

function weightOf(logs: ReadonlySet<QueuedLog>): number {
  let weight = 0
  for (const { bytes } of logs) weight += Math.max(bytes, LEAST_WEIGHT)
  return weight
}

const addressOf = ({ asker }: QueuedLog) => asker.address
const tokenOf = ({ asker }: QueuedLog) => `${asker.address} ${asker.token ?? ''}`

/** What those of the same key come to, for a log of that key. */
function sharesOf<Log extends QueuedLog>(
  logs: ReadonlySet<Log>,
  keyOf: (log: Log) => string,
  measure: (logs: ReadonlySet<Log>) => number,
): (log: Log) => number {
  const groups = new Map<string, Set<Log>>()
  for (const log of logs) {
    const group = groups.get(keyOf(log)) ?? new Set()
    groups.set(keyOf(log), group.add(log))
  }
  const shares = new Map(Array.from(groups, ([key, group]) => [key, measure(group)]))
  return (log) => shares.get(keyOf(log)) ?? 0
}
