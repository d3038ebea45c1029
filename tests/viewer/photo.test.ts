import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@getaway/client'
import { playRandomMatch } from '@getaway/engine/testing'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseRoute } from '../../apps/viewer/src/routes.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openPage } from './page.ts'

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.03 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** Quick hands: they often come too late. */
const QUICK = { sense: 100, care: 100, sight: 95, pace: 60_000 }

test('P shows the last race slowly with both hands’ stamps; it can be kept, and Escape leads back', async () => {
  const { lines } = playRandomMatch({ seed: 7, players: 4, skill: QUICK, organiser: false })
  const tab = await openPage(browser, `${service.address}/replay/file`, {
    isFlat: true,
    acceptDownloads: true,
  })
  const { page } = tab
  const buffer = Buffer.from(`${lines.join('\n')}\n`)
  const file = { name: 'quick.getaway.jsonl', mimeType: 'application/x-ndjson', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await tab.drawn()
  await page.keyboard.press('End')
  const end = await tab.until('the end', ({ index, seq, isPlaying }) => !isPlaying && index >= seq - 1)
  await page.keyboard.press('p')
  const photo = page.getByRole('region', { name: 'Photo finish' })
  await photo.getByText(/^Race (\d+) of \1$/).waitFor()
  await tab.until('an instant before the race', ({ instant }) => instant < end.instant)
  await photo.getByText('Timestamps').first().click()
  const table = photo.getByRole('table')
  expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1)
  expect(await table.getByRole('row', { name: /^counts 0 \+[\d.]+ (µs|ms|s)/ }).count()).toBe(1)
  expect(await photo.getByText(/^Under “first to (act|arrive)”/).count()).toBe(1)

  await photo.getByRole('button', { name: 'Previous race' }).click()
  await photo.getByText(/^Race \d+ of \d+$/).waitFor()
  const downloading = page.waitForEvent('download')
  await photo.getByRole('button', { name: 'Save picture' }).click()
  const still = join(tempFolder(), 'still.png')
  await (await downloading).saveAs(still)
  const png = readFileSync(still)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 900])
  expect(png.length).toBeGreaterThan(15_000)

  await photo.getByRole('button', { name: 'Close the photo finish' }).press('Escape')
  await photo.waitFor({ state: 'detached' })
  const back = await tab.until('where one was', ({ instant }) => instant === end.instant)
  expect(back.isPlaying).toBe(false)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom(
  'the races of a match, and of all matches of a tournament: each row leads to its instant',
  async () => {
    const client = createClient({ url: service.address })
    const played = async (options: object) => {
      const { id } = await client.createMatch({
        game: 'chase',
        seats: ['Ada', 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name })),
        options: { event: { id: 'sprint' }, ...options },
      })
      await expect.poll(async () => (await client.readMatch(id)).status, { timeout: 60_000 }).toBe('over')
      return id
    }
    // Hands that are so quick race in every match of some rounds; a single round may be over without one.
    const ids = await Promise.all([played({}), played({ victory: [{ small: 1 }, { perfect: 1 }] })])
    const tab = await openPage(browser, `${service.address}/races?event=sprint`, { isFlat: true })
    const { page } = tab
    const rows = page.getByRole('article').getByRole('link')
    const leadsTo = () => rows.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const matchesOf = (links: readonly string[]) => new Set(links.map((link) => new URL(link).pathname))
    const all = new Set(ids.map((id) => `/replay/${id}`))
    await page.getByRole('heading', { name: 'sprint' }).waitFor()
    await rows.first().waitFor()
    await expect.poll(() => page.getByRole('status').textContent(), { timeout: 30_000 }).toBe('')
    const ofEvent = await leadsTo()
    expect(matchesOf(ofEvent)).toContain(`/replay/${ids[0]}`)
    for (const one of matchesOf(ofEvent)) expect(all).toContain(one)

    for (const id of ids.toReversed()) {
      await page.goto(`${service.address}/races/${id}`)
      const own = ofEvent.filter((link) => link.includes(id))
      await expect.poll(leadsTo).toEqual(own)
    }
    // The closest one comes first.
    const [first = ''] = await leadsTo()
    await rows.first().press('Enter')
    await tab.drawn()
    const asked = parseRoute(new URL(first))
    const { instant, match, isPlaying } = await tab.facts()
    expect({ page: 'replay', match, into: instant }).toEqual(asked)
    expect(isPlaying).toBe(false)
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)
