import { createClient } from '@getaway/client'
import { EVENT_CARDS, type FugitiveEvent } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { goTo, openPage, PHONE } from './page.ts'

/** A match that ends with hideouts that nobody has found. */
const { events, lines } = escaped()
const start = events[0]?.at ?? 0
/** ms into the match. */
const into = (at = start) => Math.round((at - start) / 1000)

function escaped() {
  for (let seed = 1; seed < 200; seed++) {
    const match = playRandomFugitive({ seed })
    const end = match.events.findLast((event) => event.type === 'game.ended')
    if (end?.type === 'game.ended' && end.data.reason === 'manhunt-lost') return match
  }
  throw new Error('nobody gets away')
}

let service: Service
let browser: Browser
let replay = ''

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.4 })
  browser = await connectTestBrowser()
  const { id } = await createClient({ url: service.address }).importLog(
    lines.map((line) => `${line}\n`).join(''),
  )
  replay = `${service.address}/replay/imported/${id}`
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const placedWith = (sprints: number) => (event: FugitiveEvent) =>
  event.type === 'hideout.placed' &&
  Array.isArray(event.data.sprint) &&
  event.data.card !== 42 &&
  event.data.sprint.length >= sprints

test('a replay tells each side what it knew, and after the end what nobody had found', async () => {
  const placed = events.find(placedWith(0))
  const tab = await openPage(browser, `${replay}?t=${into(placed?.at) + 1500}&side=marshal`, { isFlat: true })
  const { page } = tab
  await tab.drawn()
  const words = page.getByRole('region', { name: 'The table in words' })
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem')
  expect(await words.textContent()).toMatch(/Turn 1/)
  const first = moves.filter({ hasText: /places hideout 1\b/ }).first()
  // What it was is told below, once it lies open.
  expect(await first.locator('span').first().textContent()).not.toMatch(/hideout 1: the/)
  // A link into the same match that names no side shows it as everybody sees it.
  await goTo(page, `${replay}?t=${into(placed?.at) + 1500}`)
  await expect.poll(() => first.textContent()).toMatch(/hideout 1: the \d+/)

  const ended = events.find(({ type }) => type === 'game.ended')
  await goTo(page, `${replay}?t=${into(ended?.at)}`)
  await page.keyboard.press('Space')
  const story = page.getByRole('region', { name: 'The row is turned over' })
  await story.waitFor()
  await story.getByText(/^Hideout \d+: \d+|^Never found: /).waitFor()
  await page.keyboard.press('s')
  await story.waitFor({ state: 'detached' })
  expect(await words.textContent()).toMatch(/has got away: the manhunt failed/)
  await tab.pictureAtRest('fugitive-end')

  await page.keyboard.press('h')
  const card = page.getByRole('dialog', { name: 'Help card' })
  await expect.poll(() => card.locator('svg').count(), { timeout: 20_000 }).toBeGreaterThan(4)
  expect(await card.getByRole('link', { name: 'All rules' }).getAttribute('href')).toBe(
    '/rules?game=fugitive',
  )
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('a live match of it stands on the front page and on TV, and is watched', async () => {
  const { id } = await createClient({ url: service.address }).createMatch({
    game: 'fugitive',
    seats: [
      { type: 'bot', strength: 'regular' },
      { type: 'bot', strength: 'regular' },
    ],
  })
  const tab = await openPage(browser, `${service.address}/`, { isFlat: true })
  const { page } = tab
  await page.locator(`a[href^="/watch/${id}"]`).first().waitFor()
  await page.goto(`${service.address}/tv`)
  await tab.until('TV shows it', ({ match, seq }) => match === id && seq > 4)
  await page.goto(`${service.address}/watch/${id}`)
  await tab.drawn()
  await tab.until('the match as it is played', ({ isLive, index }) => isLive && index > 5)
  const words = page.getByRole('region', { name: 'The table in words' })
  await expect.poll(() => words.textContent(), { timeout: 20_000 }).toMatch(/^Turn \d+/)
  // Who flees is drawn by lot.
  for (const role of ['fugitive', 'marshal']) expect(await words.textContent()).toContain(role)
  await tab.picture('fugitive-live')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('its rules stand beside those of Chase, and a link to a clause leads to them', async () => {
  const tab = await openPage(browser, `${service.address}/rules#F6.3`, { viewport: PHONE, isFlat: true })
  const { page } = tab
  await page.getByRole('heading', { name: 'Fugitive', level: 2 }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.getElementById('F6.3')?.getBoundingClientRect().top ?? 9999))
    .toBeLessThan(PHONE.height)
  for (const { name } of EVENT_CARDS) await page.getByText(name.en, { exact: true }).last().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Chase' }).click()
  await page.getByRole('heading', { name: 'Chase', level: 2 }).waitFor()
  expect(new URL(page.url()).search).toBe('?game=chase')
  expect(tab.complaints).toEqual([])
  await tab.close()
})
