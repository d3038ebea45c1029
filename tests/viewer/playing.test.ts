import type { LogEvent } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { createSeatedMatch } from '../support/service/seated-match.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage, type TestPage } from './page.ts'

const CHASER = 0
const RUNNER = 1
/** The clocks of browser and service are known to each other that well (µs). */
const CLOCKS_APART = 20_000
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

test('a runner lays tiles by drag and by keyboard, a chaser marks them by keys', async () => {
  const { id, client, tokens } = await createSeatedMatch(service, 2)
  const seat = (token: string | undefined) =>
    openPage(browser, `${service.address}/play/${id}#k=${token}`, drawnFlat())
  const [runner, chaser] = await Promise.all([seat(tokens[RUNNER]), seat(tokens[CHASER])])
  expect(new URL(runner.page.url()).hash).toBe('')
  const moves = async () => {
    const { shown } = await client.readEvents(id, 0, { token: tokens[RUNNER] ?? '' })
    return shown.map(({ event }) => event as LogEvent).filter(({ type }) => MOVES.includes(type))
  }
  const recorded = (count: number) =>
    expect.poll(async () => (await moves()).length, { timeout: 20_000 }).toBe(count)

  for (const { page } of [runner, chaser]) {
    await page.getByRole('button', { name: 'Whole table' }).click()
    await page.getByRole('button', { name: 'I am ready' }).click()
  }
  // The start: one tile is dragged beside the prison, the other one goes there by keyboard.
  const { page } = runner
  await page.waitForSelector('.hands > g:nth-child(2)')
  await carry(runner, 0, [0, -1])
  for (const key of ['d', 'ArrowUp', 'r', 'Enter']) await page.keyboard.press(key)
  await recorded(1)
  await page.keyboard.press('Tab')
  await page.waitForSelector('.hands > g:nth-child(9)')
  await carry(runner, 8, [1, -2], () => runner.picture('carried'))
  await recorded(3)
  for (const key of ['d', 'ArrowRight']) await page.keyboard.press(key)
  // It lies there in the same frame, whatever the service will say.
  expect(await tilesAtOnce(page, 'Enter')).toBe(4)
  await recorded(4)

  await chaser.page.waitForSelector('.tiles > g:nth-child(4)')
  for (const key of ['1', '2', '3', '4']) await chaser.page.keyboard.press(key)
  await recorded(8)
  await chaser.picture('marked')
  expect(runner.complaints).toEqual([])
  expect(chaser.complaints).toEqual([])

  const done = await moves()
  expect(done.map(({ type }) => type)).toEqual([
    ...['start.placed', 'pile.taken', 'tile.placed', 'tile.placed'],
    ...['marker.placed', 'marker.placed', 'marker.placed', 'marker.placed'],
  ])
  // Each went out with what the player's own clock said of the key or the button, before it arrived.
  for (const { type, timing } of done) {
    expect(timing?.claimed, type).toBeGreaterThan(0)
    expect(timing?.claimed, type).toBeLessThan((timing?.received ?? 0) + CLOCKS_APART)
  }
  await Promise.all([runner.close(), chaser.close()])
})

test('a seat needs its link', async () => {
  const { id } = await createSeatedMatch(service, 2)
  const tab = await openPage(browser, `${service.address}/play/${id}`)
  await tab.page.getByRole('heading', { name: 'This seat needs its link' }).waitFor()
  await tab.close()
})

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a cell of the flat table is on the page. */
function cellOf(page: Page, x: number, y: number): Promise<Spot> {
  return page.evaluate(
    ([east, south]) => {
      const matrix = document.querySelector<SVGSVGElement>('svg[data-ready]')?.getScreenCTM()
      const { x, y } = new DOMPoint(east, south).matrixTransform(matrix ?? undefined)
      return { x, y }
    },
    [x, y] as const,
  )
}

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

/** Drags a tile of the hand to a cell, once the table has come to rest under the mouse. */
async function carry(
  { page, until }: TestPage,
  nth: number,
  [x, y]: readonly [number, number],
  onWay = async () => {},
): Promise<void> {
  const tile = page.locator('.hands > g').nth(nth)
  await tile.hover({ force: true })
  await until('at rest', ({ isStill }) => isStill)
  await tile.hover({ force: true })
  const to = await cellOf(page, x, y)
  await page.mouse.down()
  await page.mouse.move(to.x - 40, to.y - 20)
  await page.mouse.move(to.x + 3, to.y - 2)
  await onWay()
  await page.mouse.up()
}
