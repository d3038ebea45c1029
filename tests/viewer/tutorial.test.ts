import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage, type TestPage } from './page.ts'

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService()
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** Two minutes, at three seconds for each act, in which a newcomer reads a sentence and does what it says. */
const MOST_ACTS = 40

const at = (page: Page, step: string) => page.locator(`[data-step="${step}"]`).waitFor()

/** A newcomer's hands, which count what they do. */
function handsOn({ page }: TestPage) {
  let acts = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      acts++
      await page.keyboard.press(key)
    }
  }
  const go = async (name: string) => {
    acts++
    await page.getByRole('button', { name }).press('Enter')
  }
  return { press, go, acts: () => acts }
}

test('five steps by keyboard alone, in few acts, at a table without a service; what is wrong is taken back and explained, and steps can be skipped', async () => {
  const tab = await openPage(browser, `${service.address}/tutorial`, {
    isFlat: true,
    reducedMotion: 'reduce',
  })
  const { page } = tab
  const { press, go, acts } = handsOn(tab)
  await at(page, 'lay')
  await page.waitForSelector('[data-piece]')
  await tab.drawn()
  await tab.picture('tutorial-lay')
  await press('d', 'ArrowUp', 'Enter')
  await at(page, 'turn')
  // Beside the first tile, as it was dealt: the streets do not meet.
  await press('d', 'ArrowRight', 'Enter')
  await page.getByRole('alert').getByText('The streets do not meet').waitFor()
  await at(page, 'lay')
  await press('d', 'ArrowUp', 'Enter', 'd', 'ArrowRight')
  await tab.picture('tutorial-turn')
  await press('r', 'Enter')
  await at(page, 'items')
  await page.getByText('Take a pile.').waitFor()
  await press('Tab')
  await page.waitForSelector('li:nth-child(9) > [data-piece]')
  await tab.picture('tutorial-items')
  // On through the hand, until the tutor has something to say of the tile.
  const say = page.locator('[data-step="items"]')
  while ((await say.textContent())?.includes('Take a tile')) await press('d')
  await press('ArrowRight')
  while ((await say.textContent())?.includes('Turn it')) await press('r')
  await press('Enter')
  await go('Now chase')

  await at(page, 'mark')
  await page.getByText('Which witnesses look the way').waitFor()
  await tab.picture('tutorial-mark')
  await press('1')
  await page.getByRole('alert').getByText('more witnesses looking ahead').waitFor()
  await press('3', '2')
  await at(page, 'capture')
  await tab.picture('tutorial-capture')
  await press('4')
  await go('Continue')
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await tab.picture('tutorial-done')
  expect(acts()).toBeLessThanOrEqual(MOST_ACTS)
  // It is kept where one has stopped.
  await page.reload()
  await page.getByRole('button', { name: 'Start again' }).click()
  // Two presses at once skip two steps, and not the lesson.
  await at(page, 'lay')
  await page.getByRole('button', { name: 'Skip this step' }).dblclick()
  await at(page, 'items')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByRole('button', { name: 'Now chase' }).click()
  await at(page, 'mark')
  await page.getByRole('button', { name: 'Skip this step' }).dblclick()
  await page.getByRole('button', { name: 'Continue' }).click()
  // Back to one of them: those before it are done for the learner.
  await page.getByRole('button', { name: 'Capture' }).click()
  await at(page, 'capture')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

/** Until a worker answers for the page: everything is kept then. */
const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

seldom('once a page was loaded, a match against a bot needs no network', async () => {
  const tab = await openPage(browser, `${service.address}/practice?role=runner`, {
    ...{ isFlat: true, reducedMotion: 'reduce', serviceWorkers: 'allow' },
  })
  const { page } = tab
  await kept(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.waitForSelector('li:nth-child(2) > [data-piece]')
  for (const key of ['d', 'ArrowUp', 'Enter', 'd', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await page.waitForSelector('.tiles > g:nth-child(2)')
  await page.keyboard.press('Tab')
  await page.waitForSelector('li:nth-child(9) > [data-piece]')
  // The bot goes after it.
  await page.waitForSelector('.markers > g')
  await tab.picture('practice-offline')
  expect(tab.complaints).toEqual([])

  await page.getByRole('link', { name: 'Getaway' }).click()
  await page.getByText('No connection to the service').waitFor()
  await tab.picture('front-offline')
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await page.locator('[data-step="lay"]').waitFor()
  await page.context().setOffline(false)
  await page.goto(service.address)
  await page.getByRole('button', { name: 'Play now' }).waitFor()
  await tab.close()
})
