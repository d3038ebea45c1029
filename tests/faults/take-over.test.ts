import { createClient } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { startService } from '@getaway/game-api'
import { expect, test } from 'vitest'
import { auditOf } from '../support/audit.ts'
import { playRandomly } from '../support/players.ts'
import { createTestDatabase } from '../support/postgres-for-tests.ts'
import { seeds } from '../support/seeds.ts'
import { testConfig } from '../support/service.ts'
import { openTable } from '../support/table.ts'

test('two services take a match from each other: one history, and nobody notices but by a pause', async () => {
  const [seed = 0] = seeds(1)
  const { owner, application } = await createTestDatabase()
  const config = {
    ...testConfig,
    databaseUrl: application,
    migrationDatabaseUrl: owner,
    logLevel: 'silent',
  }
  const services = [await startService(config), await startService(config)] as const
  try {
    const { client, id, tokens } = await openTable(services[0], 2)
    const played = tokens.map((token, seat) =>
      playRandomly(client.connect(id, { token }), seat, seededRandom(seed + seat)),
    )
    const rival = createClient({ url: services[1].address })
    let isOver = false
    const stealing = (async () => {
      while (!isOver) {
        const line = rival.connect(id)
        for await (const item of line.items) if (item.type === 'shown') break
        line.close()
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    })()
    const receipts = (await Promise.all(played)).flatMap((one) => one.receipts)
    isOver = true
    await stealing
    const text = await client.readLog(id)
    const { report } = auditOf(text, receipts)
    expect(report.findings, `seed ${seed}\n${text}`).toEqual([])
    expect(await rival.readLog(id)).toBe(text)
  } finally {
    for (const service of services) await service.close()
  }
})
