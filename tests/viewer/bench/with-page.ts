import type { Browser, Page } from 'playwright-core'

/** Works with a page of its own, which is cold: nothing has been loaded yet. */
export async function withPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    // It begins after the first picture, in the midst of what is measured then.
    serviceWorkers: 'block',
  })
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
