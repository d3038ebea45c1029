import { createClient } from '@getaway/client'
import type { Browser } from 'playwright-core'
import { figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { quantile } from '../../../support/quantile.ts'
import { startTestService } from '../../../support/service/service.ts'
import { createHoldings, type Held } from '../../evening.ts'
import { serveBarePage } from '../bare-page.ts'
import { READY } from '../first-picture.ts'
import { fullestInstant } from '../fullest-instant.ts'
import { longestMatch } from '../longest-match.ts'
import { record } from '../play/record.ts'

// By itself it prints; `npm run bench -- effects` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable

/** Looked at so often, ten times a second: a processor that draws shows a few frames in that time. */
const LOOKS = 60
const GOAL_CALLS = 60

interface Drawn {
  /** Of the main thread for each frame (ms), and what the last one took. */
  readonly script: readonly number[]
  readonly calls: number
  readonly triangles: number
  readonly held: Held
}

const match = longestMatch(30, 4)
const service = await startTestService('PGlite')
const bare = await serveBarePage()
const browser = await launchChromium()
try {
  const { id } = await createClient({ url: service.address }).importLog(match.log)
  // Shortly before, so that pieces move as it plays on.
  const into = Math.max(0, Math.ceil(fullestInstant(match) / 1000) - 3000)
  const replay = `${service.address}/replay/imported/${id}?t=${into}`
  const least = await drawn(browser, `${bare.address}?turning`)
  const [low, high] = [
    await drawn(browser, `${replay}&quality=low`),
    await drawn(browser, `${replay}&quality=high`),
  ]
  premise(
    high.calls > low.calls,
    `the effects are not there: ${high.calls} draw calls, ${low.calls} without them`,
  )
  const middle = ({ script }: Drawn) => quantile(script, 0.5)
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const rows = (name: string, one: Drawn, goal = '') => [
    figureRow(`${name}: JavaScript of a frame, median`, ms(middle(one)), times(middle(one), middle(least))),
    figureRow(`${name}: draw calls`, String(one.calls), '', goal),
    figureRow(`${name}: triangles`, `${(one.triangles / 1000).toFixed(one.triangles < 1000 ? 3 : 0)} k`),
    figureRow(
      `${name}: things in the graphics card`,
      String(one.held.gpu),
      times(one.held.gpu, least.held.gpu),
    ),
  ]
  tell({
    title: 'A frame of the full table of four that moves, and of a box that turns',
    rows: [
      ...rows('bare three.js', least),
      ...rows('low quality', low),
      ...rows('all effects', high, `≤ ${GOAL_CALLS}`),
    ],
  })
} finally {
  await browser.close()
  await bare.close()
  await service.close()
}

async function drawn(browser: Browser, url: string): Promise<Drawn> {
  const context = await browser.newContext({ viewport: { width: 320, height: 180 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const held = await createHoldings(page)
    await page.addInitScript({ content: 'window.noted = []' })
    await page.goto(url)
    await page.waitForSelector(READY, { timeout: 60_000 })
    // What the first picture does without has come by then.
    await page.waitForTimeout(5_000)
    const isOurs = await page.evaluate(() => 'getaway' in window)
    if (isOurs) await page.keyboard.press('Space')
    const most = { calls: 0, triangles: 0 }
    const [recorded] = await record(browser, [page], false, async () => {
      for (let look = 0; look < LOOKS; look++) {
        const now = await page.evaluate(() => {
          const { calls, triangles } = document.querySelector('canvas')?.dataset ?? {}
          if (calls) return { calls: Number(calls), triangles: Number(triangles) }
          return { calls: window.getaway.drawCalls, triangles: window.getaway.triangles }
        })
        most.calls = Math.max(most.calls, now.calls)
        most.triangles = Math.max(most.triangles, now.triangles)
        await page.waitForTimeout(100)
      }
    })
    const script = (recorded?.traced ?? [])
      .filter(({ name }) => name === 'FireAnimationFrame')
      .map(({ processor }) => processor / 1000)
    premise(script.length >= 10, `only ${script.length} frames were drawn`)
    premise(most.calls > 0, `${url} drew nothing`)
    return { script, ...most, held: await held() }
  } finally {
    await context.close()
  }
}
