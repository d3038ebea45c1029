import type { Worker } from 'node:worker_threads'
import type { NewMatch } from '@getaway/client/protocol'
import { gameNamed } from '@getaway/engine'
import { Problem } from '../http/problem.ts'
import type { Hub } from '../live/hub.ts'
import type { LiveMatch } from '../live/live-match.ts'
import { sha256 } from '../live/secrets.ts'
import type { Faults } from '../operation/faults.ts'
import { sitDown } from '../seats/seat-office.ts'
import { newSecret } from '../seats/tokens.ts'
import { type Database, setToken } from '../store/index.ts'
import { startWorker } from '../workers/start-worker.ts'
import type { Left, Play } from './messages.ts'
import { botName } from './names.ts'

export interface BotHost {
  /** Throws a problem if one of the bots is not to be had. */
  check(wish: NewMatch): void
  /** Lets bots take their seats of a match. */
  seat(matchId: string, seats: NewMatch['seats']): Promise<void>
  /** Takes up the seats again that bots have in a match: they follow it to the node that owns it. */
  attend(match: LiveMatch): void
  /** From now on bots find the service at `url`. */
  start(url: string): void
  close(): Promise<void>
}

export interface BotHostMeans {
  readonly database: Database
  readonly hub: Hub
  readonly pace: number
  readonly onFault: Faults
}

/** Whatever brought the worker down may do so again. */
const HIRE_AFTER_MS = 5_000

/** Bots are players like all others: they come over the network, with a token of their own. */
export function createBotHost({ database, hub, pace, onFault }: BotHostMeans): BotHost {
  let worker: Worker | undefined
  let url: string | undefined
  const waiting: Omit<Play, 'url' | 'pace'>[] = []
  /** All that sit somewhere, should the worker have to be replaced. */
  const playing = new Map<string, Omit<Play, 'url' | 'pace'>>()

  const play = async (matchId: string, seat: number, strength: string) => {
    const token = newSecret()
    const bot = { matchId, seat, token, strength }
    playing.set(keyOf(matchId, seat), bot)
    await setToken(database.db, matchId, seat, sha256(token))
    waiting.push(bot)
    send()
  }
  const send = () => {
    if (url === undefined) return
    worker ??= hire()
    for (const one of waiting.splice(0)) worker.postMessage({ ...one, url, pace } satisfies Play)
  }
  const hire = (): Worker => {
    const hired = startWorker(new URL('./table.ts', import.meta.url))
    hired.on('message', (left: Left) => {
      playing.delete(keyOf(left.matchId, left.seat))
      if (left.problem !== undefined) {
        onFault(left.problem, 'a bot', { match: left.matchId, seat: left.seat })
      }
      // Another node had the match for a while, and gave its own bot the seat.
      if (left.sentAway === 'no-such-token') comeBack(left.matchId).catch(() => {})
    })
    hired.on('error', (error) => {
      onFault(error, 'the bots')
      worker = undefined
      setTimeout(() => waiting.push(...playing.values()) && send(), HIRE_AFTER_MS).unref()
    })
    return hired
  }

  const attend = (match: LiveMatch) => {
    for (const [seat, { bot }] of match.game.outcomeOf(match.head()).players.entries()) {
      if (bot === null || playing.has(keyOf(match.id, seat))) continue
      play(match.id, seat, bot).catch((error) => onFault(error, 'a bot', { match: match.id, seat }))
    }
  }
  const comeBack = async (matchId: string) => {
    const match = await hub.open(matchId)
    if (match && !match.isOver()) attend(match)
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
    attend,
    start(address) {
      url = address
      send()
    },
    async close() {
      url = undefined
      await worker?.terminate()
    },
  }
}

function keyOf(matchId: string, seat: number): string {
  return `${matchId} ${seat}`
}
