import { createHash } from 'node:crypto'
import { createClient, newToken } from '@getaway/client'
import { type Audience, createFollowing, type LogEvent, seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { signal } from '@preact/signals'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createReel, type FilmedMatch } from '../../apps/viewer/src/clips/filmed-match.ts'
import { playedBy } from '../../apps/viewer/src/games/registry.ts'
import { filmedBy } from '../../apps/viewer/src/ui/clips/filmed-by.ts'
import { createViewingCourse } from '../../apps/viewer/src/viewing/course.ts'
import { createViewing } from '../../apps/viewer/src/viewing/viewing.ts'
import { eventsOf } from '../support/audit.ts'
import { chaseAtRandom } from '../support/play/random-play/chase.ts'
import type { RandomPlay } from '../support/play/random-play/random-play.ts'
import { streamFor } from '../support/play/states.ts'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { SEED, sampled } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'
import { nowUs } from '../support/service/recorder.ts'
import { startTestService } from '../support/service/service.ts'

const BOT = { type: 'bot' } as const
const OPEN = { type: 'open' } as const
/** So long (ms) does somebody think who has no plan. */
const AT_EASE_MS = 60
/** So many different clips of a match will do. */
const ENOUGH = 8
/** Of the wall clock, which database, service and page each read in their own way (µs). */
const GRAIN = 5_000
const LOOK_EVERY_MS = 100

let service: Service
let record: Client

beforeAll(async () => {
  const { owner, application } = await createTestDatabase()
  service = await startTestService('Postgres', {
    databaseUrl: application,
    migrationDatabaseUrl: owner,
    botPace: 0.1,
  })
  record = new Client({ connectionString: application })
  await record.connect()
  // A page without a picture: its frames come with a timer.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 50))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await record.end()
  await service.close()
})

/** What a clip would hold that is made now: the last event that it knows, and all that its frames say up to far later. */
interface Clip {
  readonly at: number
  readonly seq: number
  readonly match: FilmedMatch
  readonly frames: string
}

/** What is seen and said in frames of all instants, also of those long after the end of what may be filmed. */
function framesOf(match: FilmedMatch): string {
  const { planAt, statusAt } = createReel(match, 'en')
  const [from, until] = [match.start, match.until + 60_000_000]
  const told = createHash('sha256')
  for (let nth = 0; nth <= 24; nth++) {
    const instant = Math.round(from + ((until - from) * nth) / 24)
    told.update(JSON.stringify([planAt(instant), statusAt(instant)]))
  }
  return told.digest('hex')
}

/** The last event that it knows, whatever its page has been told of meanwhile. */
function lastOf({ timeline }: FilmedMatch): number {
  const seqs = Array.from({ length: timeline.length }, (_, index) => timeline.entryAt(index)?.event.seq ?? 0)
  return Math.max(1, ...seqs)
}

/** A page of the running match, at its live end: a clip is looked at every now and then, and given up. */
function watch(id: string, token?: string) {
  const feed = createClient({ url: service.address }).connect(id, token ? { token } : {})
  const viewing = createViewing({ feed, from: 'live', motion: signal('full'), skipsPauses: signal(false) })
  const course = createViewingCourse(viewing, signal('en'), signal(false))
  const clips: Clip[] = []
  const timer = setInterval(() => {
    const match = filmedBy(course)
    if (match) clips.push({ at: nowUs(), seq: lastOf(match), match, frames: framesOf(match) })
  }, LOOK_EVERY_MS)
  return {
    clips,
    isThrough: () => viewing.known.peek()?.isOver === true,
    close() {
      clearInterval(timer)
      course.dispose()
      viewing.dispose()
    },
  }
}

interface Row {
  readonly name: string
  readonly delayMs: number
  readonly seats: readonly { readonly type: 'bot' | 'open' }[]
  /** Its maker beside the public, who sees everything at once. */
  readonly maker: 'caster' | { readonly seat: number }
}

const rows: readonly Row[] = [
  {
    name: 'the public after the delay, a caster at once',
    delayMs: 1_500,
    seats: [BOT, BOT],
    maker: 'caster',
  },
  { name: 'without a delay the public and a player', delayMs: 0, seats: [OPEN, BOT], maker: { seat: 0 } },
]

test.each(sampled(rows, 1))(
  'a clip of a running match holds what its maker could see by then: $name',
  async (row) => {
    const { delayMs, maker } = row
    const client = createClient({ url: service.address })
    const {
      id,
      organiser = '',
      invitations,
    } = await client.createMatch({
      game: 'chase',
      seats: row.seats.map(({ type }, seat) =>
        type === 'bot' ? { type, strength: 'regular', name: `player ${seat}` } : { type },
      ),
      // Some rounds, so that more than one clip is made on a busy machine, too.
      options: { victory: [{ small: 2 }, { perfect: 2 }], spectators: { delayMs } },
      organiser: { name: 'Olga' },
    })
    const token = newToken()
    const [invited] = invitations
    let played: Promise<unknown> | undefined
    if (maker === 'caster') {
      const { invitation } = await client.inviteObserver(id, { role: 'caster' }, { token: organiser ?? '' })
      await client.admitObserver(id, { invitation, token, name: 'Carla' })
    } else {
      await client.joinSeat(id, { invitation: invited?.invitation ?? '', token, name: 'Ada' })
      played = playRandomly(client.connect(id, { token }), maker.seat, seededRandom(SEED), atEase())
    }
    const [public_, own] = [watch(id), watch(id, token)]
    if (played) {
      // A player without a plan may go on for long.
      const seen = () => [public_, own].map(({ clips }) => new Set(clips.map(({ seq }) => seq)).size)
      const hasEnough = () => public_.isThrough() || Math.min(...seen()) >= ENOUGH
      await vi.waitFor(() => expect(hasEnough()).toBe(true), { timeout: 90_000, interval: 100 })
      const command = { type: 'abandon-game', reason: 'It is late.' }
      // It may be over by now.
      await client.command(id, { id: 'enough', command }, { token: organiser ?? '' }).catch(() => {})
    }
    await vi.waitFor(() => expect(public_.isThrough()).toBe(true), { timeout: 90_000, interval: 100 })
    await played
    for (const page of [public_, own]) page.close()

    const log = eventsOf(await client.readLog(id))
    const stored = await record.query('select committed_at from events where match_id = $1 order by seq', [
      id,
    ])
    const committedAt = stored.rows.map((row: { committed_at: string }) => Number(row.committed_at))
    const audiences: readonly [Audience, readonly Clip[], number][] = [
      ['public', public_.clips, delayMs * 1000],
      [maker, own.clips, 0],
    ]
    for (const [audience, clips, delay] of audiences) {
      const whole = await known(audience, log, log.length)
      const running = clips.filter(({ seq }) => seq < log.length)
      expect({ audience, clips: running.length > 1 }).toEqual({ audience, clips: true })
      for (const { at, seq, match, frames } of running) {
        const open = committedAt.filter((committed) => committed + delay <= at + GRAIN).length
        expect({ audience, seq, isOpen: seq <= open }).toEqual({ audience, seq, isOpen: true })
        expect({ audience, seq, ahead: Math.max(0, match.until + delay - at - GRAIN) }).toMatchObject({
          ahead: 0,
        })
        const then = framesOf({ ...match, timeline: await known(audience, log, seq) })
        expect({ audience, seq, frames }).toEqual({ audience, seq, frames: then })
      }
      // The frames of another clip would have been found.
      const end = log.at(-1)?.at ?? 0
      const told = new Set(running.map(({ frames }) => frames))
      const [last] = running.slice(-1)
      if (last) expect(told).not.toContain(framesOf({ ...last.match, timeline: whole, until: end }))
      expect(told.size).toBeGreaterThan(1)
    }
  },
)

/** A random player of Chase who takes a moment for each wish. */
function atEase(): RandomPlay['wish'] {
  let next = 0
  return (state, seat, random) => {
    if (Date.now() < next) return undefined
    next = Date.now() + AT_EASE_MS
    return chaseAtRandom.wish(state, seat, random)
  }
}

/** The match as an audience knows it by its nth event, from the record itself. */
async function known(audience: Audience, log: readonly LogEvent[], count: number) {
  const [created] = log as readonly [LogEvent, ...LogEvent[]]
  const { game } = await playedBy(created).then(
    (played) => played ?? Promise.reject(new Error('no such game')),
  )
  const following = createFollowing({ rulesOf: () => game })
  for (const shown of streamFor(audience, log.slice(0, count))) following.take({ type: 'shown', ...shown })
  if (!following.match) throw new Error('nothing was shown')
  return following.match.timeline
}
