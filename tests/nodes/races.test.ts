import { seededRandom } from '@getaway/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceClock } from '../../services/game-api/src/clock.ts'
import { checkTable } from '../races/check-table.ts'
import { type JudgedRace, judgeRace } from '../races/judge-race.ts'
import { anyNetwork } from '../races/networks.ts'
import { type PlayedRace, playRound } from '../races/play-round.ts'
import { closeTable, openRaceTable } from '../races/race-table.ts'
import { tabulateRaces } from '../races/tally.ts'
import { type LineProxy, startProxy } from '../support/network/proxy.ts'
import { type LocalNodes, startLocalNodes } from '../support/nodes/local-nodes.ts'
import { PROVE, SEED } from '../support/seeds.ts'
import type { ServiceTime } from '../support/service/service-time.ts'

const TABLES = 4 * PROVE
const WAVE = 24
const ROUNDS = 3
const CAPS = [100, 100, 50, 250]
/** Nodes of a service are in one place; now and then a message takes longer. */
const BETWEEN_MS = 1
const HICCUP_MS = 12
/** By how much the clocks of the nodes are wrong (µs). */
const WRONG_BY = [0, 2_000_000, -500_000]

/** The first node owns all matches: its clock is that of the record, and in this very process. */
function timeAt(clock: ServiceClock | undefined): ServiceTime {
  const ahead = (clock?.now() ?? 0) - performance.now() * 1000
  return { note: () => {}, of: (instant) => ahead + instant * 1000, error: () => 50 }
}

const all: JudgedRace[] = []
afterAll(() => {
  process.stdout.write(`\nSEED ${SEED}: ${all.length} races\n\n${tabulateRaces(all)}\n\n`)
})

describe('capture races whose hands are on different nodes, with clocks that are seconds apart', () => {
  let nodes: LocalNodes
  let proxies: LineProxy[]
  let time: ServiceTime
  beforeAll(async () => {
    nodes = await startLocalNodes(3, { wrongBy: WRONG_BY })
    const random = seededRandom(SEED)
    nodes.network.decide(() => (random(20) === 0 ? HICCUP_MS : BETWEEN_MS))
    proxies = await Promise.all(nodes.services.map(({ address }) => startProxy(address, random)))
    time = timeAt(nodes.services[0]?.clock)
  })
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close()
    await nodes.close()
  })

  const playTable = async (seed: number): Promise<JudgedRace[]> => {
    const random = seededRandom(seed)
    const [one, two, three] = proxies as [LineProxy, LineProxy, LineProxy]
    const table = await openRaceTable({
      proxies: [one],
      places: random(2) === 0 ? [one, two] : [two, three],
      race: { policy: random(5) === 0 ? 'arrival' : 'fair', capMs: CAPS[random(CAPS.length)] ?? 100 },
      networks: [anyNetwork(random), anyNetwork(random)],
      random,
    })
    expect((await nodes.ownerOf(table.id))?.address).toBe(one.service)
    const races: PlayedRace[] = []
    for (let round = 0; round < ROUNDS; round++) races.push(...(await playRound(table, random)))
    const events = checkTable(table, races, await closeTable(table))
    return races.map((race) => judgeRace(table, race, events, time))
  }

  test(`live = replay = audit, and under fair who acted first wins (SEED ${SEED})`, async () => {
    for (let table = 0; table < TABLES; table += WAVE) {
      const seeds = Array.from({ length: Math.min(WAVE, TABLES - table) }, (_, n) => SEED + table + n)
      const judged = (await Promise.all(seeds.map(playTable))).flat()
      all.push(...judged)
      const lost = judged.filter(({ kind, hasWon }) => kind === 'guaranteed' && !hasWon)
      expect(
        lost.map(({ told }) => told),
        `SEED ${SEED}`,
      ).toEqual([])
    }
    expect(all.filter(({ kind }) => kind === 'guaranteed').length).toBeGreaterThan(0)
  })
})
