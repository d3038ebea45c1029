import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@getaway/client'
import { seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { PROVE } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openPage } from './page.ts'
import { clipFacts, gifFacts, type Pixels, pixelsOf } from './seen-files.ts'

const { events, lines } = simulate({
  game: chase,
  id: 'filmed',
  at: 1_763_456_789_000_000,
  seats: ['regular', 'regular'],
  random: seededRandom(7),
})
const start = events[0]?.at ?? 0
const laid = events.filter(({ type }) => type === 'tile.placed')
/** Seconds into the match, in tenths: a tile is put down soon after. */
const from = Math.floor(((laid[5]?.at ?? 0) - start) / 100_000) / 10
const SHOWN = 0.5
/** A file is encoded and played again: on a busy machine that takes as long as it takes (ms). */
const PATIENCE = 10 * 60_000

const folder = tempFolder()
let service: Service
let browser: Browser
let address = ''

beforeAll(async () => {
  service = await startTestService('Postgres')
  browser = await connectTestBrowser()
  const { id } = await createClient({ url: service.address }).importLog(
    lines.map((line) => `${line}\n`).join(''),
  )
  address = `${service.address}/replay/imported/${id}?t=${from}s&quality=low&seed=3`
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

test('a picture, clips and a GIF are made, open again, and show the match', {
  timeout: PATIENCE,
}, async () => {
  const tab = await openPage(browser, address, { isFlat: true })
  const { page } = tab
  await tab.drawn()
  await openShare(page)
  expect(await page.getByLabel('Link to this moment', { exact: true }).inputValue()).toContain(`t=${from}s`)
  expect(await page.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(
    /^\/api\/imports\/[\w-]+\/log$/,
  )

  await choose(page, 'Picture')
  await page.getByLabel('Width').fill('320')
  await page.getByLabel('Height').fill('180')
  const picture = await pixelsOf(page, await made(page))
  expect([picture.width, picture.height]).toEqual([320, 180])
  expect(picture.light).toBeGreaterThan(20)

  // Twice as fast: half a second has to be filmed for a quarter of a second.
  await choose(page, 'Clip')
  await page.getByLabel('From', { exact: true }).fill(`0:${from}`)
  await page.getByLabel('To', { exact: true }).fill(`0:${Math.round(10 * (from + SHOWN)) / 10}`)
  await choose(page, '360')
  await choose(page, '2×')
  for (const format of PROVE > 1 ? ['MP4', 'WebM'] : ['WebM']) {
    await choose(page, format)
    const file = await made(page)
    const clip = await clipFacts(page, file)
    expect(clip).toMatchObject({ width: 640, height: 360, hasSound: true, frames: 8 })
    expect(Math.abs(clip.seconds - SHOWN / 2)).toBeLessThan(0.1)
    // Its first frame is what the picture shows; by the last one something has happened.
    expect(offBetween(clip.first, picture)).toBeLessThan(12)
    expect(offBetween(clip.last, clip.first)).toBeGreaterThan(1)
    // The same clip is the same file; `tests/cli/clip.test.ts` makes one twice at every run.
    if (PROVE > 1) expect((await made(page)).equals(file)).toBe(true)
  }

  await choose(page, 'GIF')
  await choose(page, '240')
  const gif = await gifFacts(page, await made(page))
  expect(gif).toMatchObject({ width: 426, height: 240 })
  expect(gif.frames).toBeGreaterThan(2)
  expect(gif.seconds).toBeCloseTo(SHOWN / 2, 1)
  expect(offBetween(gif.first, picture)).toBeLessThan(12)
  expect(offBetween(gif.last, gif.first)).toBeGreaterThan(1)

  // What is under way can be given up, and leaves nothing behind.
  await page.getByLabel('To', { exact: true }).fill(`0:${from + 5}`)
  await page.getByRole('button', { name: 'Make the GIF' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByRole('button', { name: 'Make the GIF' }).isEnabled()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)

  // What nobody has seen cannot be filmed.
  await page.getByLabel('From', { exact: true }).fill('59:00')
  await page.getByLabel('To', { exact: true }).fill('59:10')
  expect(await page.getByRole('alert').textContent()).toMatch(/Only what you have seen/)
  expect(await page.getByRole('button', { name: 'Make the GIF' }).isEnabled()).toBe(false)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('what the browser does not encode is not offered', async () => {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    deviceScaleFactor: 0.25,
  })
  await context.addInitScript(encodeOnly, ['vp09'])
  await context.addInitScript(() => {
    localStorage['getaway.settings'] = JSON.stringify({ picture: '2d' })
  })
  const tab = await openPage(browser, address, { context })
  const { page } = tab
  await tab.drawn()
  await openShare(page)
  await page.getByRole('radio', { name: 'WebM' }).waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: 'MP4' }).count()).toBe(0)
  // No sound either.
  expect(await page.getByRole('checkbox', { name: 'Sound' }).count()).toBe(0)
  expect(await page.getByText('encodes no sound').count()).toBe(1)
  await context.close()
})

test.runIf(PROVE > 1)('in 3D: many exposures for each frame, and the same file again', async () => {
  const tab = await openPage(browser, address)
  const { page } = tab
  await tab.drawn()
  await openShare(page)
  await choose(page, 'Picture')
  await page.getByLabel('Width').fill('320')
  await page.getByLabel('Height').fill('180')
  const file = await made(page)
  expect((await pixelsOf(page, file)).light).toBeGreaterThan(10)
  expect((await made(page)).equals(file)).toBe(true)

  await choose(page, 'Clip')
  await page.getByLabel('From', { exact: true }).fill(`0:${from}`)
  await page.getByLabel('To', { exact: true }).fill(`0:${Math.round(10 * (from + SHOWN)) / 10}`)
  await choose(page, '360')
  await choose(page, '2×')
  await choose(page, 'Draft')
  await choose(page, 'WebM')
  const clip = await made(page)
  expect(await clipFacts(page, clip)).toMatchObject({ width: 640, height: 360, frames: 8 })
  expect((await made(page)).equals(clip)).toBe(true)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Share/ }).click()
  await page.getByRole('dialog', { name: 'Share' }).waitFor()
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name, exact: true }).check({ force: true })
}

/** The file that is made of what is chosen, as it is saved. */
async function made(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: /^Make the/ }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const alert = page.getByRole('alert')
  await save
    .or(alert)
    .first()
    .waitFor({ timeout: PATIENCE / 2 })
  expect(await alert.allTextContents()).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const path = join(folder, download.suggestedFilename())
  await download.saveAs(path)
  const file = readFileSync(path)
  await page.getByRole('button', { name: 'Change something' }).click()
  return file
}

function offBetween(one: Pixels, other: Pixels): number {
  const off = one.thumb.reduce((sum, value, at) => sum + Math.abs(value - (other.thumb[at] ?? 0)), 0)
  return off / one.thumb.length
}

/** Runs in the page before anything else there: as a browser that encodes these video codecs alone, and no sound. */
function encodeOnly(codecs: readonly string[]): void {
  const ask = VideoEncoder.isConfigSupported.bind(VideoEncoder)
  VideoEncoder.isConfigSupported = async (config) =>
    codecs.some((codec) => config.codec.startsWith(codec)) ? ask(config) : { supported: false, config }
  AudioEncoder.isConfigSupported = async (config) => ({ supported: false, config })
}
