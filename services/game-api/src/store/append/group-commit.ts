import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database.ts'
import { headsOf } from '../matches.ts'
import { checkNumbers, messagesOf, PREPARATION } from './append-messages.ts'
import type { AppendOutcome, AppendRequest } from './append-request.ts'
import { MessageWriter } from './message-writer.ts'

/** Collects what all matches want recorded while the commit before is under way, and writes it as one. */
export interface GroupCommit {
  /** Resolves when the outcome is certain. At most one of a match may be under way. */
  append(append: AppendRequest): Promise<AppendOutcome>
  /** Waits for what is under way; nothing may be appended after it. */
  close(): Promise<void>
}

export interface GroupCommitOptions {
  /** Larger statements gain nothing more, and all wait for the last row. */
  readonly mostRows?: number
  /** For how long a database that is away is waited for. */
  readonly patienceMs?: number
  readonly onBatch?: (appends: number, tookMs: number) => void
  readonly onOutcome?: (outcome: AppendOutcome | 'failed') => void
}

interface Waiting {
  readonly append: AppendRequest
  resolve(outcome: AppendOutcome): void
  reject(error: unknown): void
}

const MOST_ROWS = 128
const FEWEST_ROWS = 48
/** Bytes: enough for most batches; more is kept up to a bound. */
const ROOM = 128 * 1024
const MOST_ROOM = 1024 * 1024
const PATIENCE_MS = 15_000
const LONGEST_PAUSE_MS = 1_000

export function createGroupCommit(database: Database, options: GroupCommitOptions = {}): GroupCommit {
  const { mostRows = MOST_ROWS, patienceMs = PATIENCE_MS, onBatch, onOutcome } = options
  const queue: Waiting[] = []
  const underWay = new Set<Promise<void>>()
  /** Used again: a new buffer for each batch, outside V8's heap, would bring on its large collections. */
  const writers: MessageWriter[] = []

  /** Writes all of them but those whose head is not where its owner believes; gives these. */
  const write = async (batch: readonly AppendRequest[]): Promise<ReadonlySet<AppendRequest>> => {
    const lost = new Set<AppendRequest>()
    for (let left = batch; left.length > 0; left = left.filter((append) => !lost.has(append))) {
      const started = performance.now()
      const writer = writers.pop() ?? new MessageWriter(ROOM)
      const ids = await database.append(PREPARATION, messagesOf(left, writer))
      if (ids.length === 0) {
        // After an answer that is no success, some of the messages may still be on their way out.
        if (writers.length < database.lanes && writer.room <= MOST_ROOM) writers.push(writer)
        onBatch?.(left.length, performance.now() - started)
        break
      }
      for (const append of left) if (ids.includes(append.matchId)) lost.add(append)
    }
    return lost
  }

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const lost = await write(batch.map(({ append }) => append))
      for (const { append, resolve } of batch) resolve(lost.has(append) ? 'lost' : 'committed')
    } catch {
      // One bad row must harm nobody else, and an outcome that is not known is one match's question each.
      await Promise.all(batch.map(commitAlone))
    }
  }

  const commitAlone = async ({ append, resolve, reject }: Waiting): Promise<void> => {
    const deadline = performance.now() + patienceMs
    for (let pause = 20; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return resolve(await outcomeOf(append))
      } catch (error) {
        if (!database.isOutcomeUnknown(error) || performance.now() > deadline) return reject(error)
        await sleep(pause)
      }
    }
  }

  /** The head decides: an attempt whose answer did not come may have recorded it before, or meanwhile. */
  const outcomeOf = async (append: AppendRequest): Promise<AppendOutcome> => {
    const { matchId, from, rows } = append
    let failure: unknown
    try {
      if ((await write([append])).size === 0) return 'committed'
    } catch (error) {
      if (database.isOutcomeUnknown(error)) throw error
      failure = error
    }
    const [head] = await headsOf(database.db, [matchId])
    if (head?.hash === (rows[rows.length - 1] ?? rows[0]).hash) return 'committed'
    if (failure !== undefined && head?.hash === from.hash) throw failure
    return 'lost'
  }

  const start = () => {
    while (queue.length > 0 && underWay.size < database.lanes) {
      // Lanes that share the queue keep this process and the database at work together.
      const share = Math.ceil(queue.length / (database.lanes - underWay.size))
      const rows = Math.min(mostRows, Math.max(FEWEST_ROWS, share))
      const run = commit(takeBatch(queue, rows)).finally(() => {
        underWay.delete(run)
        start()
      })
      underWay.add(run)
    }
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        checkNumbers(append)
        queue.push({
          append,
          resolve(outcome) {
            onOutcome?.(outcome)
            resolve(outcome)
          },
          reject(error) {
            onOutcome?.('failed')
            reject(error)
          },
        })
        // What else this turn of the event loop brings goes along, unless the database has nothing to do.
        if (queue.length === 1) (underWay.size === 0 ? queueMicrotask : setImmediate)(start)
      }),
    async close() {
      while (queue.length > 0 || underWay.size > 0) {
        start()
        await Promise.all(underWay)
      }
    },
  }
}

function takeBatch(queue: Waiting[], mostRows: number): Waiting[] {
  let rows = 0
  const end = queue.findIndex(({ append }) => {
    rows += append.rows.length
    return rows > mostRows
  })
  return queue.splice(0, end === -1 ? queue.length : Math.max(1, end))
}
