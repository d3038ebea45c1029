import type { NewMatch, Rematch } from '@getaway/client/protocol'
import { type GameSet, type JsonObject, type LogEvent, lineOf, ok, unwrap } from '@getaway/engine'
import type { BotHost } from '../bots/bot-host.ts'
import { createMatch, type MatchCreation, type NotCreated } from '../live/hub/create-match.ts'
import type { Hub, NoMatch } from '../live/hub/hub.ts'
import type { LiveMatch } from '../live/live-match.ts'
import type { NoRoomForMatch, OpenMatches } from '../operation/limits/open-matches.ts'
import { refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import { oneAtATime } from '../seats/one-at-a-time.ts'
import type { SeatRefusalCode } from '../seats/seat-service.ts'
import { sha256 } from '../secrets/secrets.ts'
import { derivedSecret } from '../secrets/tokens.ts'
import {
  type Database,
  HadRematch,
  hostHashOf,
  readEvents,
  rematchOf,
  setInvitation,
  storedSeatsOf,
} from '../store/index.ts'
import type { RoomNews } from './room-news.ts'

export type RematchRefusalCode =
  | SeatRefusalCode
  | NoMatch['code']
  | NotCreated
  | NoRoomForMatch['code']
  | 'not-over'
  | 'match-begun'

export type OfRematch<Value> = ServiceResult<Value, RematchRefusalCode>

export interface RematchDependencies extends MatchCreation {
  readonly games: GameSet
  readonly hub: Hub
  readonly bots: Pick<BotHost, 'seat'>
  readonly openMatches: OpenMatches
  readonly news: Pick<RoomNews, 'tellRematch'>
}

/** A player who asks for the same match again. */
export interface RematchAsker {
  readonly seat: number
  readonly token: string
  readonly address: string
}

/**
 * The same match again, with the same bots: created for the first player who asks, and the same for all others. Each is
 * invited to their own seat, and gets the same invitation each time: it is derived from the token that they show.
 */
export async function askRematch(
  dependencies: RematchDependencies,
  match: LiveMatch,
  { seat, token, address }: RematchAsker,
): Promise<OfRematch<Rematch>> {
  const { database, hub, news } = dependencies
  if (!(await match.channelOf({ seat })).isOpen())
    return refuseWith('not-over', 'a rematch can be asked for only once the match is over')
  const made = await oneAtATime(match, async () =>
    rematchFor(dependencies, match, address, await sameAgain(dependencies, match)),
  )
  if (!made.ok) return made
  const id = made.value
  const invitation = derivedSecret(token, `rematch ${id} ${seat}`)
  const invited = await hub.withMatch(id, (next) => inviteAgain(database, next, seat, invitation))
  if (!invited.ok) return invited
  await news.tellRematch(match)
  return ok({ match: id, seat, invitation })
}

/** The match that follows this one, created if there is none yet; its bots sit down. */
export async function rematchFor(
  dependencies: RematchDependencies,
  match: LiveMatch,
  address: string,
  wanted: NewMatch,
): Promise<OfRematch<string>> {
  const { database, hub, bots, openMatches } = dependencies
  const { db } = database
  let id = await rematchOf(db, match.id)
  if (id === undefined) {
    const rematch = { id: match.id, hostHash: await hostHashOf(db, match.id) }
    try {
      const made = await openMatches.admit(address, () => createMatch(dependencies, wanted, { rematch }))
      if (!made.ok) return made
      id = made.value.id
    } catch (error) {
      // Another process was quicker.
      id = error instanceof HadRematch ? await rematchOf(db, match.id) : undefined
      if (id === undefined) throw error
    }
  }
  // Also where it was created before: a process may have ended in between.
  const again = id
  return hub.withMatch(again, async (next) => {
    const { outcome } = await next.standing()
    const isFree = (seat: number) => outcome.players[seat]?.name === null
    const missing = wanted.seats.map((wish, seat) => (isFree(seat) ? wish : ({ type: 'open' } as const)))
    const seated = await bots.seat(again, missing)
    return seated.ok ? ok(again) : seated
  })
}

async function sameAgain({ database, games }: RematchDependencies, match: LiveMatch): Promise<NewMatch> {
  const [created] = await readEvents(database.db, match.id, 0, 1)
  if (!created) throw new Error(`match ${match.id} has no events`)
  const event = JSON.parse(lineOf(created.body, created.hash)) as LogEvent & { readonly type: 'game.created' }
  const game = unwrap(games.gameOf(event))
  const { outcome } = await match.standing()
  const options: JsonObject = game.againOptions(event)
  const seats = outcome.players.map(({ name, bot }) =>
    bot === null || name === null
      ? ({ type: 'open' } as const)
      : ({ type: 'bot', strength: bot, name } as const),
  )
  return { game: game.id, seats, options }
}

/** The seat's invitation there, unless somebody sits in it. */
function inviteAgain(
  database: Database,
  next: LiveMatch,
  seat: number,
  invitation: string,
): Promise<OfRematch<undefined>> {
  return oneAtATime(next, async () => {
    const hash = sha256(invitation)
    const row = (await storedSeatsOf(database.db, next.id)).find((one) => one.seat === seat)
    if (row?.invitationHash === hash) return ok(undefined)
    const { outcome } = await next.standing()
    if (outcome.players[seat]?.name !== null) return refuseWith('seat-taken', `seat ${seat} is taken`)
    const token = await setInvitation(database.db, next.id, seat, hash)
    if (token !== null) next.attendance.expel(token)
    return ok(undefined)
  })
}
