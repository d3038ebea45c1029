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
import { seldom } from '../support/seldom.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'
import { createCapturedMatch, firstRoundOf } from './captured-match.ts'
import { createHoldings, type Held, matchesIn, playEvening } from './evening.ts'
import { fakeObs, holdOf, noteReplays, sayInObs, seenThrough, withoutWebGl } from './on-air.ts'
import { DESKTOP, openPage, type TestPage } from './page.ts'

const WIDE = { width: 640, height: 360 }
const TALL = { width: 360, height: 640 }
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
/** The first round decides it. */
const SHORT = { victory: [{ small: 1 }, { perfect: 1 }] }

let service: Service
let urls: Awaited<ReturnType<typeof createTestDatabase>>
let browser: Browser
let client: Client
/** Played through. */
let over = ''
/** Most of what is asked of an overlay is asked of this one: a browser keeps what it has compiled for a page. */
let shared: TestPage

const start = (port = 0) =>
  startTestService('Postgres', {
    databaseUrl: urls.application,
    migrationDatabaseUrl: urls.owner,
    botPace: 0.03,
    port,
  })
const playedOf = (event: string) => ({ ...SHORT, event: { id: event } })
const open = (path: string, viewport = WIDE) => openPage(browser, `${service.address}${path}`, { viewport })

beforeAll(async () => {
  urls = await createTestDatabase()
  service = await start()
  client = createClient({ url: service.address })
  browser = await connectTestBrowser()
  over = (await createCapturedMatch(service, { ...playedOf('played'), mood: 'night' })).id
  shared = await open(`/overlay/${over}?picture=2d`)
})
afterAll(async () => {
  await shared?.close()
  await browser?.close()
  await service?.close()
})

test.each([
  ['16:9', WIDE],
  ['9:16', TALL],
])('in the layout %s what is behind it shows through, and it keeps nothing', async (layout, viewport) => {
  const { page } = shared
  await page.setViewportSize(viewport)
  await page.goto(`${service.address}/overlay/${over}?picture=2d&layout=${layout}`)
  await shared.drawn()
  await page.getByText('player 0').first().waitFor()
  const { clear, solid } = await seenThrough(page)
  expect(clear).toBeGreaterThan(0.25)
  expect(solid).toBeGreaterThan(0.01)
  expect(await holdOf(page)).toEqual({ cookies: 0, kept: [], workers: 0, controls: 0 })
  await shared.picture(`overlay-${layout.replace(':', '-')}`)
  expect(shared.complaints).toEqual([])
})

test('in 3D, too, and only the shadows of the pieces are half transparent', async () => {
  const { page } = shared
  await page.setViewportSize({ width: 320, height: 180 })
  await page.goto(`${service.address}/overlay/${over}?layout=table&quality=low`)
  await shared.drawn()
  const { clear, solid } = await seenThrough(page)
  expect(clear).toBeGreaterThan(0.3)
  expect(solid).toBeGreaterThan(0.005)
  // The light is the one that the match was created with, unless the address wants another.
  expect(await shared.facts()).toMatchObject({ quality: 'low', mood: 'night' })
  expect(shared.complaints).toEqual([])
})

test.runIf(PROVE > 1)(
  'with all that a picture can have it is drawn without a complaint, and the address may want another light',
  async () => {
    const { page } = shared
    await page.setViewportSize({ width: 320, height: 180 })
    await page.goto(`${service.address}/overlay/${over}?layout=table&ground=room&quality=high&mood=day`)
    await page.waitForSelector('canvas[data-ready="true"]', { timeout: 120_000 })
    // The lens comes after the first picture: occlusion and depth of field.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/lens-[^/]*\.js$/.test(name)),
    )
    const seen = await shared.until(
      'a picture through the lens',
      ({ isStill, frames }) => isStill && frames > 1,
    )
    expect(seen).toMatchObject({ quality: 'high', mood: 'day', picture: '3d' })
    expect((await seenThrough(page)).clear).toBe(0)
    expect(shared.complaints).toEqual([])
  },
)

test('every parameter does what it says; a value that is not valid is told in the console only', async () => {
  const { page, complaints } = shared
  await page.setViewportSize(WIDE)
  const go = async (query: string) => {
    complaints.splice(0)
    await page.goto(`${service.address}/overlay/played?picture=2d&${query}`)
    await page.waitForFunction(() => window.getaway.index > 0)
  }
  const words = () => page.locator('body').innerText()
  const root = page.locator('[data-layout]').first()

  const script = encodeURIComponent('<b>Zoë</b>')
  await go(`names=${script}&colours=123456&title=Spring%20Open&series=2-1&bestof=5&lang=it&theme=light`)
  await expect.poll(words).toContain('<b>Zoë</b>')
  expect(await words()).not.toContain('player 0')
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
  const covers = async (ground: string) => {
    await go(`layout=table&ground=${ground}`)
    await page.waitForSelector('svg[data-ready="true"]')
    return (await seenThrough(page)).solid
  }
  const [table, nothing] = [await covers('table'), await covers('none')]
  expect(table).toBeGreaterThan(nothing + 0.2)

  expect(complaints).toEqual([])
  await go('delay=soon&layout=4:3&grass=1')
  await expect.poll(words).toContain('player 0')
  expect(complaints).toHaveLength(3)
  for (const wrong of ['delay=soon', 'layout=4:3', 'grass']) expect(complaints.join('\n')).toContain(wrong)
  expect(await words()).not.toMatch(/delay|layout|grass/)
})

test('the delay of its address holds on top, also where the match is over', async () => {
  await shared.page.goto(`${service.address}/overlay/${over}?picture=2d&delay=600000`)
  const { instant, head } = await shared.until('known', ({ seq, head }) => head > 5 && seq === head)
  expect(head).toBeGreaterThan(5)
  expect(instant).toBe(0)
  const words = await shared.page.locator('body').innerText()
  expect(words).toContain('Before the first round')
  expect(words).not.toMatch(/won|Winner/i)
})

test('where nothing is on air it shows nothing, and no error', async () => {
  const { page } = shared
  const asked = page.waitForResponse(/no-such-event/)
  await page.goto(`${service.address}/overlay/no-such-event`)
  await asked
  expect((await seenThrough(page)).clear).toBe(1)
  expect(await page.locator('body').innerText()).toBe('')
})

// Two matches at their own pace, and a service that starts again: minutes on a busy machine.
test('in OBS: hidden it rests, shown again it is current, moments on air are kept, and a line that is cut in mid-match is not seen', {
  timeout: 10 * 60_000,
}, async () => {
  const tab = await openPage(browser, 'about:blank', { viewport: WIDE, context: shared.page.context() })
  await tab.page.addInitScript(fakeObs)
  // Another source of the same OBS, on a computer without WebGL: it shows nothing twice, and leaves saving to the first.
  const other = await openPage(browser, 'about:blank', { viewport: WIDE, context: shared.page.context() })
  await other.page.addInitScript(fakeObs)
  await other.page.addInitScript(withoutWebGl)
  for (const { page } of [tab, other]) await page.addInitScript(noteReplays)
  await other.page.goto(`${service.address}/overlay/evening?replaybuffer=0&replays=0`)
  await tab.page.goto(`${service.address}/overlay/evening?picture=2d`)
  const first = await createSeatedMatch(service, 2, playedOf('evening'))
  const { layStart, capture } = firstRoundOf(first)
  const { frames } = await tab.until('on air', ({ match, seq }) => match === first.id && seq > 0)
  await sayInObs(tab.page, 'obsSourceVisibleChanged', { visible: false })
  const hidden = await tab.facts()
  expect(hidden.frames).toBeGreaterThanOrEqual(frames)
  await layStart()
  await tab.until('events come all the same', ({ seq }) => seq >= hidden.seq + 4)
  const rested = await tab.facts()
  expect(rested.instant - hidden.instant).toBeLessThan(500_000)
  expect(rested.frames - hidden.frames).toBeLessThanOrEqual(3)
  await sayInObs(tab.page, 'obsSourceVisibleChanged', { visible: true })
  await tab.until('current again', (facts) => facts.instant > rested.instant && facts.frames > rested.frames)

  await capture()
  await tab.until('OBS was asked', ({ replayBuffer }) => replayBuffer === 'asked')
  expect(await tab.page.evaluate('obsCounts.saves')).toBe(1)
  await sayInObs(tab.page, 'obsReplaybufferSaved')
  await tab.until('OBS has confirmed', ({ replayBuffer }) => replayBuffer === 'saved')

  // No other match begins, so the last moment is shown once more however long it takes until the table rests.
  await expect.poll(() => tab.page.evaluate('hasReplayed'), { timeout: 120_000 }).toBe(true)
  for (const one of [tab, other]) await one.until('its score', ({ isOver, isLive }) => isOver && !isLive)
  expect(await other.facts()).toMatchObject({ match: first.id, picture: '2d', replayBuffer: undefined })
  expect(await other.page.evaluate('obsCounts.saves')).toBe(0)
  expect(await other.page.evaluate('hasReplayed')).toBe(false)
  // Before its first match a tournament is not known.
  expect(other.complaints.filter((one) => !one.includes('404'))).toEqual([])
  await other.close()

  // The line is cut in mid-match, by a restart of the service; and the scene is only in the preview of OBS meanwhile.
  const loaded = await tab.page.evaluate(() => performance.timeOrigin)
  const second = await createSeatedMatch(service, 2, playedOf('evening'))
  await tab.until('the next match', ({ match, seq }) => match === second.id && seq > 0)
  await sayInObs(tab.page, 'obsSourceActiveChanged', { active: false })
  const next = firstRoundOf(second)
  await next.layStart()
  const cut = await tab.until('its start', ({ match, seq }) => match === second.id && seq >= 6)
  const { port } = new URL(service.address)
  await service.close()
  service = await start(Number(port))
  await next.capture()
  const goneOn = await tab.until('the score after the cut', ({ isOver, isLive }) => isOver && !isLive)
  expect(goneOn.match).toBe(second.id)
  expect(goneOn.seq).toBeGreaterThan(cut.seq)
  expect(goneOn.frames).toBeGreaterThan(cut.frames)
  expect(await tab.page.evaluate(() => performance.timeOrigin)).toBe(loaded)
  expect(await tab.page.evaluate('obsCounts.saves')).toBe(1)
  await tab.close()
})

seldom(
  'only a frame for other sites is framed by them; it keeps nothing and leads elsewhere beside them',
  async () => {
    const other = createServer((request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<iframe src="${service.address}${request.url}" width="600" height="400"></iframe>`)
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    // By another name it is another site.
    const site = `http://localhost:${(other.address() as AddressInfo).port}`
    const tab = await openPage(browser, `${site}/embed/${over}?picture=2d&t=0s`)
    const frame = tab.page.frameLocator('iframe')
    await frame.locator('svg[data-ready="true"]').waitFor()
    await frame.getByRole('button', { name: 'Play' }).press('Enter')
    const inner = tab.page.frames().find((one) => one.url().startsWith(service.address))
    await expect.poll(() => inner?.evaluate(() => window.getaway.isPlaying)).toBe(true)
    const link = frame.getByRole('link', { name: 'Open in Getaway' })
    // Where it leads is enough.
    await tab.page
      .context()
      .route(/\/replay\//, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    const [opened] = await Promise.all([tab.page.context().waitForEvent('page'), link.press('Enter')])
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
    await shared.page.goto(`${service.address}/embed/${over}?picture=2d&t=0s`)
    await shared.page.getByRole('button', { name: 'Play' }).press('Enter')
    expect(await holdOf(shared.page)).toMatchObject({ cookies: 0, kept: [], workers: 0 })
    other.close()
    await tab.close()
  },
)

seldom('the page that puts overlays together shows what its address will show', async () => {
  const given = encodeURIComponent(`${service.address}/overlay/${over}?picture=2d`)
  const tab = await openPage(browser, `${service.address}/overlay?match=${given}`, {
    context: shared.page.context(),
  })
  const { page } = tab
  await page.setViewportSize(DESKTOP)
  const address = page.getByLabel('Address')
  await expect.poll(() => page.getByRole('radio', { name: 'Flat' }).isChecked()).toBe(true)
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
  'three hours of matches leave nothing behind: memory, sockets, listeners and what the graphics card holds stay flat',
  { timeout: 60 * 60_000 },
  async () => {
    const tab = await openPage(browser, 'about:blank', { viewport: { width: 320, height: 180 } })
    const held = await createHoldings(tab.page)
    await tab.page.goto(`${service.address}/overlay/long?quality=low`)
    const figures: Held[] = []
    const matches = Math.ceil(matchesIn(3) * Math.min(1, PROVE / 10))
    await playEvening(client, tab, { event: 'long', matches }, async () => {
      figures.push(await held())
    })
    console.log(figures.map((one) => JSON.stringify(one)).join('\n'))
    // By the third match everything has been seen once. A quick match is over before its table is dressed: the least counts.
    const [early, last] = [figures.slice(2, 7), figures.slice(-5)]
    for (const [name, grown] of [
      ['data', 1.15],
      ['nodes', 1.15],
      ['listeners', 1],
      ['gpu', 1],
    ] as const) {
      const least = (some: readonly Held[]) => Math.min(...some.map((one) => one[name]))
      expect(least(last), name).toBeLessThanOrEqual(least(early) * grown)
    }
    expect(Math.max(...figures.map(({ sockets }) => sockets))).toBeLessThanOrEqual(1)
    expect(Math.max(...figures.map(({ contexts }) => contexts))).toBe(1)
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)
