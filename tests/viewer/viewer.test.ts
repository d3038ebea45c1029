import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseRoute } from '../../apps/viewer/src/routes.ts'
import { auditOf } from '../support/audit.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { PROVE } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { DESKTOP, openPage, PHONE } from './page.ts'

let service: Service
let browser: Browser
let finished = ''
/** Played to its end meanwhile: what was abandoned is not listed. */
let listed = ''

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.25 })
  browser = await connectTestBrowser()
  listed = (await botMatch([{ small: 1 }, { perfect: 1 }])).id
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const client = () => createClient({ url: service.address })
const botMatch = (victory: object[]) =>
  client().createMatch({
    game: 'chase',
    seats: [
      { type: 'bot', strength: 'regular', name: 'Ada' },
      { type: 'bot', strength: 'regular', name: 'Ben' },
    ],
    options: { victory },
    organiser: { name: 'Olga' },
  })

async function isOver(id: string): Promise<void> {
  while ((await client().readMatch(id)).status !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 200))
}

test('a bot match is watched live, paused, taken up again, and replayed; its log audits clean', async () => {
  const { id, organiser } = await botMatch([{ small: 2 }, { perfect: 2 }])
  finished = id
  const tab = await openPage(browser, `${service.address}/watch/${id}?quality=low`)
  const { page } = tab
  await page.waitForSelector('canvas[data-ready="true"]')
  const early = await tab.until(
    'the first tiles, live',
    ({ isLive, isFollowing, seq }) => isLive && isFollowing && seq > 8,
  )
  expect(await page.textContent('body')).toMatch(/Ada[\s\S]*Ben/)
  await tab.picture('watch')
  await tab.until('it goes on by itself', ({ index }) => index > early.index + 3)

  await page.keyboard.press('Space')
  const paused = await tab.until('paused', ({ isPlaying, isFollowing }) => !isPlaying && !isFollowing)
  // What was still on its way to a busy page may belong before that instant; what comes after it does not.
  const held = await tab.until('the record goes on meanwhile', ({ seq }) => seq > paused.seq + 1)
  const later = await tab.until('and on', ({ seq }) => seq > held.seq + 1)
  expect(later.instant).toBe(paused.instant)
  expect(later.index).toBe(held.index)
  await page.keyboard.press('ArrowLeft')
  const back = await tab.until('one event back', ({ index }) => index < held.index)
  expect(back.index).toBeGreaterThan(0)
  await page.getByRole('button', { name: /live/i }).click()
  await tab.until('back at the live end', ({ isFollowing, index, seq }) => isFollowing && index >= seq - 1)

  // Flat from here on, because a processor that draws 3D has little time for the other tests.
  await page.getByText('Flat', { exact: true }).click()
  await tab.until('flat', ({ picture }) => picture === '2d')
  // Whole matches are played under PROVE.
  const enough = { id: 'enough', command: { type: 'abandon-game', reason: 'It is late.' } }
  if (PROVE === 1) await client().command(id, enough, { token: organiser ?? '' })
  await isOver(id)
  const end = await tab.until('the end', (facts) => facts.isOver && facts.index >= facts.head - 1)
  if (PROVE > 1) await page.getByText('3D', { exact: true }).click()
  await tab.drawn()
  await tab.pictureAtRest('over')

  await page.getByRole('link', { name: /replay/i }).click()
  await page.waitForURL(new RegExp(`/replay/${id}`))
  await tab.drawn()
  await tab.until(
    'it plays by itself',
    (facts) => facts.page === 'replay' && facts.seq >= end.seq && facts.isPlaying,
  )
  await page.keyboard.press('Space')
  await tab.until('paused', ({ isPlaying }) => !isPlaying)
  await page.keyboard.press('Home')
  const start = await tab.until('the beginning', ({ instant }) => instant === 0)
  expect(start.index).toBeLessThan(4)
  await page.keyboard.press('Space')
  await tab.until('it plays', ({ isPlaying, instant }) => isPlaying && instant > 300_000)
  await page.keyboard.press('Space')
  const strip = page.getByRole('slider')
  const box = await strip.boundingBox()
  if (!box) throw new Error('the timeline is not there')
  await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2)
  const middle = await tab.until(
    'six tenths',
    ({ instant, length }) => Math.abs(instant / length - 0.6) < 0.02,
  )
  await tab.pictureAtRest('replay')
  // The address follows now and then.
  const intoOfAddress = () => {
    const route = parseRoute(new URL(page.url()))
    return 'into' in route ? Math.abs((route.into ?? 0) - middle.instant) : undefined
  }
  await expect.poll(intoOfAddress).toBeLessThan(5_000)
  await page.reload()
  const again = await tab.until(
    'the same instant by its link',
    ({ seq, index }) => seq >= end.seq && index > 0,
  )
  expect(again.index).toBe(middle.index)
  await page.keyboard.press('End')
  await tab.until('all of it', ({ index, seq }) => index === seq - 1 || index === seq)
  expect(tab.complaints).toEqual([])
  await tab.close()

  const { report } = auditOf(await client().readLog(id))
  expect(report.findings).toEqual([])
})

test('the lobby shows a live match at once, lists it and what was played, on a phone and in Italian too', async () => {
  await isOver(listed)
  const { id } = await botMatch([{ small: 9 }, { perfect: 9 }])
  const tab = await openPage(browser, service.address, { locale: 'it-IT', isFlat: true })
  await tab.drawn()
  await tab.until('a match is shown', ({ match, seq }) => match === id && seq > 4)
  expect(await tab.page.getAttribute('html', 'lang')).toBe('it')
  await tab.page.waitForSelector(`a[href="/replay/${listed}"]`)
  for (const viewport of [DESKTOP, PHONE]) {
    await tab.page.setViewportSize(viewport)
    await expect
      .poll(() => tab.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width)
    await tab.picture(`lobby-${viewport.width}`)
  }
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('a phone: watch and replay fit, and the timeline can be touched', async () => {
  const tab = await openPage(browser, `${service.address}/replay/${finished}`, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    isFlat: true,
  })
  await tab.drawn()
  await tab.until('the match', ({ seq }) => seq > 10)
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  const box = await tab.page.getByRole('slider').boundingBox()
  if (!box) throw new Error('the timeline is not there')
  await tab.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await tab.until('the middle', ({ instant, length }) => Math.abs(instant / length - 0.5) < 0.05)
  await tab.page.keyboard.press('Space')
  await tab.pictureAtRest('replay')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('an address of nothing says that there is nothing', async () => {
  const tab = await openPage(browser, 'about:blank', { isFlat: true })
  for (const path of ['/watch/nowhere', '/replay/nowhere', '/nothing/here']) {
    await tab.page.goto(`${service.address}${path}`)
    await tab.page.waitForSelector('text=/not|no such|nothing|there is no/i')
    await tab.picture(`missing${path.replaceAll('/', '-')}`)
  }
  expect(tab.complaints.filter((text) => !text.includes('404'))).toEqual([])
  await tab.close()
})

seldom('without WebGL the page says so, draws the table flat, and tells the match in words', async () => {
  const tab = await openPage(browser, 'about:blank')
  await tab.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await tab.page.goto(`${service.address}/replay/${finished}`)
  await tab.page.waitForSelector('text=/WebGL/')
  await tab.page.waitForSelector('text=/Ada/')
  await tab.page.waitForSelector('svg[data-ready="true"]')
  await tab.until('the table is drawn flat', ({ picture, frames }) => picture === '2d' && frames > 0)
  await tab.picture('no-webgl')
  await tab.close()
})
