import { seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LineProxy, startProxy } from '../support/network/proxy.ts'
import { PROVE, SEED } from '../support/seeds.ts'
import { preparedFolder } from '../support/service/prepared-folder.ts'
import { startTestService } from '../support/service/service.ts'
import { createServiceTime } from '../support/service/service-time.ts'
import { STORES } from '../support/stores.ts'
import { checkTable } from './check-table.ts'
import { type JudgedRace, judgeRace } from './judge-race.ts'
import { anyNetwork } from './networks.ts'
import { type PlayedRace, playRound } from './play-round.ts'
import { closeTable, openRaceTable } from './race-table.ts'
import { tabulateRaces } from './tally.ts'

const TABLES = 12 * PROVE
/** So many at once; more would only wait for each other. */
const WAVE = 36
const ROUNDS = 4
/** Quartzes may be twice as bad as the client expects (100 ppm), over the minute that it keeps a comparison. */
const MOST_OVERCONFIDENCE_US = 6_000
const CAPS = [100, 100, 100, 50, 250]

const all: JudgedRace[] = []
afterAll(() => {
  process.stdout.write(`\nSEED ${SEED}: ${all.length} races\n\n${tabulateRaces(all)}\n\n`)
})

describe.each(STORES)('capture races over real sockets, on %s', (store) => {
  let service: Service
  let proxy: LineProxy
  const time = createServiceTime()
  beforeAll(async () => {
    service = await startTestService(store, store === 'PGlite' ? { dataDir: await preparedFolder() } : {})
    proxy = await startProxy(service.address, seededRandom(SEED))
    proxy.onFrame = time.note
  })
  afterAll(async () => {
    await proxy.close()
    await service.close()
  })

  /** Some rounds at one table; what comes out has been held against the log. */
  const playTable = async (seed: number): Promise<JudgedRace[]> => {
    const random = seededRandom(seed)
    const table = await openRaceTable({
      proxies: [proxy],
      race: { policy: random(5) === 0 ? 'arrival' : 'fair', capMs: CAPS[random(CAPS.length)] ?? 100 },
      networks: [anyNetwork(random), anyNetwork(random)],
      random,
    })
    const races: PlayedRace[] = []
    for (let round = 0; round < ROUNDS; round++) races.push(...(await playRound(table, random)))
    const events = checkTable(table, races, await closeTable(table))
    return races.map((race) => judgeRace(table, race, events, time))
  }

  test(`live = replay = audit, and under fair who acted first wins (SEED ${SEED})`, async () => {
    for (let table = 0; table < TABLES; table += WAVE) {
      const seeds = Array.from(
        { length: Math.min(WAVE, TABLES - table) },
        (_, n) => SEED + (STORES.indexOf(store) * TABLES + table + n),
      )
      const judged = (await Promise.all(seeds.map(playTable))).flat()
      all.push(...judged)
      const lost = judged.filter(({ kind, hasWon }) => kind === 'guaranteed' && !hasWon)
      expect(
        lost.map(({ told }) => told),
        `SEED ${SEED}`,
      ).toEqual([])
    }
    expect(Math.max(...all.map(({ overconfidence }) => overconfidence))).toBeLessThan(MOST_OVERCONFIDENCE_US)
    expect(time.error()).toBeLessThan(1000)
  })
})
