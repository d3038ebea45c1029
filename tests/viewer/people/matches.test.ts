import { createClient } from '@getaway/client'
import { seededRandom } from '@getaway/engine'
import { matchWinner } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayElsewhere } from '../../../apps/viewer/src/language/elsewhere-words.ts'
import { connectTestBrowser } from '../../support/browser/test-browser.ts'
import { type LineProxy, startProxy } from '../../support/network/proxy.ts'
import { PROVE, SEED } from '../../support/seeds.ts'
import { startTestService } from '../../support/service/service.ts'
import { openPage, PHONE } from '../page.ts'
import { byKeyboard } from './by-keyboard.ts'
import { byMouse, byTouch } from './by-pointer.ts'
import { expectLogAsSeen, type Witness, witness } from './last-words.ts'
import { play } from './play.ts'
import { type Person, personAt } from './player.ts'
import { type Guest, sitDown } from './sit-down.ts'

/** Whole matches of three and four pages take minutes: `npm test` plays a match of two, and a round of three or of four. */
const proof = test.runIf(PROVE > 1)
const PATIENCE_MS = 900_000

const FLAT = { isFlat: 'always', reducedMotion: 'reduce' } as const
const PORTRAIT = { ...FLAT, viewport: PHONE, hasTouch: true, isMobile: true }
const LANDSCAPE = { ...PORTRAIT, viewport: { width: PHONE.height, height: PHONE.width } }
const NEAR = { name: 'near', upMs: 2, downMs: 2, jitterMs: 0 }

const ANNA: Guest = { name: 'Anna', hands: byMouse, options: FLAT }
const BRUNO: Guest = {
  name: 'Bruno',
  hands: byTouch,
  language: 'it',
  options: { ...PORTRAIT, locale: 'it-IT' },
}
const CARLA: Guest = { name: 'Carla', hands: byKeyboard, options: FLAT }
const DORA: Guest = { name: 'Dora', hands: byTouch, options: LANDSCAPE }

let service: Service
let browser: Browser
let proxy: LineProxy

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
  proxy = await startProxy(service.address, seededRandom(SEED))
})
afterAll(async () => {
  await browser?.close()
  await proxy?.close()
  await service?.close()
})

/** Plays to the winner; `onAct` hears how many tiles lie on the first path, and in which round. */
async function playOut(people: readonly Witness[], onAct = async (_round: number, _tiles: number) => {}) {
  await play({
    players: people,
    pace: { lead: 4, most: 5 },
    random: seededRandom(SEED),
    isDone: (view) => matchWinner(view) !== undefined,
    onAct: ({ round }) => onAct(round?.number ?? 0, round?.started ? (round.paths[0]?.tiles.length ?? 0) : 0),
  })
  const id = people[0]?.match ?? ''
  const client = createClient({ url: service.address })
  await expect.poll(async () => (await client.readMatch(id)).status).toBe('over')
  await expectLogAsSeen(people, await client.readLog(id))
  for (const { page } of people) await page().tab.close()
}

proof(
  `three people play a match to its winner, and the line of one is down in mid-round (SEED ${SEED})`,
  async () => {
    const line = proxy.line(NEAR)
    const seated = await sitDown(browser, service.address, {
      people: [ANNA, { ...BRUNO, line }, CARLA],
      bots: 0,
      length: 'Standard',
    })
    const people = seated.map(witness)
    const tab = people[1]?.page().tab
    let isBack = false
    await playOut(people, async (_, tiles) => {
      if (isBack || tiles !== 3) return
      isBack = true
      line.isDown = true
      line.cut()
      await tab?.until('offline', ({ status }) => status !== 'live')
      line.isDown = false
      await tab?.until('back', ({ status }) => status === 'live')
    })
    expect(isBack).toBe(true)
  },
  PATIENCE_MS,
)

proof(
  `four people play a match to its winner; one of them goes on in another tab, on another device, and comes back (SEED ${SEED})`,
  async () => {
    const seated = await sitDown(browser, service.address, {
      people: [ANNA, BRUNO, CARLA, DORA],
      bots: 0,
      length: 'One win',
    })
    const people = seated.map(witness)
    const [anna] = people
    if (!anna) throw new Error('nobody has come')
    const first = anna.page()
    const later: Person[] = []
    const isElsewhere = ({ tab }: Person) =>
      tab.page.getByRole('alertdialog', { name: sayElsewhere('en', 'elsewhere.title') }).waitFor()
    const open = async (where: 'tab' | 'device') => {
      const { match, token, tab } = first
      const url = `${service.address}/play/${match}${where === 'device' ? `#k=${token}` : ''}`
      const context = where === 'tab' ? tab.page.context() : undefined
      const next = await personAt(await openPage(browser, url, { ...FLAT, context }), 0, byMouse)
      await next.view(1)
      await isElsewhere(anna.page())
      anna.moveTo(next)
      later.push(next)
    }
    const steps = [
      () => open('tab'),
      () => open('device'),
      async () => {
        await first.tab.page.bringToFront()
        await first.tab.page.getByRole('button', { name: sayElsewhere('en', 'elsewhere.here') }).click()
        anna.moveTo(first)
        for (const page of later) await isElsewhere(page)
      },
    ]
    await playOut(people, async (_, tiles) => {
      if (tiles > 2) await steps.shift()?.()
    })
    expect(steps).toEqual([])
    for (const { tab } of later) {
      expect(tab.complaints).toEqual([])
      await tab.close()
    }
  },
  PATIENCE_MS,
)

proof(
  `two people and a bot play a match to its winner (SEED ${SEED})`,
  async () => {
    const seated = await sitDown(browser, service.address, {
      people: [DORA, CARLA],
      bots: 1,
      length: 'One win',
    })
    await playOut(seated.map(witness))
  },
  PATIENCE_MS,
)
