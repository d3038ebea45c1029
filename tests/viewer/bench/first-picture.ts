import type { Browser, Page } from 'playwright-core'
import { quantile } from '../../support/quantile.ts'
import { withPage } from './with-page.ts'

declare global {
  interface Window {
    /** When the first picture was handed over, and was on the screen (ms since the load began); its shader programs. */
    shown?: { readonly handed: number; readonly at: number; readonly programs: number }
  }
}

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
        return (await shown(page, url)).at
      }),
    )
  }
  return quantile(times, 0.5)
}

/** Opens that page, and tells of its first picture. */
export async function shown(page: Page, url: string): Promise<NonNullable<Window['shown']>> {
  await page.addInitScript(noteFirstPicture, READY)
  await page.goto(url)
  const noted = await page.waitForFunction(() => window.shown, undefined, { timeout: 60_000 })
  return noted.jsonValue() as Promise<NonNullable<Window['shown']>>
}

/**
 * Notes in the page itself when the picture is there: asked from outside, a page that goes on drawing answers late.
 * Drawing goes on beside the page; the browser begins no third frame before the first is shown.
 */
function noteFirstPicture(ready: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return
    observer.disconnect()
    const [handed, programs] = [performance.now(), window.getaway?.programs ?? 0]
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.shown = { handed, at: performance.now(), programs }
      }),
    )
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
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
