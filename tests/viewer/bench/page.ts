import { gzipSync } from 'node:zlib'
import { createClient } from '@getaway/client'
import type { Browser, Page } from 'playwright-core'
import { figureRow, premise, type Tell } from '../../bench/figures.ts'
import { times } from '../../bench/measure.ts'
import { launchChromium } from '../../support/browser/chromium.ts'
import { quantile } from '../../support/quantile.ts'
import { startTestService } from '../../support/service/service.ts'
import { serveBarePage } from './bare-page.ts'
import { fullestInstant } from './fullest-instant.ts'
import type { LongMatch } from './longest-match.ts'

const LOADS = 5
const DRAWN_SECONDS = 20
const GOAL_CALLS = 60
const GOAL_KB = 250
const GOAL_TYPEFACE_KB = 40

/** What a browser loads and draws: figures that need no graphics card, and one time beside a bare page of three.js. */
export async function benchPage(match: LongMatch, tell: Tell): Promise<void> {
  const service = await startTestService('PGlite', { botPace: 1 })
  const bare = await serveBarePage()
  const browser = await launchChromium()
  try {
    const client = createClient({ url: service.address })
    const { id: imported } = await client.importLog(match.log)
    const bot = { type: 'bot', strength: 'regular' } as const
    const { id: live } = await client.createMatch({
      game: 'chase',
      seats: [
        { ...bot, name: 'Ada' },
        { ...bot, name: 'Ben' },
      ],
    })
    const into = Math.ceil(fullestInstant(match) / 1000)
    const replay = `${service.address}/replay/imported/${imported}?t=${into}&quality=high`
    const { drawCalls, triangles } = await drawn(browser, replay)
    const { scripts, typeface } = await weights(browser, `${service.address}/watch/${live}`)
    const ours = await firstPicture(browser, `${service.address}/watch/${live}?quality=low`)
    const theirs = await firstPicture(browser, bare.address)
    premise(
      drawCalls > 10 && triangles > 10_000,
      `no table was drawn: ${drawCalls} calls, ${triangles} triangles`,
    )
    premise(
      scripts > 100_000 && typeface > 0,
      `no page was loaded: ${scripts} bytes of scripts, ${typeface} of type`,
    )
    tell({
      title: 'The page',
      rows: [
        figureRow('draw calls, full table of 4, with shadows', String(drawCalls), '', `≤ ${GOAL_CALLS}`),
        figureRow('triangles', `${(triangles / 1000).toFixed(0)} k`),
        figureRow('JavaScript for /watch, gzip', `${(scripts / 1000).toFixed(0)} kB`, '', `≤ ${GOAL_KB} kB`),
        figureRow('typeface', `${(typeface / 1000).toFixed(0)} kB`, '', `≤ ${GOAL_TYPEFACE_KB} kB`),
        figureRow('bare page of three.js: first picture', `${theirs.toFixed(0)} ms`, '1×'),
        figureRow('first picture of a live match after load', `${ours.toFixed(0)} ms`, times(ours, theirs)),
      ],
    })
  } finally {
    await browser.close()
    await bare.close()
    await service.close()
  }
}

async function withPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

const READY = 'canvas[data-ready="true"]'

/** The most that any frame took: the shadows are drawn anew only when something has moved. */
function drawn(browser: Browser, url: string) {
  return withPage(browser, async (page) => {
    await page.goto(url)
    await page.waitForSelector(READY, { timeout: 60_000 })
    await page.keyboard.press('Space')
    return page.evaluate(async (seconds) => {
      const most = { drawCalls: 0, triangles: 0 }
      for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
        const { drawCalls, triangles } = window.getaway
        most.drawCalls = Math.max(most.drawCalls, drawCalls)
        most.triangles = Math.max(most.triangles, triangles)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return most
    }, DRAWN_SECONDS)
  })
}

/** What is loaded before the first picture: scripts as a server sends them compressed, and the typeface as it is. */
function weights(browser: Browser, url: string) {
  return withPage(browser, async (page) => {
    const [scripts, typeface]: [Promise<Buffer>[], Promise<Buffer>[]] = [[], []]
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) scripts.push(response.body())
      if (pathname.endsWith('.woff2')) typeface.push(response.body())
    })
    await page.goto(url)
    await page.waitForSelector(READY, { timeout: 60_000 })
    const sum = async (bodies: Promise<Buffer>[], sizeOf: (body: Buffer) => number) =>
      (await Promise.all(bodies)).reduce((all, body) => all + sizeOf(body), 0)
    return {
      scripts: await sum(scripts, (body) => gzipSync(body, { level: 9 }).length),
      typeface: await sum(typeface, ({ length }) => length),
    }
  })
}

/** From the start of the load to the first frame drawn (ms): the median of several cold loads. */
async function firstPicture(browser: Browser, url: string): Promise<number> {
  const loads: number[] = []
  for (let load = 0; load < LOADS; load++) {
    loads.push(
      await withPage(browser, async (page) => {
        await page.goto(url)
        await page.waitForSelector(READY, { timeout: 60_000 })
        return page.evaluate(() => performance.now())
      }),
    )
  }
  return quantile(loads, 0.5)
}
