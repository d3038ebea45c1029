import { seededRandom } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeRace } from '../../races/judge-race.ts'
import { NETWORKS } from '../../races/networks.ts'
import { tabulateRaces } from '../../races/tally.ts'
import { auditOf, eventsOf } from '../../support/audit.ts'
import { connectTestBrowser } from '../../support/browser/test-browser.ts'
import { type LineProxy, startProxy } from '../../support/network/proxy.ts'
import { PROVE, SEED } from '../../support/seeds.ts'
import { startTestService } from '../../support/service/service.ts'
import { createServiceTime } from '../../support/service/service-time.ts'
import { play } from './play.ts'
import {
  alertsOf,
  captureAtRest,
  openRacingTable,
  playedRace,
  type RaceByHand,
  raceByHand,
} from './races-by-hand.ts'

const RACES = PROVE > 1 ? 200 : 13
/** About two thirds of them are: fewer than these in one of a million runs. */
const LEAST_GUARANTEED = PROVE > 1 ? RACES / 5 : 1
/** A race is a dozen waits for two pages. */
const PATIENCE_MS = RACES * 15_000
/** So many of a round at most. */
const MOST = 8
const NEAR_AND_FAR = ['same city', 'other country'].map((wanted) => {
  const network = NETWORKS.find(({ name }) => name === wanted)
  if (!network) throw new Error(`no network ${wanted}`)
  return network
}) as [(typeof NETWORKS)[number], (typeof NETWORKS)[number]]

let service: Service
let browser: Browser
let proxy: LineProxy
const time = createServiceTime()

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
  proxy = await startProxy(service.address, seededRandom(SEED))
  proxy.onFrame = time.note
})
afterAll(async () => {
  await browser?.close()
  await proxy?.close()
  await service?.close()
})

test(
  `two people race by hand over lines of different delay: under fair the earlier input wins (SEED ${SEED})`,
  async () => {
    const random = seededRandom(SEED)
    const table = await openRacingTable(browser, proxy, NEAR_AND_FAR, {
      isFlat: 'always',
      reducedMotion: 'reduce',
    })
    const races: RaceByHand[] = []
    while (races.length < RACES) {
      await play({
        players: table.people,
        pace: { lead: 2, most: 2 },
        random,
        isDone: ({ round }) =>
          (round?.number ?? 0) > 0 && !round?.score && round?.paths[0]?.markers.length === 1,
      })
      const [one, other] = table.people
      const runner = (await one.view(1)).round?.roles[0] === 'runner' ? one : other
      const seq = await runner.carryOut({ type: 'take-pile', pile: 0 }, await runner.view(1))
      for (const person of table.people) await person.view(seq)
      for (let race = 0; race < MOST; race++) {
        races.push(await raceByHand(table, random))
        if (races.at(-1)?.seen[0] === 'captured') break
      }
      if (races.at(-1)?.seen[0] === 'escaped') await captureAtRest(table, random)
    }
    for (const { tab } of table.people) {
      await tab.page.getByRole('button', { name: 'Give up' }).click()
      await tab.page.getByRole('button', { name: 'Yes, give up' }).click()
    }
    await expect.poll(async () => (await table.client.readMatch(table.id)).status).toBe('over')
    const text = await table.client.readLog(table.id)
    expect(auditOf(text).verdict.kind).toBe('sound')
    const played = races.map((race) => playedRace(race, eventsOf(text)))
    const judged = played.map((race) => judgeRace(table, race, eventsOf(text), time))
    const guaranteed = judged.filter(({ kind }) => kind === 'guaranteed')
    process.stdout.write(`\n${judged.length} races by hand\n\n${tabulateRaces(judged)}\n\n`)
    expect(guaranteed.length).toBeGreaterThanOrEqual(LEAST_GUARANTEED)
    expect(guaranteed.filter(({ hasWon }) => !hasWon).map(({ told }) => told)).toEqual([])
    // Whose tile came too late was told by whom they were overtaken, and by how much.
    for (const person of table.people) {
      const late = played.filter(
        ({ tile, seen }) =>
          tile.player.seat === person.seat && tile.answer.type === 'ack' && seen[0] === 'captured',
      )
      const told = (await alertsOf(person)).filter((said) => /player \d was \d+ ms faster\./.test(said))
      expect(told.length, `of player ${person.seat}`).toBeGreaterThanOrEqual(late.length)
    }
    for (const { seen } of races) expect(new Set(seen).size).toBe(1)
    for (const { tab } of table.people) expect(tab.complaints).toEqual([])
  },
  PATIENCE_MS,
)
