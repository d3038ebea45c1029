import type { LogEvent } from '@getaway/engine'
import { type ChaseEvent, cityTileSet, refuse } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'
import { cellOf, fingerOn, type HandOnPage, mouseOn, penOn, type Spot } from './hands-on-page.ts'
import { openPage, type TestPage } from './page.ts'

const CHASER = 0
const RUNNER = 1
/** The clocks of browser and service are known to each other that well (µs). */
const CLOCKS_APART = 20_000
const HIDEOUTS = cityTileSet.tiles.flatMap(({ kind, id }) => (kind === 'hideout' ? [id] : []))
const MOVES = ['start.placed', 'pile.taken', 'tile.placed', 'marker.placed']

/** A browser whose owner has chosen the flat table, which does not glide into place. */
const drawnFlat = () => ({
  reducedMotion: 'reduce' as const,
  storageState: {
    cookies: [],
    origins: [
      {
        origin: service.address,
        localStorage: [{ name: 'getaway.settings', value: JSON.stringify({ picture: '2d' }) }],
      },
    ],
  },
})

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

test('a runner lays tiles by mouse, keyboard, touch and pen, hides the hand from a stream, and comes back in another browser session; a chaser marks them by keys', async () => {
  const { id, client, tokens } = await createSeatedMatch(service, 2)
  const seat = (token: string | undefined) =>
    openPage(browser, `${service.address}/play/${id}#k=${token}`, drawnFlat())
  const [runner, chaser] = await Promise.all([seat(tokens[RUNNER]), seat(tokens[CHASER])])
  expect(new URL(runner.page.url()).hash).toBe('')
  const events = async () => (await client.readEvents(id, 0, { token: tokens[RUNNER] ?? '' })).shown
  const moves = async () =>
    (await events()).map(({ event }) => event as LogEvent).filter(({ type }) => MOVES.includes(type))
  /** The runner's pile, in the order in which it lies in the hand. */
  const pile = async () => {
    const known = (await events()).flatMap(({ event, reveals = [] }) => [event, ...reveals] as ChaseEvent[])
    const dealt = known.findLast((event) => event.type === 'round.dealt')
    return [...(dealt?.data.piles?.[0] ?? [])]
  }
  const recorded = (count: number) =>
    expect.poll(async () => (await moves()).length, { timeout: 20_000 }).toBe(count)

  for (const { page } of [runner, chaser]) await page.getByRole('button', { name: 'I am ready' }).click()
  for (const { page } of [runner, chaser]) await page.getByRole('button', { name: 'Whole table' }).click()
  // The start: one tile is dragged beside the prison, the other one goes there by keyboard.
  const { page } = runner
  await page.waitForSelector('li:nth-child(2) > [data-piece]')
  await carry(mouseOn(page), runner, 0, [0, -1])
  for (const key of ['d', 'ArrowUp', 'r', 'Enter']) await page.keyboard.press(key)
  await recorded(1)
  await page.keyboard.press('Tab')
  await page.waitForSelector('li:nth-child(9) > [data-piece]')
  await recorded(2)
  const hand = await pile()
  // In streamer mode nobody else sees the hand: it is shown when pressed.
  const stream = async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Streamer mode' }).click()
    await page.keyboard.press('Escape')
  }
  await stream()
  const veil = page.getByRole('button', { name: /^Hidden \(.*hand.*\): press to show$/i })
  await veil.waitFor()
  expect(await page.locator('[data-piece]').count()).toBe(0)
  await runner.picture('hand-hidden')
  await veil.click()
  await expect.poll(() => page.locator('[data-piece]').count()).toBe(hand.length)
  await stream()
  /** Where in the hand a tile lies that does not end the round (C6.2). */
  const harmlessFrom = (first: number) =>
    hand.findIndex((tile, nth) => nth >= first && !HIDEOUTS.includes(tile))
  const cdp = await page.context().newCDPSession(page)
  const [finger, pen] = [fingerOn(cdp), penOn(cdp)]
  for (const [device, nth, east] of [
    [finger, harmlessFrom(6), 1],
    [pen, harmlessFrom(4), 2],
  ] as const) {
    await carry(device, runner, nth, [east, -2], async () => {
      if (device !== finger) return
      await finger.tapBeside(await cellOf(page, 4, 2))
      await runner.picture('carried')
    })
    hand.splice(nth, 1)
    await recorded(2 + east)
    // The others close up in the next frame.
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(hand.length)
  }
  // A pause shows the past, and leaves a button with the focus: the hand goes on with the present table.
  await page.getByRole('button', { name: 'Look back' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  for (let nth = 0; nth <= harmlessFrom(0); nth++) await page.keyboard.press('d')
  await page.keyboard.press('ArrowRight')
  // It lies there in the same frame, whatever the service will say.
  expect(await tilesAtOnce(page, 'Enter')).toBe(5)
  await recorded(5)
  // The browser is closed, and opened again on another day: the seat goes on where it was.
  expect(runner.complaints).toEqual([])
  const kept = await page.context().storageState()
  await runner.close()
  const again = await openPage(browser, `${service.address}/play/${id}`, { storageState: kept })
  await expect.poll(() => again.page.locator('[data-piece]').count()).toBe(hand.length - 1)
  await again.page.keyboard.press('d')
  const acts = again.page.getByRole('region', { name: 'What you can do' })
  await acts.getByText(/^In hand: tile /).waitFor()

  await chaser.page.waitForSelector('.tiles > g:nth-child(5)')
  // Enter that is kept pressed on a button is one press.
  await chaser.page.getByRole('button', { name: /^triangle, / }).focus()
  for (let repeats = 0; repeats < 3; repeats++) await chaser.page.keyboard.down('Enter')
  await chaser.page.keyboard.up('Enter')
  for (const key of ['2', '3', '4', '1']) await chaser.page.keyboard.press(key)
  await recorded(10)
  // The runner is caught: what a key cannot do any more, it says.
  await chaser.page.keyboard.press('2')
  await chaser.page.getByText(refuse('no-unmarked-tile').text.en).waitFor()
  await chaser.picture('marked')
  expect(again.complaints).toEqual([])
  expect(chaser.complaints).toEqual([])

  const done = await moves()
  expect(done.map(({ type }) => type)).toEqual([
    ...['start.placed', 'pile.taken', 'tile.placed', 'tile.placed', 'tile.placed'],
    ...Array.from({ length: 5 }, () => 'marker.placed'),
  ])
  const marked = done.filter(({ type }) => type === 'marker.placed')
  expect(marked.map(({ data }) => data)).toMatchObject(
    ['triangle', 'square', 'diamond', 'star', 'triangle'].map((symbol) => ({ symbol })),
  )
  // The second finger has turned it.
  expect(done[2]?.data).toMatchObject({ x: 1, y: -2, rot: 1 })
  // Each went out with what the player's own clock said of the key or the button, before it arrived.
  for (const { type, timing } of done) {
    expect(timing?.claimed, type).toBeGreaterThan(0)
    expect(timing?.claimed, type).toBeLessThan((timing?.received ?? 0) + CLOCKS_APART)
  }
  // What the service acknowledged stays in the browser, for an audit to compare.
  const receipts = () =>
    chaser.page.evaluate((key) => JSON.parse(localStorage[key] ?? '[]'), `getaway.receipts.${id}`)
  const acknowledged = (await events()).flatMap(({ event: { seq, hash, type } }) =>
    type === 'marker.placed' ? [{ seq, hash }] : [],
  )
  await expect.poll(receipts).toEqual(expect.arrayContaining(acknowledged))
  await Promise.all([again.close(), chaser.close()])
})

test('a seat needs its link', async () => {
  const { id } = await createSeatedMatch(service, 2)
  const tab = await openPage(browser, `${service.address}/play/${id}`)
  await tab.page.getByRole('heading', { name: 'This seat needs its link' }).waitFor()
  await tab.page.goto(`${service.address}/play/aX3kQ9vR2bcd`)
  await tab.page.getByText('There is no match with this id.').waitFor()
  await tab.close()
})

/** Presses a key: how many tiles lie on the flat table in the frame that follows. */
async function tilesAtOnce(page: Page, key: string): Promise<number> {
  const glimpse = await page.evaluateHandle((wanted) => {
    const seen: { tiles?: Promise<number> } = {}
    const press = (event: KeyboardEvent) => {
      if (event.key !== wanted) return
      removeEventListener('keydown', press)
      seen.tiles = new Promise((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelectorAll('.tiles > g').length)),
      )
    }
    addEventListener('keydown', press)
    return seen
  }, key)
  await page.keyboard.press(key)
  return glimpse.evaluate(async ({ tiles }) => (await tiles) ?? 0)
}

/** Drags a tile of the hand to a cell, once the table has come to rest under what carries it. */
async function carry(
  device: HandOnPage,
  { page, until }: TestPage,
  nth: number,
  [x, y]: readonly [number, number],
  onWay = async () => {},
): Promise<void> {
  await device.hover(await tileOf(page, nth))
  await until('at rest', ({ isStill }) => isStill)
  const tile = await tileOf(page, nth)
  await device.hover(tile)
  const to = await cellOf(page, x, y)
  await device.press(tile)
  await device.move({ x: to.x - 40, y: to.y - 20 })
  await device.move({ x: to.x + 3, y: to.y - 2 })
  await onWay()
  await device.letGo({ x: to.x + 3, y: to.y - 2 })
}

/** Where a tile of the hand is on the page. */
function tileOf(page: Page, nth: number): Promise<Spot> {
  // In one go: a tile may be drawn again between a question and the next.
  return page.evaluate((index) => {
    const tile = document.querySelectorAll('[data-piece]')[index]
    if (!tile) throw new Error(`there is no tile ${index} in the hand`)
    const { x, y, width, height } = tile.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, nth)
}
