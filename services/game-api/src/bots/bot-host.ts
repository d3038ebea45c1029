import type { Worker } from 'node:worker_threads'
import type { NewMatch } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { Hub, NoMatch } from '../live/hub/hub.ts'
import type { AtOwner, LiveMatch } from '../live/live-match.ts'
import type { Faults } from '../operation/faults.ts'
import type { ServiceResult } from '../refusals/refusal.ts'
import { recordSeatTaken, type SeatRefusalCode } from '../seats/seat-service.ts'
import { sha256 } from '../secrets/secrets.ts'
import { newSecret } from '../secrets/tokens.ts'
import { type Database, setToken } from '../store/index.ts'
import { type BotPlace, createBotPlace, isStillItsOwn } from './bot-place.ts'
import { createBotWorker, startBotWorker } from './bot-worker.ts'
import type { Left } from './messages.ts'
import { botName } from './names.ts'

export interface BotHost {
  /** Lets bots take their seats of a match. */
  seat(
    matchId: string,
    seats: NewMatch['seats'],
  ): Promise<ServiceResult<undefined, SeatRefusalCode | NoMatch['code']>>
  /** Takes up the seats again that bots have in a match: they follow it to the node that owns it. */
  attend(match: LiveMatch): Promise<void>
  /** Takes bots from their seats in a match that is put away, until it is attended again. */
  dismiss(matchId: string): void
  /** From now on bots find the service at `url`. */
  start(url: string): void
  close(): Promise<void>
}

export interface BotHostDependencies {
  readonly database: Database
  readonly hub: Pick<Hub, 'open' | 'withMatch'>
  readonly pace: number
  readonly onFault: Faults
  /** See `loadGames`. */
  readonly gamesModule?: string | undefined
  readonly startBotWorker?: () => Worker
  readonly after?: (ms: number, run: () => void) => void
}

/** Sent away so, a bot has nothing to come back to: the organiser took its seat, or there is no match. */
const FOR_GOOD: ReadonlySet<string> = new Set(['token-revoked', 'no-match'])

/** Bots are players like all others: they come over the network, with a token of their own. */
export function createBotHost(dependencies: BotHostDependencies): BotHost {
  const { database, hub, pace, onFault, after = unrefAfter } = dependencies
  const places = new Map<string, BotPlace>()
  let isClosed = false
  let url: string | undefined

  const take = async (matchId: string, seat: number, strength: string) => {
    if (places.has(keyOf(matchId, seat))) return
    const place = createBotPlace(matchId, seat, strength)
    places.set(keyOf(matchId, seat), place)
    await sit(place)
  }
  const leave = (place: BotPlace) => {
    if (!isDismissed(place)) places.delete(keyOf(place.matchId, place.seat))
  }

  const isDismissed = (place: BotPlace) => places.get(keyOf(place.matchId, place.seat)) !== place

  const sit = async (place: BotPlace) => {
    const { matchId, seat } = place
    try {
      if (!(await isStillItsOwn(database, place))) return leave(place)
      if (isDismissed(place)) return
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
  /** Hands their seats to bots that have a token and play nowhere. */
  const send = () => {
    if (url === undefined || !worker.isOpen()) return
    for (const place of places.values()) {
      const { matchId, seat, strength, token } = place
      if (token === undefined || (place.worker && place.worker === worker.current())) continue
      place.absence.sit(performance.now())
      place.worker = worker.play({ matchId, seat, strength, token, url, pace })
    }
  }

  const onLeft = ({ matchId, seat, sentAway, problem }: Left, from: object) => {
    const place = places.get(keyOf(matchId, seat))
    if (place?.worker !== from) return
    place.token = undefined
    if (problem !== undefined) fail(place, problem)
    else if (sentAway === undefined || FOR_GOOD.has(sentAway)) leave(place)
    // Another node had the match for a while, and gave its own bot the seat.
    else if (sentAway === 'no-such-token') stayAway(place)
    else fail(place, `the service sent it away: ${sentAway}`)
  }
  const fail = (place: BotPlace, error: unknown) => {
    if (isClosed) return
    onFault(error, 'a bot', { match: place.matchId, seat: place.seat })
    stayAway(place)
  }
  const stayAway = (place: BotPlace) =>
    after(place.absence.lose(performance.now()), () => {
      if (!isClosed) void comeBack(place)
    })
  const comeBack = async (place: BotPlace) => {
    // It would open the match again that was put away.
    if (isDismissed(place)) return
    try {
      const match = await hub.open(place.matchId)
      // Another node that has the match now gives the seat to a bot of its own.
      if (!match.ok || match.value.atOwner || (await match.value.standing()).isOver) return leave(place)
    } catch (error) {
      return fail(place, error)
    }
    await sit(place)
  }

  const worker = createBotWorker({
    start: dependencies.startBotWorker ?? (() => startBotWorker(dependencies.gamesModule)),
    after,
    onFault,
    onLeft,
    onReopened: send,
  })

  return {
    async seat(matchId, seats) {
      for (const [seat, wanted] of seats.entries()) {
        if (wanted.type === 'open') continue
        const taken = await hub.withMatch(matchId, async (match) => {
          if (match.atOwner) return seatThere(match.atOwner, seats, seat)
          const { outcome } = await match.standing()
          const names = outcome.players.flatMap(({ name }) => name ?? [])
          const name = wanted.name ?? botName(names)
          const sitter = { name, key: null, bot: wanted.strength }
          const recorded = await recordSeatTaken(match, seat, sitter)
          if (recorded.ok) await take(matchId, seat, wanted.strength)
          return recorded
        })
        if (!taken.ok) return taken
      }
      return ok(undefined)
    },
    async attend(match) {
      const { outcome } = await match.standing()
      for (const [seat, { bot }] of outcome.players.entries()) {
        if (bot !== null) void take(match.id, seat, bot)
      }
    },
    dismiss(matchId) {
      for (const place of [...places.values()]) {
        if (place.matchId !== matchId) continue
        if (place.worker) worker.dismiss(place, place.worker)
        leave(place)
      }
    },
    start(address) {
      url = address
      send()
    },
    async close() {
      isClosed = true
      url = undefined
      await worker.close()
    },
  }
}

/** A bot plays at the node that owns its match; what that refuses is what is refused here. */
function seatThere(atOwner: AtOwner, seats: NewMatch['seats'], seat: number): ReturnType<BotHost['seat']> {
  const alone = seats.map((wanted, at) => (at === seat ? wanted : ({ type: 'open' } as const)))
  return atOwner.seatBots(alone) as ReturnType<BotHost['seat']>
}

function unrefAfter(ms: number, run: () => void): void {
  setTimeout(run, ms).unref()
}

function keyOf(matchId: string, seat: number): string {
  return `${matchId} ${seat}`
}
