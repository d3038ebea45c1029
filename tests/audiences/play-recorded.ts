import { createClient, newToken, type Receipt } from '@getaway/client'
import { gameNamed, middleStrength, seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import type { RandomPlay } from '../support/play/random-play/random-play.ts'
import { playRandomly } from '../support/service/players.ts'
import {
  type Listener,
  type Recording,
  recordPages,
  recordSocket,
  recordStream,
} from '../support/service/recorder.ts'
import { type Asked, askRoutes, attempts, publicRoutes } from './ask-routes.ts'
import { bringOnAir, type RecordedShow } from './bring-on-air.ts'

export interface RecordedVariant {
  readonly game: string
  readonly players: number
  readonly options: object
  readonly delayMs: number
  /** Random players may go on for long; then the organiser has had enough. */
  readonly longestMs: number
  /** Who sits there: the service's own bots, whose seats nobody else can look out of. */
  readonly bots?: boolean
  /** The seat of a player who says that they are ready, and then nothing: the clock acts for them. */
  readonly asleep?: number
}

export interface RecordedMatch {
  readonly id: string
  readonly recordings: readonly Recording[]
  /** By everybody, all the time, until the end was public. */
  readonly asked: readonly Asked[]
  readonly receipts: readonly Receipt[]
  /** What screens of a show heard whose caster spoke of every event at once. */
  readonly show: RecordedShow
}

const ARRIVES_LATE_MS = 1_500

/** Plays a match to its end while everybody who may looks on, on every line that there is. */
export async function playRecorded(
  service: Pick<Service, 'address'>,
  { game, players, options, delayMs, longestMs, bots = false, asleep }: RecordedVariant,
  seed: number,
): Promise<RecordedMatch> {
  const { address } = service
  const strength = middleStrength(gameNamed(game)?.bots ?? {})
  const client = createClient({ url: address })
  const event = `e${newToken().slice(0, 12)}`
  const { id, invitations, host, organiser } = await client.createMatch({
    game,
    seats: Array.from({ length: players }, (_, seat) =>
      bots ? { type: 'bot' as const, strength, name: `player ${seat}` } : { type: 'open' as const },
    ),
    options: { ...options, spectators: { delayMs }, event: { id: event } },
    organiser: { name: 'Olga' },
  })
  const token = organiser ?? ''
  const routes = publicRoutes(id, event, 'PLAYER')
  const askers = [askRoutes(address, routes)]
  const recordings: Recording[] = []
  const socket = (listener: Listener) => recordings.push(recordSocket(address, id, listener))
  const everybody = { audience: 'public' } as const

  socket({ who: 'a watcher', ...everybody })
  socket({ who: 'a watcher who comes and goes', ...everybody, renewMs: 170 })
  recordings.push(recordStream(address, id, { who: 'a reader of the stream', ...everybody }))
  recordings.push(recordPages(address, id, { who: 'a reader of pages', ...everybody }))
  socket({ who: 'the organiser', audience: 'organiser', token })
  const caster = newToken()
  const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token })
  await client.admitObserver(id, { invitation, token: caster, name: 'Carla' })
  socket({ who: 'the caster', audience: 'caster', token: caster })
  const show = await bringOnAir(address, id, { token: caster, delayMs })
  const late = setTimeout(() => socket({ who: 'a late watcher', ...everybody }), ARRIVES_LATE_MS)

  const tokens = await Promise.all(
    invitations.map(async ({ seat, invitation }) => {
      const own = newToken()
      await client.joinSeat(id, { invitation, token: own, name: `player ${seat}` })
      return own
    }),
  )
  // An invitation that nobody has used is not for trying.
  const tried = attempts(id, { invitation: invitations[0]?.invitation ?? newToken() })
  const { match, events, log } = routes
  askers.push(
    askRoutes(address, { match, events, log, ...tried }, { token: host, everyMs: 30 }),
    askRoutes(address, tried, { everyMs: 60 }),
  )
  const enough = setTimeout(() => {
    const command = { type: 'abandon-game', reason: 'It is late.' }
    // It may be over by now.
    client.command(id, { id: 'enough', command }, { token }).catch(() => {})
  }, longestMs)
  const played = await Promise.all(
    invitations.map(async ({ seat }, index) => {
      const own = tokens[index] ?? ''
      const as = { audience: { seat }, token: own }
      socket({ who: `seat ${seat}`, ...as })
      if (seat === 0) socket({ who: 'seat 0, coming and going', ...as, renewMs: 230 })
      if (seat === 1) recordings.push(recordStream(address, id, { who: 'seat 1 by stream', ...as }))
      const wish = seat === asleep ? onlyReady : undefined
      return playRandomly(client.connect(id, { token: own }), seat, seededRandom(seed + seat), wish)
    }),
  )
  await Promise.all(recordings.map(({ done }) => done))
  clearTimeout(late)
  clearTimeout(enough)
  socket({ who: 'a watcher behind the end', ...everybody })
  await recordings.at(-1)?.done
  await Promise.all(askers.map((asker) => asker.stop()))
  await show.stop()
  for (const one of recordings) one.stop()
  return {
    id,
    recordings,
    asked: askers.flatMap(({ asked }) => asked),
    receipts: played.flatMap(({ receipts }) => receipts),
    show,
  }
}

const onlyReady: RandomPlay['wish'] = (view, seat) => {
  const { players, table } = view as { players: readonly { ready: boolean }[]; table?: unknown }
  return table || players[seat]?.ready ? undefined : { type: 'get-ready' }
}
