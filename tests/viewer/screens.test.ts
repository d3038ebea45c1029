import { createClient, newToken } from '@getaway/client'
import { createTournamentClient } from '@getaway/client/tournaments'
import { seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { sampled } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'
import { createCapturedMatch } from './captured-match.ts'
import { openPage, PHONE } from './page.ts'

const LANDSCAPE = { width: 844, height: 390 }
/** WCAG 2.2, 2.5.5, in px. */
const TARGET = 44

const { events, lines } = simulate({
  game: chase,
  id: 'shown',
  at: 1_763_456_789_000_000,
  seats: ['regular', 'regular'],
  random: seededRandom(7),
})
const start = events[0]?.at ?? 0
const laid = events.filter(({ type }) => type === 'tile.placed')
/** ms into the match. */
const at = Math.round(((laid[5]?.at ?? 0) - start) / 1000) + 100

let service: Service
let browser: Browser
let replay = ''

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.4 })
  browser = await connectTestBrowser()
  const { id } = await createClient({ url: service.address }).importLog(
    lines.map((line) => `${line}\n`).join(''),
  )
  replay = `/replay/imported/${id}?t=${at}`
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

seldom('full screen keeps round, names, score and items, and they cover no tile', async () => {
  const tab = await openPage(browser, `${service.address}${replay}`, { isFlat: true })
  const { page } = tab
  await tab.drawn()
  const score = page.getByRole('region', { name: 'Score' })
  expect(await score.count()).toBe(0)
  await page.keyboard.press('f')
  await score.waitFor()
  expect(await score.textContent()).toMatch(/Round \d/)
  // Two players and four items.
  expect(await score.getByRole('listitem').count()).toBe(6)
  await page.getByRole('button', { name: 'Whole table' }).click()
  await tab.until('the picture has come to rest', ({ isStill }) => isStill)
  const tiles = await page.locator('svg[data-ready] use[href*="tile"]').count()
  expect(tiles).toBeGreaterThan(4)
  expect(await page.evaluate(coveredBy, 'section[aria-label="Score"]')).toEqual([])
  expect(await page.evaluate(coveredButtons, 'section[aria-label="Score"]')).toEqual([])
  await tab.picture('full-screen')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('a phone on its side gives the table nearly all of its height', async () => {
  const tab = await openPage(browser, `${service.address}${replay}`, { ...onPhone(LANDSCAPE), isFlat: true })
  const { page } = tab
  await tab.drawn()
  const { width = 0, height = 0 } = (await page.locator('svg[data-ready]').boundingBox()) ?? {}
  expect(height).toBeGreaterThan(0.85 * LANDSCAPE.height)
  expect(width).toBeGreaterThan(0.9 * LANDSCAPE.width)
  expect(await page.evaluate(coveredBy, 'section[aria-label="Score"]')).toEqual([])
  expect(await page.evaluate(coveredButtons, 'section[aria-label="Score"]')).toEqual([])
  await page.getByRole('button', { name: 'Moves' }).click()
  await expect
    .poll(
      async () => (await page.getByRole('region', { name: 'Moves' }).boundingBox())?.y ?? LANDSCAPE.height,
    )
    .toBeLessThan(LANDSCAPE.height / 2)
  await tab.close()
})

test('what a finger presses is at least 44 px wide and high, and no page is wider than the screen', async () => {
  const client = createClient({ url: service.address })
  const { id } = await client.createMatch({
    game: 'chase',
    seats: [
      { type: 'bot', strength: 'regular', name: 'Ada' },
      { type: 'bot', strength: 'regular', name: 'Ben' },
    ],
    options: { victory: [{ small: 9 }, { perfect: 9 }] },
  })
  const seated = await createSeatedMatch(service, 2)
  const gathering = await createSeatedMatch(service, 2)
  for (const token of seated.tokens)
    await client.command(seated.id, { id: 'r', command: { type: 'get-ready' } }, { token })
  const { id: over } = await createCapturedMatch(service)
  const { cup, organiser } = await createCup()
  const seatOf = (match: typeof seated) => `/play/${match.id}#k=${match.tokens[1]}`
  const small: string[] = []
  const tab = await openPage(browser, service.address, {
    ...onPhone(PHONE),
    locale: 'it-IT',
    isFlat: true,
  })
  const { page } = tab
  const measure = async (what: string) => {
    for (const viewport of [PHONE, LANDSCAPE]) {
      await page.setViewportSize(viewport)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      small.push(...(await smallTargets(page, `${what} at ${viewport.width}`)))
      await tab.picture(`touch-${what.replaceAll(/\W+/g, '-').slice(0, 24)}-${viewport.width}`)
    }
    await page.setViewportSize(PHONE)
  }
  const heading = () => page.waitForSelector('main h2')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const screens: readonly Screen[] = [
    { what: 'front', path: '/', ready: tab.drawn },
    { what: 'new', path: '/new', ready: heading },
    { what: 'rules', path: '/rules', ready: heading },
    { what: 'tv', path: '/tv', ready: tab.drawn },
    {
      what: 'watch',
      path: `/watch/${id}`,
      ready: async () => {
        await tab.drawn()
        await page.keyboard.press('Space')
        await tab.until('paused', ({ isPlaying }) => !isPlaying)
        await measure('watch paused')
        await button('Opzioni di visione').click()
      },
    },
    { what: 'replay', path: replay, ready: tab.drawn },
    {
      what: 'share',
      path: replay,
      ready: async () => {
        await tab.drawn()
        await button('Opzioni di visione').click()
        await button(/^Condividi/).click()
        await page.getByRole('dialog').getByRole('heading', { name: 'Condividi' }).waitFor()
      },
    },
    {
      what: 'file',
      path: '/replay/file',
      ready: async () => {
        const buffer = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const log = { name: 'shown.getaway.jsonl', mimeType: 'application/x-ndjson', buffer }
        await page.locator('input[type=file]').first().setInputFiles(log)
        await tab.drawn()
      },
    },
    { what: 'seat', path: seatOf(seated), ready: tab.drawn },
    { what: 'waiting room', path: seatOf(gathering), ready: heading },
    { what: 'me', path: '/me', ready: () => page.getByRole('textbox', { name: 'Il tuo nome' }).waitFor() },
    { what: 'move', path: `/move#m.${newToken()}`, ready: () => button('Continua qui').waitFor() },
    { what: 'races', path: `/races/${over}`, ready: () => page.locator('main h1').waitFor() },
    { what: 'organise', path: '/organise', ready: () => page.locator('form').waitFor() },
    {
      what: 'desk',
      path: `/organise/${cup}#k=${organiser}`,
      ready: async () => {
        await button('Tavolo 1').waitFor()
        await measure('board')
        await button('Tavolo 1').click()
        await page.getByRole('textbox').first().waitFor()
        await measure('table')
        await page.getByText('Intervieni').click()
        await page.getByLabel('Motivo').waitFor()
      },
    },
    ...['players', 'settings', 'close'].map((part) => ({
      what: `desk, ${part}`,
      path: `/organise/${cup}?part=${part}#k=${organiser}`,
      ready: heading,
    })),
    { what: 'event', path: `/event/${cup}`, ready: () => page.locator('main h3').waitFor() },
    { what: 'tutorial', path: '/tutorial', ready: tab.drawn },
    { what: 'practice', path: '/practice', ready: tab.drawn },
    { what: 'caster', path: `/caster/${id}`, ready: tab.drawn },
    { what: 'builder', path: `/overlay?match=${id}`, ready: heading },
  ]
  for (const { what, path, ready } of sampled(screens, 4)) {
    await page.goto('about:blank')
    await page.goto(`${service.address}${path}`)
    await ready()
    await measure(what)
  }
  expect(tab.complaints).toEqual([])
  await tab.close()
  expect(small).toEqual([])
})

/** A tournament with an open table, and the token of its organiser. */
async function createCup() {
  const tournaments = createTournamentClient({ url: service.address })
  const organiser = newToken()
  const as = { token: organiser }
  const { id: cup } = await tournaments.createTournament({ ...as, name: 'Coppa', organiser: 'Olga' })
  await tournaments.commandTournament(cup, { id: 's', command: { type: 'add-stage', name: 'A' } }, as)
  await tournaments.importPlayers(cup, { id: 'p', csv: 'Ada\nBen\n' }, as)
  const seats = [1, 2].map((player) => ({ type: 'player' as const, player }))
  await tournaments.openTable(cup, { id: 't', stage: 1, name: 'Tavolo 1', game: 'chase', seats }, as)
  return { cup, organiser }
}

seldom('paused while live, the flags stay where they are, and the growth is named', async () => {
  const { id } = await createClient({ url: service.address }).createMatch({
    game: 'chase',
    seats: [
      { type: 'bot', strength: 'regular', name: 'Cem' },
      { type: 'bot', strength: 'regular', name: 'Dan' },
    ],
    options: { victory: [{ small: 9 }, { perfect: 9 }] },
  })
  const tab = await openPage(browser, `${service.address}/watch/${id}`, { isFlat: true })
  const { page } = tab
  const slider = page.getByRole('slider')
  const ticks = () => slider.locator('path').first().getAttribute('d')
  await expect.poll(ticks, { timeout: 20_000 }).toMatch(/M/)
  await page.keyboard.press('Space')
  const paused = await tab.until('paused', ({ isPlaying }) => !isPlaying)
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/^0:\d\d of 0:\d\d\. .*Round 1\. \w+/)
  await expect.poll(() => slider.textContent(), { timeout: 20_000 }).toMatch(/\+0:0[1-9]/)
  const before = await ticks()
  const first = await slider.textContent()
  await tab.until('the match goes on', ({ length }) => length > paused.length + 3_000_000)
  await expect.poll(() => slider.textContent(), { timeout: 20_000 }).not.toBe(first)
  expect(await ticks()).toBe(before)
  expect(await page.locator('[aria-live]:not(:empty)').count()).toBe(1)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

interface Screen {
  readonly what: string
  readonly path: string
  /** Waits until all that can be pressed is there. */
  ready(): Promise<unknown>
}

function onPhone(viewport: { readonly width: number; readonly height: number }) {
  return { viewport, isMobile: true, hasTouch: true }
}

async function smallTargets(page: Page, path: string): Promise<string[]> {
  const small = await page.evaluate(targetsBelow, TARGET)
  const { width = 0 } = page.viewportSize() ?? {}
  const isWide = (await page.evaluate(() => document.documentElement.scrollWidth)) > width
  return [...small, ...(isWide ? ['wider than the screen'] : [])].map((one) => `${path} ${width}: ${one}`)
}

/** Runs in the page: what can be pressed there and is too small; links within a text are as high as its lines. */
function targetsBelow(least: number): string[] {
  const all = document.querySelectorAll('a, button, input, select, summary, [role="slider"]')
  return [...all].flatMap((one) => {
    const pressed = one.closest('label') ?? one
    const { width, height } = pressed.getBoundingClientRect()
    const isSeen = pressed.checkVisibility({ visibilityProperty: true }) && width > 0
    const isForSpeech = one.closest('[data-places]') !== null
    const isWithinText = one.matches('p a, dd a, td a, figcaption a')
    if (!isSeen || isForSpeech || isWithinText) return []
    // Half a pixel is lost to rounding.
    const isSmall = width < least - 0.5 || height < least - 0.5
    const name = one.getAttribute('aria-label') ?? one.textContent
    return isSmall ? [`${one.tagName} “${name?.trim()}” ${Math.round(width)} × ${Math.round(height)}`] : []
  })
}

/** Runs in the page: the boxes of tiles that something covers. */
function coveredBy(selector: string): string[] {
  const over = document.querySelector(selector)?.getBoundingClientRect()
  if (!over || over.height === 0) return ['nothing there']
  return [...document.querySelectorAll('svg[data-ready] use[href*="tile"]')].flatMap((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    const isCovered = left < over.right && right > over.left && top < over.bottom - 1 && bottom > over.top
    return isCovered ? [`${Math.round(left)} ${Math.round(top)}`] : []
  })
}

/** Runs in the page: the buttons of the table that something covers; neither what is only spoken nor the list of moves. */
function coveredButtons(selector: string): string[] {
  const over = document.querySelector(selector)?.getBoundingClientRect()
  if (!over || over.height === 0) return ['nothing there']
  return [...document.querySelectorAll('button:not(li button, [data-places] button), label')].flatMap(
    (one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const isCovered = left < over.right && right > over.left && top < over.bottom && bottom > over.top
      return isCovered && one.checkVisibility()
        ? [one.getAttribute('aria-label') ?? one.textContent ?? '']
        : []
    },
  )
}
