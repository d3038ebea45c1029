import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage, PHONE } from './page.ts'

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

test('a player who sat down goes to a phone: a link, the same code on both, and their match goes on there', async () => {
  const old = await openPage(browser, service.address, { isFlat: true, reducedMotion: 'reduce' })
  const { page } = old
  await page.getByRole('button', { name: 'Play now' }).click()
  const { match } = await old.until('seated', (facts) => facts.page === 'play' && facts.match !== undefined)
  await page.getByRole('link', { name: 'My matches' }).click()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await page.getByRole('radio', { name: 'Colour 3' }).press('Space')
  await page.getByRole('link', { name: 'Continue' }).waitFor()
  await page.getByRole('button', { name: 'Show the link' }).click()
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()

  const young = await openPage(browser, link, { viewport: PHONE, locale: 'it-IT', isFlat: true })
  const phone = young.page
  expect(phone.url()).toBe(`${service.address}/move`)
  await phone.getByRole('button', { name: 'Continua qui' }).click()
  const code = await phone
    .getByRole('status')
    .filter({ hasText: /^\d{3} \d{3}$/ })
    .textContent()
  await page
    .getByRole('status')
    .filter({ hasText: code ?? 'no code' })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Yes, the same' }).click()
  await phone.getByRole('heading', { name: 'Ciao, Ada.' }).waitFor()
  await page.getByText('Done: you are on the other device, too.').waitFor()

  await phone.getByRole('link', { name: 'Vai alle tue partite' }).click()
  const goOn = phone.getByRole('link', { name: 'Continua' })
  expect(await goOn.getAttribute('href')).toBe(`/play/${match}`)
  const kept = (one: typeof page) =>
    one.evaluate((): unknown => JSON.parse(localStorage['getaway.player'] as string))
  expect(await kept(phone)).toEqual(await kept(page))
  expect([...old.complaints, ...young.complaints]).toEqual([])
  await young.close()
  await old.close()
})

test('a player is saved as a file, and becomes the player of a browser that opens it', async () => {
  const tab = await openPage(browser, `${service.address}/me`, { acceptDownloads: true })
  const { page } = tab
  await page.getByText('Your key is created in this browser').waitFor()
  const keys = {
    public: 'iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1w',
    private: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE',
  }
  const text = JSON.stringify({ format: 'getaway-player/1', name: 'Ada', colour: 2, keys })
  const open = (content: string) =>
    page
      .getByLabel('Restore from a file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await open('{}')
  await page.getByRole('alert').filter({ hasText: 'not a backup of a player' }).waitFor()
  await open(text)
  await page.getByText('Welcome back, Ada.').waitFor()
  await page.getByText('None of your matches is listed yet.').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Ada.getaway-player.json')
  await open(text)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  expect(tab.complaints).toEqual([])
  await tab.close()
})
