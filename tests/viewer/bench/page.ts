import { createClient } from '@getaway/client'
import type { Browser } from 'playwright-core'
import { figureRow, premise, type Tell } from '../../bench/figures.ts'
import { times } from '../../bench/measure.ts'
import { launchChromium } from '../../support/browser/chromium.ts'
import { startTestService } from '../../support/service/service.ts'
import { serveBarePage } from './bare-page.ts'
import { firstPicture, type Line, READY, shown } from './first-picture.ts'
import { fullestInstant } from './fullest-instant.ts'
import type { LongMatch } from './longest-match.ts'
import { withPage } from './with-page.ts'

const LOADS = 5
const DRAWN_SECONDS = 20
const GOAL_CALLS = 60
const GOAL_KB = 210
const GOAL_MS = 1200
const GOAL_SLOW_MS = 3000
/** What Lighthouse takes for a slow telephone. */
const SLOW: Line = { bitsPerSecond: 1_600_000, latencyMs: 150 }
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
    const { scripts, typeface, programs } = await weights(browser, `${service.address}/watch/${live}`)
    const watched = `${service.address}/watch/${live}?quality=low`
    const ours = await firstPicture(browser, watched, LOADS)
    const theirs = await firstPicture(browser, bare.address, LOADS)
    const slow = await firstPicture(browser, watched, LOADS, SLOW)
    const theirSlow = await firstPicture(browser, bare.address, LOADS, SLOW)
    premise(
      drawCalls > 10 && triangles > 10_000 && programs > 0,
      `no table was drawn: ${drawCalls} calls, ${triangles} triangles, ${programs} programs`,
    )
    premise(
      scripts > 100_000 && typeface > 0,
      `no page was loaded: ${scripts} bytes of scripts, ${typeface} of type`,
    )
    tell({
      title: 'The page',
      rows: [
        figureRow('draw calls, full table of 4, with shadows', String(drawCalls), '', `≤ ${GOAL_CALLS}`),
        figureRow('shader programs, first picture', String(programs)),
        figureRow('triangles', `${(triangles / 1000).toFixed(0)} k`),
        figureRow(
          'JavaScript for /watch over the wire',
          `${(scripts / 1000).toFixed(0)} kB`,
          '',
          `≤ ${GOAL_KB} kB`,
        ),
        figureRow('typeface', `${(typeface / 1000).toFixed(0)} kB`, '', `≤ ${GOAL_TYPEFACE_KB} kB`),
        figureRow('bare page of three.js: first picture', `${theirs.toFixed(0)} ms`, '1×'),
        figureRow(
          'first picture of a live match after load',
          `${ours.toFixed(0)} ms`,
          times(ours, theirs),
          `≤ ${GOAL_MS} ms`,
        ),
        figureRow('bare page at 1.6 Mbit/s, 150 ms, not compressed', `${theirSlow.toFixed(0)} ms`, '1×'),
        figureRow(
          'first picture at 1.6 Mbit/s, 150 ms',
          `${slow.toFixed(0)} ms`,
          times(slow, theirSlow),
          `≤ ${GOAL_SLOW_MS} ms`,
        ),
      ],
    })
  } finally {
    await browser.close()
    await bare.close()
    await service.close()
  }
}

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

/** What is asked for before the first picture, in bytes as the service sends them, and what that was drawn with. */
function weights(browser: Browser, url: string) {
  return withPage(browser, async (page) => {
    const { handed, programs } = await shown(page, url)
    const all = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        path: new URL(entry.name).pathname,
        from: entry.startTime,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
    )
    const files = all.filter(({ from }) => from < handed)
    const bytesOf = (ending: string) =>
      files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0)
    return { scripts: bytesOf('.js'), typeface: bytesOf('.woff2'), programs }
  })
}
