import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { PageFacts } from '../../apps/viewer/src/facts.ts'
import { PROVE } from '../support/seeds.ts'

/** Where PROVE keeps pictures of a run, for people to look at. */
const PICTURES = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url))

export const DESKTOP = { width: 1280, height: 720 }
export const PHONE = { width: 390, height: 844 }

export interface TestPage {
  readonly page: Page
  /** Waits until the table is drawn. */
  drawn(): Promise<void>
  /** What the page says that it shows. */
  facts(): Promise<PageFacts>
  /** Waits for a state, not for a time: SwiftShader draws a few frames a second. */
  until(what: string, isSo: (facts: PageFacts) => boolean): Promise<PageFacts>
  /** Of this state, under PROVE. */
  picture(name: string): Promise<void>
  /** The same, as soon as nothing moves. */
  pictureAtRest(name: string): Promise<void>
  /** Errors and warnings of the console, failed requests, and what was thrown. */
  readonly complaints: string[]
  close(): Promise<void>
}

/** The same layout with a sixteenth of the pixels, which a processor draws; PROVE draws them all, for people to look at. */
const FINENESS = PROVE > 1 ? 1 : 0.25

/** From frame to frame, as without a graphics card; what is between two frames nobody looks at. */
const FRAME_MS = 250

/** Whole matches keep a machine busy: what takes seconds alone may take a minute beside four pages. */
export const PATIENCE_MS = PROVE > 1 ? 120_000 : 40_000

export interface PageOptions extends BrowserContextOptions {
  /** For what is said beside the table: it is drawn flat, as 3D takes seconds to begin, and in 3D under PROVE unless `always`. */
  readonly isFlat?: boolean | 'always'
  /** Frames come as the browser makes them: for what is measured. */
  readonly hasOwnFrames?: boolean
  /** Another tab of the browser that has this one. */
  readonly context?: BrowserContext | undefined
}

export async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<TestPage> {
  const { viewport = DESKTOP, context: shared } = options
  const context = shared ?? (await openContext(browser, options))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isOfTools(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(url)
  const facts = () => page.evaluate(() => ({ ...window.getaway }))
  const until: TestPage['until'] = async (what, isSo) => {
    const deadline = Date.now() + PATIENCE_MS
    let now = await facts()
    while (!isSo(now)) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain for: ${what}\n${JSON.stringify(now)}\n${complaints.join('\n')}`)
      // A page that goes elsewhere meanwhile is asked again.
      now = await page.evaluate(otherFacts, JSON.stringify(now)).catch(facts)
    }
    return now
  }
  const picture = async (name: string) => {
    if (PROVE === 1) return
    mkdirSync(PICTURES, { recursive: true })
    await page.screenshot({ path: `${PICTURES}${name}-${viewport?.width ?? 0}.png` })
  }
  return {
    page,
    facts,
    complaints,
    async drawn() {
      await page.waitForSelector('canvas[data-ready="true"], svg[data-ready="true"]')
    },
    until,
    picture,
    async pictureAtRest(name) {
      if (PROVE > 1) await until('the picture has come to rest', ({ isStill }) => isStill)
      await picture(name)
    },
    close: () => (shared ? page.close() : context.close()),
  }
}

async function openContext(
  browser: Browser,
  { viewport = DESKTOP, isFlat = false, hasOwnFrames = false, context: _, ...options }: PageOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: FINENESS,
    locale: 'en-GB',
    // What it would keep for later costs every test some hundred files.
    serviceWorkers: 'block',
    ...options,
  })
  // On a busy machine a page is slow, which is no fault.
  context.setDefaultTimeout(90_000)
  if (!hasOwnFrames) await context.addInitScript(drawSeldom, FRAME_MS)
  if (isFlat === 'always' || (isFlat && PROVE === 1)) await context.addInitScript(preferFlat)
  return context
}

/** Runs in the page: its facts as soon as they are others, or in a second. To ask from outside costs a hundred times as much. */
function otherFacts(before: string): Promise<PageFacts> {
  return new Promise((resolve) => {
    const latest = performance.now() + 1000
    const look = () => {
      const now = { ...window.getaway }
      if (JSON.stringify(now) !== before || performance.now() > latest) resolve(now)
      else setTimeout(look, 50)
    }
    look()
  })
}

/** Runs in the page before anything else there: frames come so seldom that the processor has time for others. */
function drawSeldom(frameMs: number): void {
  const request = window.requestAnimationFrame.bind(window)
  const cancel = window.cancelAnimationFrame.bind(window)
  const wanted = new Map<number, () => void>()
  let last = 0
  window.requestAnimationFrame = (draw) => {
    const id = ++last
    const timer = setTimeout(() => {
      const frame = request((now) => {
        wanted.delete(id)
        draw(now)
      })
      wanted.set(id, () => cancel(frame))
    }, frameMs)
    wanted.set(id, () => clearTimeout(timer))
    return id
  }
  window.cancelAnimationFrame = (id) => {
    wanted.get(id)?.()
    wanted.delete(id)
  }
}

/** Runs in the page before anything else there: as a person who has chosen the flat table, until they choose again. */
function preferFlat(): void {
  if (location.protocol === 'about:') return
  localStorage['getaway.settings'] ??= JSON.stringify({ picture: '2d' })
}

/** What SwiftShader says of its own speed, and Playwright of a worker that it blocks, is not the page's doing. */
function isOfTools(text: string): boolean {
  return /GL Driver Message|GPU stall|swiftshader|blocked by Playwright/i.test(text)
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
