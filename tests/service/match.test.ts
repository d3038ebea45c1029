import { createClient, newToken } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf, eventsOf } from '../support/audit.ts'
import { sampled, seeds } from '../support/seeds.ts'
import { playRandomly } from '../support/service/players.ts'
import { preparedFolder } from '../support/service/prepared-folder.ts'
import { startTestService } from '../support/service/service.ts'
import { STORES } from '../support/stores.ts'

const TABLES = [2, 3, 4].flatMap((players) => [
  { players, policy: 'arrival' as const },
  { players, policy: 'fair' as const },
])

describe.each(STORES)('matches over real sockets, on %s', (store) => {
  let service: Service
  beforeAll(async () => {
    service = await startTestService(store, store === 'PGlite' ? { dataDir: await preparedFolder() } : {})
  })
  afterAll(() => service.close())

  test.concurrent.each(sampled(TABLES, store === 'PGlite' ? 1 : 2))(
    '$players random players, $policy: what they saw is what audits clean',
    async (table) => {
      for (const seed of seeds(1)) {
        const client = createClient({ url: service.address })
        const { id, invitations } = await client.createMatch({
          game: 'chase',
          seats: Array.from({ length: table.players }, () => ({ type: 'open' as const })),
          options: { race: { policy: table.policy, capMs: 100 } },
        })
        const played = await Promise.all(
          invitations.map(async ({ seat, invitation }) => {
            const token = newToken()
            expect(await client.joinSeat(id, { invitation, token, name: `player ${seat}` })).toEqual({
              seat,
              play: `/play/${id}#k=${token}`,
            })
            return playRandomly(client.connect(id, { token }), seat, seededRandom(seed + seat))
          }),
        )
        const text = await client.readLog(id)
        const receipts = played.flatMap((one) => one.receipts)
        const { report, outcome, isOver } = auditOf(text, receipts)
        expect({ findings: report.findings, isOver }, `seed ${seed}\n${text}`).toEqual({
          findings: [],
          isOver: true,
        })
        const acts = eventsOf(text).filter(({ by }) => typeof by === 'number')
        expect(receipts.length).toBe(acts.length)

        const lines = eventsOf(text).map(({ seq, hash }) => ({ seq, hash }))
        for (const { events } of played) expect(events.map(({ seq, hash }) => ({ seq, hash }))).toEqual(lines)

        const summary = await client.readMatch(id)
        expect(summary).toMatchObject({ status: 'over', head: lines.length, winner: outcome.winner })
        expect(summary.players.map(({ marks }) => marks)).toEqual(outcome.players.map(({ marks }) => marks))
      }
    },
  )
})
