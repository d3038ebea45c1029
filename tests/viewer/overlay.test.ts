import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Client, createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'
import { PROVE } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import { fakeObs, holdOf, sayInObs, seenThrough } from './on-air.ts'
import { openPage } from './page.ts'

const WIDE = { width: 640, height: 360 }
const TALL = { width: 360, height: 640 }
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const PACE = 0.03
const bot = (name: string) => ({ type: 'bot', strength: 'regular', name }) as const

let service: Service
let urls: Awaited<ReturnType<typeof createTestDatabase>>
let browser: Browser
let client: Client
/** Played through. */
let over = ''

const start = (botPace: number, port = 0) =>
  startTestService('Postgres', {
    databaseUrl: urls.application,
    migrationDatabaseUrl: urls.owner,
    botPace,
    port,
  })
const play = async (event: string, delayMs = 0) => {
  const { id } = await client.createMatch({
    game: 'chase',
    seats: [bot('Ada'), bot('Ben')],
    options: { event: { id: event }, spectators: { delayMs } },
  })
  return id
}
const open = (path: string, viewport = WIDE) => openPage(browser, `${service.address}${path}`, { viewport })
const ended = async (id: string) => {
  // Its stream ends with it.
  const asked = await fetch(`${service.address}/api/matches/${id}/events`, {
    headers: { accept: 'application/x-ndjson' },
  })
  await asked.text()
}

beforeAll(async () => {
  urls = await createTestDatabase()
  service = await start(PACE)
  client = createClient({ url: service.address })
  browser = await connectTestBrowser()
  over = await play('played')
  await ended(over)
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

test.each([
  ['16:9', WIDE],
  ['9:16', TALL],
])('in the layout %s what is behind it shows through, and it keeps nothing', async (layout, viewport) => {
  const tab = await open(`/overlay/${over}?picture=2d&layout=${layout}`, viewport)
  await tab.drawn()
  await tab.page.getByText('Ada').first().waitFor()
  const { clear, solid } = await seenThrough(tab.page)
  expect(clear).toBeGreaterThan(0.25)
  expect(solid).toBeGreaterThan(0.01)
  expect(await holdOf(tab.page)).toEqual({ cookies: 0, kept: [], workers: 0, controls: 0 })
  await tab.picture(`overlay-${layout.replace(':', '-')}`)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

test('in 3D, too, and only the shadows of the pieces are half transparent', async () => {
  const tab = await open(`/overlay/${over}?layout=table&quality=low`, { width: 320, height: 180 })
  await tab.drawn()
  const { clear, solid } = await seenThrough(tab.page)
  expect(clear).toBeGreaterThan(0.3)
  expect(solid).toBeGreaterThan(0.005)
  await tab.close()
})

test('every parameter does what it says; a value that is not valid is told in the console only', async () => {
  const tab = await open('/overlay/played')
  const { page } = tab
  const go = async (query: string) => {
    tab.complaints.splice(0)
    await page.goto(`${service.address}/overlay/played?picture=2d&${query}`)
    await page.waitForFunction(() => window.getaway.index > 0)
  }
  const words = () => page.locator('body').innerText()
  const root = page.locator('[data-layout]').first()

  const script = encodeURIComponent('<b>Zoë</b>')
  await go(`names=${script}&colours=123456&title=Spring%20Open&series=2-1&bestof=5&lang=it&theme=light`)
  await expect.poll(words).toContain('<b>Zoë</b>')
  expect(await words()).not.toContain('Ada')
  await expect.poll(words).toContain('Spring Open')
  expect(await words()).toMatch(/Partita|Perfette/i)
  expect(await root.getAttribute('lang')).toBe('it')
  expect(await root.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  await expect.poll(() => page.locator('[style*="#123456"]').count()).toBeGreaterThan(0)
  await page.getByLabel(/partite vinte: 2/).waitFor()

  await go(`chroma=00ff00&parts=clock,score&scale=1.5&replays=0#logo=${encodeURIComponent(PIXEL)}`)
  await expect.poll(() => page.locator(`img[src="${PIXEL}"]`).count()).toBeGreaterThan(0)
  expect((await seenThrough(page)).clear).toBe(0)
  expect(await root.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 255, 0)')
  expect(await page.locator('svg[data-ready]').count()).toBe(0)
  expect(await page.locator('[style*="--air-scale: 1.5"]').count()).toBe(1)

  await go('layout=score')
  expect(await page.locator('svg[data-ready]').count()).toBe(0)
  await go('layout=table&parts=table,story&ground=room')
  await page.waitForSelector('svg[data-ready="true"]')
  expect(await page.locator('[style*="--air-scale"]').count()).toBe(0)
  expect((await seenThrough(page)).clear).toBe(0)

  expect(tab.complaints).toEqual([])
  await go('delay=soon&layout=4:3&grass=1')
  await expect.poll(words).toContain('Ada')
  expect(tab.complaints).toHaveLength(3)
  for (const wrong of ['delay=soon', 'layout=4:3', 'grass'])
    expect(tab.complaints.join('\n')).toContain(wrong)
  expect(await words()).not.toMatch(/delay|layout|grass/)
  await tab.close()
})

test('where nothing is on air it shows nothing, and no error', async () => {
  const tab = await openPage(browser, 'about:blank', { viewport: WIDE })
  const asked = tab.page.waitForResponse(/no-such-event/)
  await tab.page.goto(`${service.address}/overlay/no-such-event`)
  await asked
  expect((await seenThrough(tab.page)).clear).toBe(1)
  expect(await tab.page.locator('body').innerText()).toBe('')
  await tab.close()
})

test('the delay of its address holds on top, also where the match is over', async () => {
  const id = await play('delayed')
  await ended(id)
  const tab = await open(`/overlay/${id}?picture=2d&delay=600000`)
  const { instant, seq } = await tab.until('known', (facts) => facts.seq > 20 && facts.length >= 0)
  expect(seq).toBeGreaterThan(20)
  expect(instant).toBe(0)
  expect(await tab.page.locator('body').innerText()).not.toMatch(/won|Winner|Match point/i)
  await tab.close()
})

test('in OBS: hidden it rests, shown again it is current, moments are kept, and a restart of the service is not seen', async () => {
  const tab = await openPage(browser, 'about:blank', { viewport: WIDE })
  await tab.page.addInitScript(fakeObs)
  await tab.page.goto(`${service.address}/overlay/evening?picture=2d`)
  const first = await play('evening')
  const { frames, instant } = await tab.until('on air', (facts) => facts.match === first && facts.seq > 8)
  await sayInObs(tab.page, 'obsSourceVisibleChanged', { visible: false })
  const hidden = await tab.facts()
  expect(hidden.frames).toBeGreaterThanOrEqual(frames)
  await tab.until('events come all the same', ({ seq }) => seq > hidden.seq + 5)
  const rested = await tab.facts()
  expect(rested.instant - hidden.instant).toBeLessThan(500_000)
  expect(rested.frames - hidden.frames).toBeLessThanOrEqual(3)
  await sayInObs(tab.page, 'obsSourceVisibleChanged', { visible: true })
  await tab.until('current again', (facts) => facts.instant > rested.instant && facts.instant > instant)

  await tab.until('OBS was asked', ({ replayBuffer }) => replayBuffer === 'asked')
  expect(await tab.page.evaluate('obsCounts.saves')).toBe(1)
  await sayInObs(tab.page, 'obsReplaybufferSaved')
  await tab.until('OBS has confirmed', ({ replayBuffer }) => replayBuffer === 'saved')

  // The next match begins while the service is being restarted.
  await tab.until('the score was seen', ({ isOver, isLive }) => isOver && !isLive)
  const { port } = new URL(service.address)
  await service.close()
  service = await start(PACE, Number(port))
  const loaded = await tab.page.evaluate(() => performance.timeOrigin)
  const second = await play('evening')
  await tab.until('the next match', (facts) => facts.match === second && facts.seq > 8)
  expect(await tab.page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  await tab.close()
})

test('only a frame for other sites is framed by them; it keeps nothing and leads elsewhere beside them', async () => {
  const other = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${service.address}${request.url}" width="600" height="400"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  // By another name it is another site.
  const site = `http://localhost:${(other.address() as AddressInfo).port}`
  const tab = await openPage(browser, `${site}/embed/${over}?picture=2d&t=5s`)
  const frame = tab.page.frameLocator('iframe')
  await frame.locator('svg[data-ready="true"]').waitFor()
  await frame.getByRole('button', { name: 'Play' }).click()
  const inner = tab.page.frames().find((one) => one.url().startsWith(service.address))
  await expect.poll(() => inner?.evaluate(() => window.getaway.isPlaying)).toBe(true)
  const link = frame.getByRole('link', { name: 'Open in Getaway' })
  const [opened] = await Promise.all([tab.page.context().waitForEvent('page'), link.click()])
  await opened.waitForURL(new RegExp(`/replay/${over}`))
  await opened.close()
  for (const path of [`/watch/${over}`, `/overlay/${over}`, '/overlay', '/']) {
    await tab.page.goto(`${site}${path}`)
    await expect
      .poll(() =>
        tab.page
          .frames()
          .at(-1)
          ?.evaluate(() => document.querySelector('#app') === null),
      )
      .toBe(true)
  }
  // Where a browser would let it keep something, it keeps nothing either.
  const alone = await open(`/embed/${over}?picture=2d`)
  await alone.page.getByRole('button', { name: 'Play' }).press('Enter')
  expect(await holdOf(alone.page)).toMatchObject({ cookies: 0, kept: [], workers: 0 })
  await alone.close()
  other.close()
  await tab.close()
})

test('the page that puts overlays together shows what its address will show', async () => {
  const tab = await open(`/overlay?match=${over}`, { width: 1280, height: 720 })
  const { page } = tab
  const address = page.getByLabel('Address')
  await page.getByRole('radio', { name: 'Flat' }).check()
  await page.getByRole('radio', { name: 'Tall 9:16' }).check()
  await page.getByLabel('Name', { exact: true }).first().fill('Zoë')
  await page.getByRole('checkbox', { name: 'Clock' }).uncheck()
  await page.getByLabel('Extra delay (s)').fill('0')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Zoë').first().waitFor()
  const made = new URL(await address.inputValue())
  expect(made.pathname).toBe(`/overlay/${over}`)
  expect(Object.fromEntries(made.searchParams)).toEqual({
    layout: '9:16',
    picture: '2d',
    names: 'Zoë',
    parts: 'table,score,items,lead,names,story,series',
  })
  // An address that is pasted comes back as a form.
  await page
    .getByLabel('Match or tournament')
    .fill(`${service.address}/overlay/played?theme=light&delay=soon`)
  await page.getByText('delay=soon').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true)
  expect(await address.inputValue()).toBe(`${service.address}/overlay/played?theme=light`)
  await tab.picture('overlay-builder')
  await tab.close()
})

test.runIf(PROVE > 1)(
  'an evening of matches leaves nothing behind: memory, sockets and listeners stay flat',
  async () => {
    const tab = await open('/overlay/long?picture=2d')
    const { page } = tab
    let sockets = 0
    page.on('websocket', (socket) => {
      sockets++
      socket.on('close', () => sockets--)
    })
    const metrics = await page.context().newCDPSession(page)
    await metrics.send('Performance.enable')
    const measured = async () => {
      await metrics.send('HeapProfiler.collectGarbage')
      const { metrics: all } = await metrics.send('Performance.getMetrics')
      const of = (name: string) => all.find((one) => one.name === name)?.value ?? 0
      return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
    }
    const figures: Awaited<ReturnType<typeof measured>>[] = []
    for (let nth = 0; nth < (2 * PROVE) / 3; nth++) {
      const id = await play('long')
      await tab.until('this match', ({ match }) => match === id)
      await tab.until('its score', ({ isOver, isLive }) => isOver && !isLive)
      figures.push(await measured())
      expect(sockets).toBeLessThanOrEqual(1)
    }
    const [early, last] = [figures[2], figures.at(-1)]
    console.log(
      figures.map(({ heap, nodes, listeners }) => `${Math.round(heap / 1000)} kB ${nodes} ${listeners}`),
    )
    expect(last?.heap).toBeLessThan((early?.heap ?? 0) * 1.3)
    expect(last?.nodes).toBeLessThan((early?.nodes ?? 0) * 1.5)
    expect(last?.listeners).toBeLessThan((early?.listeners ?? 0) * 1.5)
    await tab.close()
  },
)
