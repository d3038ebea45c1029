import { createClient } from '@getaway/client'
import { seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { goTo, openPage, PHONE } from './page.ts'

const { events, lines } = simulate({
  game: chase,
  id: 'watched',
  at: 1_763_456_789_000_000,
  seats: ['regular', 'regular'],
  random: seededRandom(7),
})
const start = events[0]?.at ?? 0
const scored = events.filter(({ type }) => type === 'round.scored')
/** ms into the match. */
const into = (at: number) => Math.round((at - start) / 1000)

const FLAT = { isFlat: true }

let service: Service
let browser: Browser
let replay = ''

beforeAll(async () => {
  service = await startTestService()
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

seldom('C8: the check of a round is shown and told, and can be skipped', async () => {
  const at = into(scored[0]?.at ?? 0)
  // Before the next deal, so that what is said after it is of this round.
  const dealt = into(
    events.find(({ type, seq }) => type === 'round.dealt' && seq > (scored[0]?.seq ?? 0))?.at ?? 0,
  )
  expect(dealt - at).toBeGreaterThan(4000)
  const tab = await openPage(browser, `${replay}?t=${at + 1500}`, FLAT)
  const { page } = tab
  const story = page.getByRole('region', { name: 'The check of round 1' })
  const inWords = page.getByRole('region', { name: 'The table in words' })
  await tab.drawn()
  await story.waitFor()
  const first = await story.locator('p').textContent()
  await page.keyboard.press('Space')
  await expect.poll(() => story.locator('p').textContent(), { timeout: 20_000 }).not.toBe(first)
  await page.keyboard.press('Space')
  await tab.until('paused', ({ isPlaying }) => !isPlaying)
  await tab.picture('check')
  await goTo(page, `${replay}?t=${at + 3500}`)
  await tab.until('there', ({ instant }) => instant === (at + 3500) * 1000)
  expect(await inWords.textContent()).not.toMatch(/goes to|wins the round/)
  // On a phone, too, most of the table is seen beside it.
  await page.setViewportSize(PHONE)
  expect((await story.boundingBox())?.height).toBeLessThan(160)
  await page.keyboard.press('s')
  await story.waitFor({ state: 'detached' })
  expect(await inWords.textContent()).toMatch(/goes to|wins the round/)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('without spoilers neither length, future nor result is told', async () => {
  const tab = await openPage(browser, `${replay}?t=${into(scored[0]?.at ?? 0)}`, FLAT)
  const { page } = tab
  await tab.drawn()
  const slider = page.getByRole('slider')
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem')
  const open = { length: await slider.getAttribute('aria-valuetext'), moves: await moves.count() }
  await page.getByRole('button', { name: 'Viewing options' }).first().click()
  await page.getByRole('switch').first().check()
  await page.keyboard.press('Escape')
  await expect.poll(() => moves.count(), { timeout: 20_000 }).toBeLessThan(open.moves)
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(open.length)
  const reached = await tab.facts()
  expect(reached.index).toBeLessThan(events.length - 10)
  await page.keyboard.press('End')
  await page.waitForTimeout(300)
  expect((await tab.facts()).index).toBe(reached.index)
  await tab.picture('without-spoilers')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('as the chaser one sees no hand; the link says so', async () => {
  const laid = events.find(({ type }) => type === 'tile.placed')
  const tab = await openPage(browser, `${replay}?t=${into(laid?.at ?? 0)}&side=chaser`, {
    viewport: PHONE,
    isFlat: true,
  })
  const { page } = tab
  await page.evaluate(() => localStorage.setItem('getaway.settings', JSON.stringify({ picture: '2d' })))
  await page.reload()
  await page.waitForSelector('svg[data-ready="true"]')
  await tab.until('flat', ({ picture, frames }) => picture === '2d' && frames > 0)
  expect(new URL(page.url()).searchParams.get('side')).toBe('chaser')
  const faces = () => page.locator('svg[data-ready] use[href*="tile"]').count()
  const chasers = await faces()
  await page.goto(`${replay}?t=${into(laid?.at ?? 0)}`)
  await page.waitForSelector('svg[data-ready="true"]')
  await tab.until('flat', ({ picture, frames }) => picture === '2d' && frames > 0)
  expect(await faces()).toBeGreaterThan(chasers)
  await tab.picture('flat')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

test('keys do what they do in video players', async () => {
  const tab = await openPage(browser, `${replay}?t=0`, FLAT)
  const { page } = tab
  await tab.drawn()
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
    return tab.facts()
  }
  const half = await press('5')
  expect(half.instant / half.length).toBeCloseTo(0.5, 2)
  expect((await press(']')).instant).toBeGreaterThan(half.instant)
  expect((await press('[')).instant).toBeLessThanOrEqual(half.instant + 60_000_000)
  await press('Home')
  const flag = await press('Shift+ArrowRight')
  expect(flag.instant).toBeGreaterThan(0)
  await press('>')
  expect((await tab.facts()).speed).toBe(2)
  await press('j')
  const back = await tab.until('backwards', ({ isPlaying, speed }) => isPlaying && speed < 0)
  await tab.until('it goes back', ({ instant }) => instant < back.instant)
  await press('k')
  await press('?')
  await page.getByRole('dialog').waitFor()
  await tab.picture('keys')
  await page.keyboard.press('Escape')
  await press('h')
  const card = page.getByRole('dialog', { name: 'Help card' })
  await card.waitFor()
  await expect.poll(() => card.locator('svg').count(), { timeout: 20_000 }).toBeGreaterThan(4)
  await tab.picture('help-card')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

test('front page and rules stand on a phone, in daylight and in Italian', async () => {
  const tab = await openPage(browser, 'about:blank', {
    viewport: PHONE,
    locale: 'it-IT',
    colorScheme: 'light',
    isFlat: true,
  })
  const { page } = tab
  for (const path of ['/', '/rules']) {
    await page.goto(`${service.address}${path}`)
    await page.waitForSelector('h1')
    expect(await page.getAttribute('html', 'data-theme'), path).toBe('light')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
      PHONE.width,
    )
    await tab.picture(`page${path.replaceAll('/', '-')}`)
  }
  expect(tab.complaints).toEqual([])
  await tab.close()
})
