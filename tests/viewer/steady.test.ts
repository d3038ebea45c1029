import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { sampled } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import { DESKTOP, openPage, PHONE } from './page.ts'

let service: Service
let browser: Browser
beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.5 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** How much of the page has moved by itself since it was opened, as browsers add it up: 0 to some 1. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          list
            .getEntries()
            .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
            .reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0)
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Where nothing has moved, nothing is told.
        requestAnimationFrame(() => setTimeout(() => resolve(0)))
      }),
  )
}

const ON_ITS_SIDE = { width: 844, height: 390 }

test.each(
  sampled(
    [
      { what: 'a desktop', viewport: DESKTOP, picture: '2d' },
      { what: 'a phone on its side', viewport: ON_ITS_SIDE, picture: '3d' },
      { what: 'a phone', viewport: PHONE, picture: '2d' },
      { what: 'a desktop', viewport: DESKTOP, picture: '3d' },
      { what: 'a phone on its side', viewport: ON_ITS_SIDE, picture: '2d' },
      { what: 'a phone', viewport: PHONE, picture: '3d' },
    ],
    1,
  ),
)('on $what ($picture) nothing jumps while a live match comes and goes on', async ({ viewport, picture }) => {
  const seat = { type: 'bot', strength: 'regular' } as const
  const { id } = await createClient({ url: service.address }).createMatch({
    game: 'chase',
    seats: [
      { ...seat, name: 'Ada' },
      { ...seat, name: 'Ben' },
    ],
  })
  const tab = await openPage(browser, `${service.address}/watch/${id}`, {
    viewport,
    isFlat: picture === '2d' && 'always',
  })
  await tab.drawn()
  const { seq, ...facts } = await tab.facts()
  expect(facts.picture).toBe(picture)
  await tab.until('three more events', (facts) => facts.seq >= seq + 3)
  expect(await shiftOf(tab.page)).toBeLessThan(0.02)
  await tab.close()
})
