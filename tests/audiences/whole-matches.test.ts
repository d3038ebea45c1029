import { createClient } from '@getaway/client'
import { createAuditor, printedReportOf } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../support/audit.ts'
import { startLocalNodes } from '../support/nodes/local-nodes.ts'
import { statesOf } from '../support/play/states.ts'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { startBalancer } from '../support/programs/balancer.ts'
import { SEED, sampled, seeds } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import type { Asked } from './ask-routes.ts'
import { earlyIn, hadStoodSo, isAnythingKnown, isEndKnown, type Timed, type ToldSummary } from './early-in.ts'
import { leaksIn } from './leaks-in.ts'
import { missedBy } from './missed-by.ts'
import { playRecorded, type RecordedMatch, type RecordedVariant } from './play-recorded.ts'

const chase = (players: number, policy: 'arrival' | 'fair') => {
  const options = { race: { policy, capMs: 100 }, victory: [{ perfect: 1 }, { small: 1 }] }
  return { title: `chase of ${players}, ${policy}`, game: 'chase', players, options, longestMs: 7_000 }
}
const fugitive = (variant: string | null) => ({
  title: `fugitive, ${variant ?? 'no events'}`,
  game: 'fugitive',
  players: 2,
  options: { variant },
  longestMs: 2_500,
})

/** A step that nobody does is over two seconds after it began. */
const withClock = (variant: string) => ({
  ...fugitive(variant),
  title: 'fugitive with a clock, and a player who does nothing',
  options: { variant, turnS: 1 },
  longestMs: 9_000,
  asleep: 1,
})

/** One round, in which everybody has a turn. */
const colditz = (players: number, options: object = {}) => ({
  title: `colditz of ${players}`,
  game: 'colditz',
  players,
  options: { rounds: 1, doOrDie: true, ...options },
  longestMs: 5_000,
})

const VARIANTS: readonly (RecordedVariant & { readonly title: string })[] = [
  { ...chase(2, 'arrival'), delayMs: 700 },
  { ...chase(3, 'fair'), delayMs: 1_100 },
  { ...chase(4, 'fair'), delayMs: 900 },
  { ...chase(2, 'fair'), delayMs: 0 },
  { ...chase(3, 'arrival'), delayMs: 0 },
  { ...chase(4, 'arrival'), delayMs: 500 },
  { ...chase(4, 'fair'), delayMs: 800, bots: true },
  { ...chase(2, 'arrival'), delayMs: 0, bots: true },
  { ...fugitive(null), delayMs: 0 },
  { ...fugitive('discovery-events'), delayMs: 700 },
  { ...fugitive('random-events'), delayMs: 0, bots: true },
  { ...withClock('random-events'), delayMs: 600 },
  { ...colditz(3), delayMs: 500 },
  { ...colditz(6), delayMs: 0, bots: true },
  {
    ...colditz(4, { turnS: 1, reactS: 1 }),
    title: 'colditz with times, and a player who does nothing',
    asleep: 1,
    longestMs: 12_000,
    delayMs: 0,
  },
]

interface Place {
  readonly service: Pick<Service, 'address' | 'close'>
  readonly databaseUrl: string
}

async function oneNode(): Promise<Place> {
  const { owner, application } = await createTestDatabase()
  const config = { databaseUrl: application, migrationDatabaseUrl: owner }
  return { service: await startTestService('Postgres', config), databaseUrl: application }
}

/** Every request and every socket comes to one of them by chance. */
async function threeNodes(): Promise<Place> {
  const nodes = await startLocalNodes(3)
  const balancer = await startBalancer(nodes.services.map(({ address }) => address))
  const close = async () => {
    await balancer.close()
    await nodes.close()
  }
  return { service: { address: balancer.address, close }, databaseUrl: nodes.databaseUrl }
}

const PLACES = [
  { place: 'one node', begin: oneNode, most: 4 },
  { place: 'three nodes behind a balancer', begin: threeNodes, most: 1 },
]

describe.each(PLACES)(`matches as every audience has them, on $place (SEED=${SEED})`, ({ begin, most }) => {
  let service: Place['service']
  let record: Client
  beforeAll(async () => {
    const place = await begin()
    service = place.service
    record = new Client({ connectionString: place.databaseUrl })
    await record.connect()
  })
  afterAll(async () => {
    await record.end()
    await service.close()
  })

  // Three services in one process have enough to do with one match and all who ask about it.
  const tests = most > 1 ? test.concurrent : test
  tests.each(sampled(VARIANTS, most))('$title, a delay of $delayMs ms, bots: $bots', async (variant) => {
    for (const seed of seeds(1)) {
      const match = await playRecorded(service, variant, seed)
      const client = createClient({ url: service.address })
      const text = await client.readLog(match.id)
      const name = `seed ${seed}, ${JSON.stringify(variant)}`
      const timed = await timedOf(match.id, text, variant.delayMs)
      try {
        checkReaders(match, timed, text)
        checkRoutes(match.asked, timed)
        checkShow(match.show, timed)
        if (variant.asleep !== undefined) expect(timed.log.map(({ type }) => type)).toContain('step.lapsed')
        await checkAudit(match, text)
      } catch (error) {
        console.error(`${name}\n${text}`)
        throw error
      }
    }
  })

  const timedOf = async (id: string, text: string, delayMs: number): Promise<Timed> => {
    const log = eventsOf(text)
    const { rows } = await record.query('select committed_at from events where match_id = $1 order by seq', [
      id,
    ])
    const committedAt = rows.map((row: { committed_at: string }) => Number(row.committed_at))
    return { log, states: statesOf(log), committedAt, delayUs: delayMs * 1000 }
  }

  const checkReaders = ({ recordings }: RecordedMatch, timed: Timed, text: string) => {
    const { log, states } = timed
    const lines = text.trimEnd().split('\n')
    for (const recording of recordings) {
      const { who, audience, complaints, heard } = recording
      expect({ who, complaints, missing: missedBy(recording, log, lines, states) }).toEqual({
        who,
        complaints: [],
        missing: [],
      })
      expect({ who, leaks: leaksIn(recording, log) }).toEqual({ who, leaks: [] })
      const early = audience === 'public' ? earlyIn(timed, heard) : []
      expect({ who, early }).toEqual({ who, early: [] })
    }
    if (timed.delayUs > 0) checkNobodyElseWaits(recordings, timed)
  }

  /** Each event has reached those who may have it at once before the watcher got it. */
  const checkNobodyElseWaits = (
    recordings: RecordedMatch['recordings'],
    { log, committedAt, delayUs }: Timed,
  ) => {
    const watcher = recordings.find(({ who }) => who === 'a watcher')
    const atOnce = recordings.filter(({ who }) => /^(seat \d|the \w+)$/.test(who))
    expect(atOnce.length).toBeGreaterThan(1)
    for (const { who, shown } of atOnce) {
      const late = shown.filter(({ event, at }) => {
        const wasThere = (committedAt[event.seq - 1] ?? 0) > (shown[0]?.at ?? 0)
        return wasThere && at >= (watcher?.shown[event.seq - 1]?.at ?? 0)
      })
      expect({ who, late }).toEqual({ who, late: [] })
    }
    const end = watcher?.shown.at(-1)?.at ?? 0
    expect(end).toBeGreaterThanOrEqual((committedAt[log.length - 1] ?? 0) + delayUs - 3_000)
  }

  const checkRoutes = (asked: readonly Asked[], timed: Timed) => {
    expect(earlyIn(timed, asked)).toEqual([])
    const read = asked.filter(({ method }) => method === 'GET')
    for (const { route, status, body, at } of read) {
      const where = { route, status, body }
      const told = toldIn(route, body)
      for (const one of told) {
        expect(isAnythingKnown(timed, at), JSON.stringify(where)).toBe(true)
        expect(hadStoodSo(timed, one, at), JSON.stringify(where)).toBe(true)
      }
      if (status === 200 && /^(log|result)/.test(route)) {
        expect(isEndKnown(timed, at), JSON.stringify(where)).toBe(true)
      }
      if (route === 'standings' && (body as { matches: number }).matches > 0) {
        expect(isEndKnown(timed, at), JSON.stringify(where)).toBe(true)
      }
    }
    // In the end nothing is kept back any more; an abandoned match counts in no standings.
    const wasPlayedToItsEnd = timed.log.some(({ type }) => type === 'game.ended')
    const routes = new Set(read.map(({ route }) => route))
    for (const route of routes) {
      const last = read.findLast((one) => one.route === route)
      const isEmpty = route === 'list of what waits' || route === 'list of what is live'
      expect({ route, status: last?.status }).toEqual({ route, status: 200 })
      const { matches } = (last?.body ?? {}) as { matches?: unknown[] | number }
      if (Array.isArray(matches))
        expect({ route, count: matches.length }).toEqual({ route, count: isEmpty ? 0 : 1 })
      if (route === 'standings') expect(matches).toBe(wasPlayedToItsEnd ? 1 : 0)
    }
  }

  /** No act reached a screen before the event that it speaks of was public, and nothing at all who had no key. */
  const checkShow = ({ screen, outsider, aired }: RecordedMatch['show'], timed: Timed) => {
    expect({ aired: aired.length }).toEqual({ aired: timed.log.length })
    expect(earlyIn(timed, screen)).toEqual([])
    const told = screen.map(({ raw }) => raw).join()
    expect(aired.filter((hash) => !told.includes(hash))).toEqual([])
    expect(outsider.map(({ raw }) => (JSON.parse(raw) as { type: string }).type)).toEqual(['goodbye'])
  }

  const checkAudit = async ({ id, receipts }: RecordedMatch, text: string) => {
    const client = createClient({ url: service.address })
    const [{ publicKey: key } = { publicKey: '' }] = await client.readSealKeys()
    const auditor = createAuditor({ key, receipts })
    auditor.push(new TextEncoder().encode(text))
    const audit = auditor.finish()
    const { report, outcome, isOver } = audit
    expect({ ...report, isOver }).toMatchObject({
      findings: [],
      seal: 'valid',
      chain: { ok: true },
      isOver: true,
    })
    const summary = await client.readMatch(id)
    expect(summary).toMatchObject({
      status: 'over',
      head: report.events,
      winner: outcome.winner,
      winners: outcome.winners,
    })
    expect(summary.players.map(({ marks }) => marks)).toEqual(outcome.players.map(({ marks }) => marks))
    const result = await client.readResult(id)
    expect(JSON.parse(JSON.stringify(printedReportOf(audit)))).toMatchObject(result)
  }
})

function toldIn(route: string, body: unknown): readonly ToldSummary[] {
  const summaries =
    route === 'match' ? [body] : route.startsWith('list') ? (body as { matches: [] }).matches : []
  return (summaries as (ToldSummary & { id?: string })[]).flatMap((one) =>
    one.id === undefined
      ? []
      : [
          {
            status: one.status,
            players: one.players,
            winner: one.winner,
            winners: one.winners,
            target: one.target,
          },
        ],
  )
}
