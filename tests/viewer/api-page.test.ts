import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { sampled } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import { DESKTOP, openPage, PHONE } from './page.ts'

let service: Service
let browser: Browser
beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.3 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

describe('the page to try the API', () => {
  test.each(sampled([DESKTOP, PHONE], 1))(
    'tries requests and follows a match: $width × $height',
    async (viewport) => {
      const { id } = await createClient({ url: service.address }).createMatch({
        game: 'chase',
        seats: [
          { type: 'bot', strength: 'regular' },
          { type: 'bot', strength: 'regular' },
        ],
      })
      const tab = await openPage(browser, `${service.address}/api`, { viewport })
      const { page } = tab
      await page.getByRole('link', { name: 'Read about a match' }).click()
      await page.getByLabel('id').fill(id)
      await page.keyboard.press('Enter')
      await page.locator('.answer.good').waitFor()
      expect(await page.getByRole('status').textContent()).toBe('200 OK')
      // Its bytes may come after its head.
      await vi.waitFor(async () =>
        expect(JSON.parse((await page.locator('.body').textContent()) ?? '')).toMatchObject({
          id,
          game: 'chase',
        }),
      )
      await page.getByText('Headers', { exact: true }).click()
      expect(await page.locator('.headers').textContent()).toContain('application/json')

      await page.getByRole('link', { name: 'Read or follow' }).click()
      // What was typed for one request is there for the next.
      expect(await page.getByLabel('id').inputValue()).toBe(id)
      await page.getByLabel('Answer as').selectOption('application/x-ndjson')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.locator('.line').nth(4).waitFor()
      await tab.picture('api-stream')
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect.poll(() => page.getByRole('status').textContent()).toBe('Stopped')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(viewport.width)
      await tab.close()
    },
  )

  test('keeps a token for this tab only, sends it where it is asked for, and shows what was refused', async () => {
    const tab = await openPage(browser, `${service.address}/api#getApiMatchesId`)
    const { page } = tab
    const token = 'x'.repeat(43)
    await page.getByLabel('Token', { exact: true }).fill(token)
    expect(await page.evaluate(() => [Object.values(sessionStorage), Object.values(localStorage)])).toEqual([
      [token],
      [],
    ])
    const [{ id } = { id: '' }] = (
      (await (await fetch(`${service.address}/api/matches`)).json()) as { matches: { id: string }[] }
    ).matches
    await page.getByLabel('id').fill(id)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.answer.bad').waitFor()
    expect(JSON.parse((await page.locator('.body').textContent()) ?? '')).toMatchObject({
      code: 'no-such-token',
    })
    await tab.close()
  })

  test('by keyboard alone: past the list to the request, sent and answered', async () => {
    const tab = await openPage(browser, `${service.address}/api#getApiGames`)
    const { page } = tab
    await page.locator('form').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('operation')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.answer.good').waitFor()
    expect(await page.locator('h1').textContent()).toBe('List the games')
    await tab.close()
  })

  test('complains of nothing', async () => {
    const tab = await openPage(browser, `${service.address}/api`)
    await tab.page.locator('#catalogue a').first().click()
    await tab.page.getByRole('button', { name: 'Send' }).click()
    await tab.page.locator('.answer.good').waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  })
})
