import type { Browser, Page } from 'playwright-core'
import { quantile } from '../../support/quantile.ts'
import { withPage } from './with-page.ts'

/** The first frame of a table in 3D has been handed over. */
export const READY = 'canvas[data-ready="true"]'

/** A line as browsers imitate it: bit/s both ways, and how long an answer takes to begin (ms). */
export interface Line {
  readonly bitsPerSecond: number
  readonly latencyMs: number
}

/** From the start of the load until the first frame is on the screen (ms): the median of several cold loads. */
export async function firstPicture(
  browser: Browser,
  url: string,
  loads: number,
  line?: Line,
): Promise<number> {
  const times: number[] = []
  for (let load = 0; load < loads; load++) {
    times.push(
      await withPage(browser, async (page) => {
        if (line) await imitate(page, line)
        await page.goto(url)
        await page.waitForSelector(READY, { timeout: 60_000 })
        // Drawing goes on beside the page; the browser begins no third frame before the first is shown.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        return page.evaluate(() => performance.now())
      }),
    )
  }
  return quantile(times, 0.5)
}

async function imitate(page: Page, { bitsPerSecond, latencyMs }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytes = bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
}
