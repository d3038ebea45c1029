import { setTimeout as sleep } from 'node:timers/promises'
import { APPEND, type AppendOutcome, type AppendRequest, appendValues } from './append.ts'
import type { Database } from './database.ts'
import { headsOf } from './matches.ts'

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
const PATIENCE_MS = 15_000
const LONGEST_PAUSE_MS = 1_000

export function createGroupCommit(database: Database, options: GroupCommitOptions = {}): GroupCommit {
  const { mostRows = MOST_ROWS, patienceMs = PATIENCE_MS, onBatch, onOutcome } = options
  const queue: Waiting[] = []
  const underWay = new Set<Promise<void>>()

  /** Says of each whether its head was moved. */
  const write = async (appends: readonly AppendRequest[]): Promise<(append: AppendRequest) => boolean> => {
    const started = performance.now()
    const moved = await database.append(APPEND, appendValues(appends))
    onBatch?.(appends.length, performance.now() - started)
    if (!moved) return () => true
    const ids = new Set(moved)
    return ({ matchId }) => ids.has(matchId)
  }

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const isMoved = await write(batch.map(({ append }) => append))
      for (const { append, resolve } of batch) resolve(isMoved(append) ? 'committed' : 'lost')
    } catch {
      // One bad row must harm nobody else, and an outcome that is not known is one match's question each.
      await Promise.all(batch.map(commitAlone))
    }
  }

  const commitAlone = async ({ append, resolve, reject }: Waiting): Promise<void> => {
    const deadline = performance.now() + patienceMs
    for (let pause = 20; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        // It may be recorded already, by the attempt whose answer did not come.
        if (await isHead(database, append)) return resolve('committed')
        const isMoved = await write([append])
        return resolve(isMoved(append) || (await isHead(database, append)) ? 'committed' : 'lost')
      } catch (error) {
        if (!database.isOutcomeUnknown(error) || performance.now() > deadline) return reject(error)
        await sleep(pause)
      }
    }
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
        // What else this turn of the event loop brings goes along.
        if (queue.length === 1) setImmediate(start)
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

async function isHead(database: Database, { matchId, rows }: AppendRequest): Promise<boolean> {
  const [head] = await headsOf(database.db, [matchId])
  return head?.hash === (rows[rows.length - 1] ?? rows[0]).hash
}
