import type { Worker } from 'node:worker_threads'
import type { Faults } from '../operation/faults.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { Dismiss, Left, Play } from './messages.ts'

/** The worker in which all bots play, started when the first one does, and again some time after it broke. */
export interface BotWorker {
  /** Hands a bot its seat; which worker it plays in, or undefined while there is none. */
  play(play: Omit<Play, 'type'>): object | undefined
  /** Takes the seat from a bot that plays in that worker. */
  dismiss(place: Omit<Dismiss, 'type'>, from: object): void
  /** The worker of now; undefined while there is none. */
  current(): object | undefined
  /** Whether seats can be handed out. */
  isOpen(): boolean
  close(): Promise<void>
}

export interface BotWorkerOptions {
  /** Tests have workers that break. */
  readonly start: () => Worker
  readonly after: (ms: number, run: () => void) => void
  readonly onLeft: (left: Left, worker: object) => void
  /** Another worker can be started for those whose worker broke. */
  readonly onReopened: () => void
  readonly onFault: Faults
}

/** Whatever brought the worker down may do so again. */
const RESTART_AFTER_MS = 5_000

export function createBotWorker(options: BotWorkerOptions): BotWorker {
  const { start, after, onLeft, onReopened, onFault } = options
  let worker: Worker | undefined
  let isResting = false

  const open = (): Worker => {
    const opened = start()
    opened.on('message', (left: Left) => onLeft(left, opened))
    opened.on('error', (error) => {
      onFault(error, 'the bots')
      worker = undefined
      isResting = true
      after(RESTART_AFTER_MS, () => {
        isResting = false
        onReopened()
      })
    })
    return opened
  }

  return {
    play(play) {
      if (isResting) return undefined
      worker ??= open()
      worker.postMessage({ type: 'play', ...play } satisfies Play)
      return worker
    },
    dismiss({ matchId, seat }, from) {
      if (worker === from) worker.postMessage({ type: 'dismiss', matchId, seat } satisfies Dismiss)
    },
    current: () => worker,
    isOpen: () => !isResting,
    async close() {
      await worker?.terminate()
    },
  }
}

/** The worker in which bots play; `gamesModule` as in `loadGames`. */
export function startBotWorker(gamesModule: string | undefined): Worker {
  return startWorker(new URL('./bot-worker-entry.ts', import.meta.url), gamesModule)
}
