import { createClient, newToken } from '@getaway/client'
import { publicKeyOf, sha256Hex, signSeatProof, toBase64url } from '@getaway/engine'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseRoute } from '../../apps/viewer/src/routes.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { CHASER, firstRoundOf, RUNNER } from './captured-match.ts'
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

/** Of Ada, a player with a key of her own. */
const PRIVATE_KEY = new Uint8Array(32).fill(1)
const KEY = publicKeyOf(PRIVATE_KEY)

/** A match that Ada, who ran, has lost by her first tile. */
async function matchWithMistake(): Promise<string> {
  const client = createClient({ url: service.address })
  const { id, invitations } = await client.createMatch({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { firstChaser: CHASER, victory: [{ small: 1 }, { perfect: 1 }] },
  })
  const tokens = [newToken(), newToken()]
  for (const { seat, invitation } of invitations) {
    const token = tokens[seat] ?? ''
    const claim = { match: id, seat, name: 'Ada', key: KEY }
    const at = { service: service.address, tokenHash: sha256Hex(token) }
    const { signature } = signSeatProof(claim, at, PRIVATE_KEY)
    const proved = { name: 'Ada', key: KEY, proof: { service: service.address, signature } }
    await client.joinSeat(id, { invitation, token, ...(seat === RUNNER ? proved : { name: 'player 0' }) })
  }
  const { layStart, capture } = firstRoundOf({ client, id, tokens })
  await layStart({ isApart: true })
  await capture()
  await expect.poll(async () => (await client.readMatch(id)).status).toBe('over')
  return id
}

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

seldom(
  'a player is saved as a file, and becomes the player of a browser that opens it: with their matches, and a mistake in its instant',
  async () => {
    const match = await matchWithMistake()
    const tab = await openPage(browser, `${service.address}/me`, { acceptDownloads: true, isFlat: true })
    const { page } = tab
    await page.getByText('Your key is created in this browser').waitFor()
    const keys = { public: KEY, private: toBase64url(PRIVATE_KEY) }
    const text = JSON.stringify({ format: 'getaway-player/1', name: 'Ada', colour: 2, keys })
    const open = (content: string) =>
      page
        .getByLabel('Restore from a file')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await open('{}')
    await page.getByRole('alert').filter({ hasText: 'not a backup of a player' }).waitFor()
    await open(text)
    await page.getByText('Welcome back, Ada.').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Ada.getaway-player.json')
    await open(text)
    await page.getByRole('button', { name: 'Keep mine' }).click()

    await page.locator(`li a[href="/replay/${match}"]`).filter({ hasText: 'player 0' }).waitFor()
    const weak = page.getByRole('region', { name: 'Where your mistakes are' })
    await weak.getByText('too few to tell').first().waitFor()
    const mistakes = page.getByRole('region', { name: 'Your mistakes' })
    const instant = mistakes.getByRole('link', { name: /^C5\.1, round 1, / })
    const address = new URL((await instant.getAttribute('href')) ?? '', service.address)
    await instant.click()
    const shown = await tab.until('that instant', (facts) => facts.page === 'replay' && facts.instant > 0)
    expect(shown).toMatchObject({ match, isPlaying: false })
    expect(parseRoute(address)).toMatchObject({ page: 'replay', match, into: shown.instant })
    await page.getByText('Ada breaks out: 2 tiles').first().waitFor()
    await page.goBack()
    await page.locator(`a[href="/review/${match}?seat=${RUNNER}"]`).click()
    await page
      .getByRole('article')
      .getByRole('heading', { name: /^You lost because in round 1 you laid tile 1 wrongly: / })
      .waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)
