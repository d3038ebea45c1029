import { createClient, newToken } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage } from './page.ts'

let service: Service
let browser: Browser

beforeAll(async () => {
  // At no pace at all a bot that runs is at home in a second, and a page may come too late to see anybody chase it.
  service = await startTestService('Postgres', { botPace: 3 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

test('one press on the front page, and a newcomer plays; the seat is still theirs in another tab', async () => {
  const tab = await openPage(browser, service.address, { isFlat: true, reducedMotion: 'reduce' })
  const { page } = tab
  await page.getByRole('button', { name: 'Play now' }).click()
  const { match } = await tab.until('seated', (facts) => facts.page === 'play' && facts.match !== undefined)
  await page.waitForSelector('.hands > g:nth-child(2)')
  for (const key of ['d', 'ArrowUp', 'Enter', 'd', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  const events = async () => {
    const { shown } = await createClient({ url: service.address }).readEvents(match ?? '', 0)
    return shown.map(({ event }) => (event as LogEvent).type)
  }
  await expect.poll(events).toContain('start.placed')
  expect(tab.complaints).toEqual([])

  const again = await page.context().newPage()
  await again.goto(`${service.address}/play/${match}`)
  await again.getByRole('region', { name: 'What you can do' }).getByRole('button').first().waitFor()
  await page.getByRole('alertdialog', { name: 'You are playing somewhere else' }).waitFor()
  await page.getByRole('button', { name: 'Play here' }).click()
  await again.getByRole('alertdialog', { name: 'You are playing somewhere else' }).waitFor()
  await page.getByRole('region', { name: 'What you can do' }).waitFor()

  // Another role is another table, and the one that is left is put away.
  await page.getByRole('combobox', { name: 'Your role at the start' }).selectOption('Chaser')
  await page.getByRole('button', { name: 'New table' }).click()
  const other = await tab.until('at another table', (facts) => facts.match !== match)
  await page.getByRole('button', { name: /^triangle, / }).waitFor()
  const client = createClient({ url: service.address })
  await expect.poll(async () => (await client.readMatch(match ?? '')).status).toBe('over')
  expect((await client.readMatch(other.match ?? '')).status).toBe('live')
  await tab.close()
})

seldom(
  'streamer mode hides an invitation until it is pressed; the host frees the seat of a guest, and a stranger takes it',
  async () => {
    const tab = await openPage(browser, `${service.address}/new`, { isFlat: true })
    const { page } = tab
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Streamer mode' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
    await page.getByRole('button', { name: 'Create the match' }).click()
    const link = page.getByRole('textbox', { name: 'Link of the invitation' })
    await page.getByRole('button', { name: 'Hidden (invitation): press to show' }).waitFor()
    expect(await link.count()).toBe(0)
    await page.getByRole('button', { name: 'Hidden (invitation): press to show' }).click()
    await page.getByRole('img', { name: 'QR code of the invitation' }).waitFor()
    const invited = await link.inputValue()
    expect(invited).toContain('#i=1.')

    const client = createClient({ url: service.address })
    const [, match = '', invitation = ''] = /play\/(\w+)#i=1\.(.+)$/.exec(invited) ?? []
    const ben = { token: newToken(), name: 'Ben' }
    await client.joinSeat(match, { ...ben, invitation })
    await client.command(match, { id: 'gone', command: { type: 'leave' } }, ben)
    await page.getByText('Left the table: Ben. Free the seat').waitFor()
    await page.getByRole('button', { name: 'Free the seat of Ben' }).click()
    await page.getByText('One seat is free').waitFor()
    expect(page.url()).not.toContain(match)

    // A table that was set up again is closed until its host opens it.
    await page.getByRole('switch', { name: 'Open to strangers' }).check()
    const stranger = await openPage(browser, service.address, { isFlat: true })
    await stranger.page.getByRole('link', { name: 'Take a seat: Ada' }).click()
    await stranger.page.getByRole('textbox', { name: 'Your name' }).fill('Eve')
    await stranger.page.getByRole('button', { name: 'Sit down' }).click()
    for (const { page } of [tab, stranger]) {
      const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
      await seats.filter({ hasText: 'Eve' }).waitFor()
    }
    expect([...tab.complaints, ...stranger.complaints]).toEqual([])
    await stranger.close()

    // An invitation that leads nowhere any more says so at once.
    await page.goto('about:blank')
    await page.goto(invited)
    await page.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
    await tab.close()
  },
)
