import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf } from '../support/audit.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { sealed } from '../support/play/sealed.ts'
import { getaway } from '../support/programs/cli.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openPage, PHONE } from './page.ts'

const folder = tempFolder()

const golden = (name: string) => fileURLToPath(new URL(`../golden/${name}.getaway.jsonl`, import.meta.url))
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService('Postgres', { botPace: 0.2 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const verdict = (page: Page) => page.getByRole('heading', { level: 1 })
const bring = (page: Page, name: string, text: string | readonly string[]) =>
  page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name))
      dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    },
    [name, typeof text === 'string' ? text : `${text.join('\n')}\n`] as const,
  )

test('a match is followed until its log can be had, and then proved; the report is that of the command line', async () => {
  const client = createClient({ url: service.address })
  const { id } = await client.createMatch({
    game: 'chase',
    seats: ['Ada', 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name })),
    options: { victory: [{ small: 1 }, { perfect: 1 }] },
  })
  const tab = await openPage(browser, `${service.address}/audit/${id}`, { isFlat: true })
  const { page } = tab
  await page.getByRole('heading', { level: 1, name: 'Not proved: the match is still running' }).waitFor()
  await verdict(page)
    .getByText(/^Proved: (Ada|Ben) won$/)
    .waitFor({ timeout: 60_000 })
  await tab.pictureAtRest('audit')

  const log = await client.readLog(id)
  const [{ publicKey } = { publicKey: '' }] = await client.readSealKeys()
  const byProgram = await getaway(['audit', '--json', '--key', publicKey, '-'], { input: [Buffer.from(log)] })
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Report/ }).press('Enter'),
  ])
  const file = join(folder, saved.suggestedFilename())
  await saved.saveAs(file)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  expect(saved.suggestedFilename()).toBe(`${id}.report.json`)
  expect({ ...report, file: '-' }).toEqual(JSON.parse(byProgram.out))

  await page.getByRole('button', { name: 'Judge again' }).click()
  await page.getByText(/The same results|would differ/).waitFor()
  await page.getByLabel('Compare a file of receipts').setInputFiles({
    name: 'mine.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(`3 ${'f'.repeat(64)}\n`),
  })
  await verdict(page).getByText('Rewritten: do not trust this log').waitFor()

  // On paper there is the protocol, and nothing else.
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Match report' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-')
  expect(tab.complaints.filter((text) => !text.includes('409'))).toEqual([])
  await tab.close()
})

seldom(
  'files that are dropped: altered, cut off, sealed by a stranger, with a corrected round; on a phone, in Italian, by keyboard',
  async () => {
    const tab = await openPage(browser, `${service.address}/audit/file`, {
      viewport: PHONE,
      locale: 'it-IT',
      isFlat: true,
    })
    const { page } = tab
    // What goes on paper stands beside it.
    const here = page.getByRole('main')
    await here.getByText('Nessun registro scelto').waitFor()
    const won = linesOf(golden('two-players-arrival'))

    await page.locator('input[type=file]').setInputFiles(golden('tampered'))
    await verdict(page).getByText('Alterato all’evento 7: non fidarti di questo registro').waitFor()
    await here.getByText('Altri 3 errori possono derivarne').press('Enter')
    await here.getByText('Per il registro la manche va assegnata così: chi insegue').waitFor()
    // Nothing good is said beside it.
    expect(
      await page.locator('h1, header li').evaluateAll((all) => all.map(({ className }) => className)),
    ).not.toContainEqual(expect.stringContaining('good'))

    await bring(page, 'cut.getaway.jsonl', won.join('\n').slice(0, -300))
    await verdict(page)
      .getByText(/^Non dimostrato: il registro si interrompe alla riga \d+$/)
      .waitFor()

    const events = eventsOf(won.join('\n')).filter(({ type }) => type !== 'game.sealed')
    const lines = won.slice(0, events.length)
    await bring(page, 'foreign.getaway.jsonl', sealed({ events, lines }, new Uint8Array(32).fill(9)))
    await verdict(page)
      .getByText('Non dimostrato: sigillato da una chiave che questo servizio non conosce')
      .waitFor()

    await bring(page, 'corrected.getaway.jsonl', linesOf(golden('void-and-correction')))
    await verdict(page).getByText('Non dimostrato: nessun sigillo lo garantisce').waitFor()
    await here.getByText(/^Corretta: vince chi insegue .*\(seen on video\)$/).waitFor()
    await here.getByText('Annullata dall’organizzatore').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await tab.pictureAtRest('audit-file')

    const acts = page.getByRole('region', { name: 'Interventi dell’organizzatore' })
    await acts.getByRole('link').last().press('Enter')
    const shown = await tab.until(
      'its instant',
      ({ page: at, seq, isPlaying }) => at === 'file' && seq > 100 && !isPlaying,
    )
    expect(shown.index).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'La verifica completa' }).press('Enter')
    await verdict(page)
      .getByText(/^Non dimostrato/)
      .waitFor()

    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    await bring(page, 'hunt.getaway.jsonl', linesOf(golden('fugitive-caught')))
    await verdict(page)
      .getByText(/^Non dimostrato/)
      .waitFor()
    await here.getByText(/cattura player \d – \d+ turni$/).waitFor()

    await bring(page, 'letter.txt', 'Dear Ada,\nhow are you?\n')
    await verdict(page).getByText('Non dimostrato: il registro non è leggibile').waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)
