import type { Worker } from 'node:worker_threads'
import type { NewMatch } from '@getaway/client/protocol'
import { gameNamed } from '@getaway/engine'
import { Problem } from '../http/problems/problem.ts'
import { Elsewhere } from '../live/hub/elsewhere.ts'
import type { Hub } from '../live/hub/hub.ts'
import type { LiveMatch } from '../live/owned/owned-match.ts'
import type { Faults } from '../operation/faults.ts'
import { sitDown } from '../seats/seat-office.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import { type Database, seatsOf, setToken } from '../store/index.ts'
import { startWorker } from '../workers/start-worker.ts'
import { type Absence, createAbsence } from './absence.ts'
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
  /** Where the bots sit; tests have tables that break. */
  readonly openTable?: () => Worker
  readonly after?: (ms: number, run: () => void) => void
}

/** A seat that a bot has, for as long as it is to play there. */
interface Place {
  readonly matchId: string
  readonly seat: number
  readonly strength: string
  readonly absence: Absence
  /** What the bot plays with; none while it is away. */
  token: string | undefined
  /** Where it plays with that. */
  worker: Worker | undefined
  hasSat: boolean
}

/** Whatever brought the worker down may do so again. */
const HIRE_AFTER_MS = 5_000
/** Sent away so, a bot has nothing to come back to: the organiser took its seat, or there is no match. */
const FOR_GOOD: ReadonlySet<string> = new Set(['token-revoked', 'no-match'])

/** Bots are players like all others: they come over the network, with a token of their own. */
export function createBotHost(means: BotHostMeans): BotHost {
  const { database, hub, pace, onFault, openTable = openOwnTable, after = unrefAfter } = means
  let worker: Worker | undefined
  let isResting = false
  let isClosed = false
  let url: string | undefined
  const places = new Map<string, Place>()

  const take = async (matchId: string, seat: number, strength: string) => {
    if (places.has(keyOf(matchId, seat))) return
    const place: Place = {
      matchId,
      seat,
      strength,
      absence: createAbsence(),
      token: undefined,
      worker: undefined,
      hasSat: false,
    }
    places.set(keyOf(matchId, seat), place)
    await sit(place)
  }
  const leave = ({ matchId, seat }: Place) => places.delete(keyOf(matchId, seat))

  const sit = async (place: Place) => {
    const { matchId, seat } = place
    try {
      if (!(await isStillItsOwn(database, place))) return leave(place)
      const token = newSecret()
      await setToken(database.db, matchId, seat, sha256(token))
      place.hasSat = true
      place.token = token
      place.worker = undefined
    } catch (error) {
      return fail(place, error)
    }
    send()
  }
  const send = () => {
    if (url === undefined || isResting) return
    for (const place of places.values()) {
      const { matchId, seat, strength, token } = place
      if (token === undefined || (worker && place.worker === worker)) continue
      worker ??= hire()
      place.worker = worker
      place.absence.sit(performance.now())
      worker.postMessage({ matchId, seat, strength, token, url, pace } satisfies Play)
    }
  }
  const hire = (): Worker => {
    const hired = openTable()
    hired.on('message', ({ matchId, seat, sentAway, problem }: Left) => {
      const place = places.get(keyOf(matchId, seat))
      if (place?.worker !== hired) return
      place.token = undefined
      if (problem !== undefined) fail(place, problem)
      else if (sentAway === undefined || FOR_GOOD.has(sentAway)) leave(place)
      // Another node had the match for a while, and gave its own bot the seat.
      else if (sentAway === 'no-such-token') stayAway(place)
      else fail(place, `the service sent it away: ${sentAway}`)
    })
    hired.on('error', (error) => {
      onFault(error, 'the bots')
      worker = undefined
      isResting = true
      after(HIRE_AFTER_MS, () => {
        isResting = false
        send()
      })
    })
    return hired
  }

  const fail = (place: Place, error: unknown) => {
    if (isClosed) return
    onFault(error, 'a bot', { match: place.matchId, seat: place.seat })
    stayAway(place)
  }
  const stayAway = (place: Place) =>
    after(place.absence.lose(performance.now()), () => {
      if (!isClosed) void comeBack(place)
    })
  const comeBack = async (place: Place) => {
    try {
      const match = await hub.open(place.matchId)
      if (!match || match.isOver()) return leave(place)
    } catch (error) {
      // Who has it now gives the seat to a bot of its own.
      return error instanceof Elsewhere ? leave(place) : fail(place, error)
    }
    await sit(place)
  }

  const attend = (match: LiveMatch) => {
    for (const [seat, { bot }] of match.game.outcomeOf(match.head()).players.entries()) {
      if (bot !== null) void take(match.id, seat, bot)
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
        await take(matchId, seat, wish.strength)
      }
    },
    attend,
    start(address) {
      url = address
      send()
    },
    async close() {
      isClosed = true
      url = undefined
      await worker?.terminate()
    },
  }
}

/**
 * Whether nobody was given the seat meanwhile: who invites somebody, or takes away the token that a bot had,
 * does not want the bot back.
 */
async function isStillItsOwn({ db }: Database, { matchId, seat, hasSat }: Place): Promise<boolean> {
  const row = (await seatsOf(db, matchId)).find((one) => one.seat === seat)
  return row !== undefined && row.invitationHash === null && (!hasSat || row.tokenHash !== null)
}

function openOwnTable(): Worker {
  return startWorker(new URL('./table.ts', import.meta.url))
}

function unrefAfter(ms: number, run: () => void): void {
  setTimeout(run, ms).unref()
}

function keyOf(matchId: string, seat: number): string {
  return `${matchId} ${seat}`
}
