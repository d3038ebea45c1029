import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { PageFacts } from '../../apps/viewer/src/facts.ts'

/** Where pictures of a run are kept, for people to look at. */
const PICTURES = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url))

export const DESKTOP = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }

export interface TestPage {
  readonly page: Page
  /** What the page says that it shows. */
  facts(): Promise<PageFacts>
  /** Waits for a state, not for a time: SwiftShader draws a few frames a second. */
  until(what: string, isSo: (facts: PageFacts) => boolean): Promise<PageFacts>
  picture(name: string): Promise<void>
  /** Errors and warnings of the console, failed requests, and what was thrown. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

const PATIENCE_MS = 40_000

export async function openPage(
  browser: Browser,
  url: string,
  { viewport = DESKTOP, ...options }: BrowserContextOptions = {},
): Promise<TestPage> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfDriver(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(url)
  const facts = () => page.evaluate(() => ({ ...window.getaway }))
  return {
    page,
    facts,
    complaints,
    async until(what, isSo) {
      const deadline = Date.now() + PATIENCE_MS
      for (;;) {
        const now = await facts()
        if (isSo(now)) return now
        if (Date.now() > deadline)
          throw new Error(`waited in vain for: ${what}\n${JSON.stringify(now)}\n${complaints.join('\n')}`)
        await page.waitForTimeout(50)
      }
    },
    async picture(name) {
      mkdirSync(PICTURES, { recursive: true })
      await page.screenshot({ path: `${PICTURES}${name}-${viewport?.width ?? 0}.png` })
    },
    close: () => context.close(),
  }
}

/** What SwiftShader says of its own speed is not the page's doing. */
function isOfDriver(text: string): boolean {
  return /GL Driver Message|GPU stall|swiftshader/i.test(text)
}

/** A link within the page, as somebody shares it. */
export function goTo(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
}
