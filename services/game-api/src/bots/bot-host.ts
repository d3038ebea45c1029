import type { Worker } from 'node:worker_threads'
import type { NewMatch } from '@getaway/client/protocol'
import { gameNamed } from '@getaway/engine'
import { Problem } from '../http/problem.ts'
import type { Hub } from '../live/hub.ts'
import { sha256 } from '../live/secrets.ts'
import { sitDown } from '../seats/seat-office.ts'
import { newSecret } from '../seats/tokens.ts'
import { type Database, listMatches, setToken } from '../store/index.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { Play } from './messages.ts'
import { botName } from './names.ts'

export interface BotHost {
  /** Throws a problem if one of the bots is not to be had. */
  check(wish: NewMatch): void
  /** Lets bots take their seats of a match. */
  seat(matchId: string, seats: NewMatch['seats']): Promise<void>
  /** Takes up the seats again that bots had before a restart; `url` is where they find the service. */
  start(url: string): Promise<void>
  close(): Promise<void>
}

export interface BotHostMeans {
  readonly database: Database
  readonly hub: Hub
  readonly pace: number
  readonly onFault: (error: unknown, what: string) => void
}

const MOST_RESUMED = 100
/** Whatever brought the worker down may do so again. */
const HIRE_AFTER_MS = 5_000

/** Bots are players like all others: they come over the network, with a token of their own. */
export function createBotHost({ database, hub, pace, onFault }: BotHostMeans): BotHost {
  let worker: Worker | undefined
  let url: string | undefined
  const waiting: Omit<Play, 'url' | 'pace'>[] = []

  const play = async (matchId: string, seat: number, strength: string) => {
    const token = newSecret()
    await setToken(database.db, matchId, seat, sha256(token))
    waiting.push({ matchId, seat, token, strength })
    send()
  }
  const send = () => {
    if (url === undefined) return
    worker ??= hire()
    for (const one of waiting.splice(0)) worker.postMessage({ ...one, url, pace } satisfies Play)
  }
  const hire = (): Worker => {
    const hired = startWorker(new URL('./table.ts', import.meta.url))
    hired.on('message', (message: { problem: string }) => onFault(message.problem, 'a bot'))
    hired.on('error', (error) => {
      onFault(error, 'the bots')
      worker = undefined
      setTimeout(() => resume().catch((failure) => onFault(failure, 'the bots')), HIRE_AFTER_MS).unref()
    })
    return hired
  }
  const resume = async () => {
    if (url === undefined) return
    for (const { id, summary } of await listMatches(database.db, { over: false, limit: MOST_RESUMED })) {
      for (const [seat, { bot }] of summary.players.entries()) if (bot !== null) await play(id, seat, bot)
    }
  }

  return {
    check({ game: name, seats }) {
      const game = gameNamed(name)
      if (!game) return
      const known = Object.keys(game.bots)
      for (const [seat, wish] of seats.entries()) {
        if (wish.type === 'open' || known.includes(wish.strength)) continue
        throw new Problem(
          400,
          'no-such-bot',
          `body.seats.${seat}.strength must be one of ${known.join(', ')}`,
        )
      }
    },
    async seat(matchId, seats) {
      for (const [seat, wish] of seats.entries()) {
        if (wish.type === 'open') continue
        await hub.withMatch(matchId, (match) => {
          const taken = match.game.outcomeOf(match.head()).players.flatMap(({ name }) => name ?? [])
          return sitDown(match, seat, { name: wish.name ?? botName(taken), key: null, bot: wish.strength })
        })
        await play(matchId, seat, wish.strength)
      }
    },
    async start(address) {
      url = address
      await resume()
    },
    async close() {
      url = undefined
      await worker?.terminate()
    },
  }
}
