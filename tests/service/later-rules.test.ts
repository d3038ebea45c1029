import { createClient, newToken } from '@getaway/client'
import {
  createAuditor,
  createFollowing,
  createGameSet,
  type GameSet,
  type LogEvent,
  printedReportOf,
  games as released,
  releasedGames,
  seededRandom,
  unwrap,
} from '@getaway/engine'
import { chaseBy } from '@getaway/engine/chase'
import { CHASE_2 } from '@getaway/engine/testing'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventsOf } from '../support/audit.ts'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { SEED } from '../support/seeds.ts'
import { gameSet as later } from '../support/service/later-games.ts'
import { playRandomly } from '../support/service/players.ts'
import { recordSocket, recordStream, sleep } from '../support/service/recorder.ts'
import { startTestService } from '../support/service/service.ts'

/** A program of the time between: it has the second version, but none of its additions. */
const between = createGameSet([...released, chaseBy(CHASE_2)])
const OPEN = { type: 'open' } as const
const SHORT = { victory: [{ perfect: 1 }, { small: 1 }] }

let service: Service
/** A match of the first version that was created before the second was known. */
let before: { readonly id: string; readonly tokens: readonly string[] }
beforeAll(async () => {
  const { application, owner } = await createTestDatabase()
  const store = { databaseUrl: application, migrationDatabaseUrl: owner }
  service = await startTestService('Postgres', store)
  before = await seated()
  await service.close()
  service = await startTestService(
    'Postgres',
    store,
    new URL('../support/service/later-games.ts', import.meta.url).href,
  )
})
afterAll(() => service.close())

const client = () => createClient({ url: service.address })

async function seated() {
  const { id, invitations } = await client().createMatch({
    game: 'chase',
    seats: [OPEN, OPEN],
    options: SHORT,
  })
  const tokens = invitations.map(() => newToken())
  for (const { seat, invitation } of invitations) {
    await client().joinSeat(id, { invitation, token: tokens[seat] ?? '', name: `player ${seat}` })
  }
  return { id, tokens }
}

/** Two people play it to its end over sockets. */
function playedBy(tokens: readonly string[], id: string) {
  return Promise.all(
    tokens.map((token, seat) =>
      playRandomly(client().connect(id, { token }), seat, seededRandom(SEED + seat), undefined, (created) =>
        unwrap(later.gameOf(created)),
      ),
    ),
  )
}

function auditBy(games: GameSet, text: string, key?: string) {
  const auditor = createAuditor({ games, ...(key === undefined ? {} : { key }) })
  auditor.push(new TextEncoder().encode(text))
  return auditor.finish()
}

const remarksIn = (events: readonly LogEvent[]) => events.filter(({ type }) => type === 'remark.made')

describe(`a service of a later time (SEED=${SEED})`, () => {
  test('plays new matches by the second version, and its additions go the whole way', async () => {
    const games = await client().listGames()
    expect(games.map(({ rules }) => rules)).toEqual(['fugitive/1', 'colditz/1', 'chase/2'])

    const { id, tokens } = await seated()
    const watching = { who: 'a watcher', audience: 'public' } as const
    const watchers = [
      recordSocket(service.address, id, watching),
      recordStream(service.address, id, watching),
    ]
    const played = await playedBy(tokens, id)
    await Promise.all(watchers.map(({ done }) => done))

    const text = await client().readLog(id)
    const log = eventsOf(text)
    expect(log[0]?.data).toMatchObject({
      format: 'getaway-log/2',
      rules: 'chase/2',
      additions: [{ name: 'remarks', types: ['remark.made'], mustUnderstand: false }],
    })
    const scores = log.filter(({ type }) => type === 'round.scored')
    expect(remarksIn(log)).toHaveLength(scores.length)

    const chain = log.map(({ seq, hash }) => ({ seq, hash }))
    for (const { events } of played) expect(events.map(({ seq, hash }) => ({ seq, hash }))).toEqual(chain)
    for (const { shown, complaints, stop } of watchers) {
      stop()
      expect(complaints).toEqual([])
      const events = shown.map(({ event }) => event)
      expect(events.map(({ seq, hash }) => ({ seq, hash }))).toEqual(chain)
      expect(remarksIn(events)).toEqual(remarksIn(log))
      // A program without the addition follows the same stream to the same end.
      const following = createFollowing({ rulesOf: (created) => unwrap(between.gameOf(created)) })
      for (const { event, reveals = [] } of shown) following.take({ type: 'shown', event, reveals })
      const { game, state } = following.match ?? {}
      expect(game?.outcomeOf?.(state)).toEqual(auditBy(later, text).outcome)
    }

    // The oldest was that of the service before.
    const { publicKey = '' } = (await client().readSealKeys()).at(-1) ?? {}
    const audit = auditBy(later, text, publicKey)
    const { report, outcome } = audit
    expect(report).toMatchObject({ findings: [], seal: 'valid', chain: { ok: true } })
    expect(auditBy(between, text, publicKey).report).toEqual(report)
    expect(() => auditBy(releasedGames, text)).toThrow('data.rules must be one of "chase/1"')
    expect(await client().readResult(id)).toEqual(JSON.parse(JSON.stringify(printedReportOf(audit))))
    expect(await client().readMatch(id)).toMatchObject({ status: 'over', winners: outcome.winners })
    expect(await client().importLog(text)).toMatchObject({ seal: 'valid' })
    // C8.5 of the second version: chasers who win get what is worth more.
    const awards = scores.flatMap(({ data }) => Object.values((data as { awards: object }).awards))
    expect(awards).not.toContain('small')
  })

  test('goes on with an older match by the version that it names', async () => {
    const { id, tokens } = before
    await playedBy(tokens, id)
    const text = await client().readLog(id)
    expect(eventsOf(text)[0]?.data).toMatchObject({ format: 'getaway-log/1', rules: 'chase/1' })
    const { report } = auditBy(releasedGames, text)
    expect(report.findings).toEqual([])
    expect(await client().readResult(id)).toMatchObject({ ...report, seal: 'valid' })
  })

  test('names no page for rules that the viewer has no table for', async () => {
    const { watch, play } = await client().createMatch({ game: 'chase', seats: [OPEN, OPEN], options: SHORT })
    expect({ watch, play }).toEqual({ watch: null, play: null })
  })

  test('has bots for it', async () => {
    const bot = { type: 'bot', strength: 'regular' } as const
    const { id } = await client().createMatch({ game: 'chase', seats: [bot, bot], options: SHORT })
    while ((await client().readMatch(id)).status !== 'over') await sleep(50)
    expect(auditBy(later, await client().readLog(id)).report.findings).toEqual([])
  })
})
