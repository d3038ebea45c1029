import { EventEmitter, once } from 'node:events'
import type { Browser } from 'playwright-core'
import type { FilmOrder } from '../../../../packages/cli/src/clip/clip-options.ts'
import { serveFilm } from '../../../../packages/cli/src/clip/film-server.ts'
import { premise } from '../../../bench/figures.ts'
import { withPage } from '../with-page.ts'

export interface Filmed {
  /** From the log that has come to the file that was checked. */
  readonly seconds: number
  readonly bytes: number
}

/** Films as `getaway clip` does, without its start of a browser. */
export async function filmIn(browser: Browser, order: FilmOrder, log: Uint8Array): Promise<Filmed> {
  const told = new EventEmitter()
  const server = await serveFilm(order, log, {
    onShare() {},
    onFile: ({ length }) => told.emit('file', length),
    onProblem: (problem) => told.emit('error', new Error(JSON.stringify(problem))),
  })
  try {
    return await withPage(browser, async (page) => {
      const made = once(told, 'file')
      // It tells how far it is more often than a browser keeps by itself.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000))
      await page.goto(server.address)
      const [bytes] = (await made) as [number]
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/film/file')),
      )
      const times = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name, startTime, duration }) => ({ name, from: startTime, until: startTime + duration })),
      )
      const log = times.find(({ name }) => name.endsWith('/film/log'))
      const file = times.find(({ name }) => name.endsWith('/film/file'))
      premise(log !== undefined && file !== undefined, 'the page has taken no log, or given no file')
      return { seconds: (file.from - log.until) / 1000, bytes }
    })
  } finally {
    server.close()
  }
}
