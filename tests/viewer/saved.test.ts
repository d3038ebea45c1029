import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { getaway } from '../support/programs/cli.ts'
import { PROVE } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openPage, PHONE, type TestPage } from './page.ts'

/** What would end a script, begin a comment, load a picture or break a line, if anybody took it for more than a name. */
const HOSTILE = '</script><!--<img src=x onerror=alert()>\u2028'
const SHOWN = '</script><!--<img src=x onerror=alert()>'
const TRAIL = readFileSync(new URL('../golden/trail-lost.getaway.jsonl', import.meta.url), 'utf8')
const MOST_BYTES = 1_500_000

const folder = tempFolder()
let service: Service
let browser: Browser

beforeAll(async () => {
  service = await startTestService('Postgres')
  browser = await connectTestBrowser()
  mkdirSync(folder, { recursive: true })
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const client = () => createClient({ url: service.address })

async function playedByBots(): Promise<string> {
  const { id } = await client().createMatch({
    game: 'chase',
    seats: [HOSTILE, 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name })),
    options: { victory: [{ small: 1 }, { perfect: 1 }] },
  })
  await expect.poll(async () => (await client().readMatch(id)).status, { timeout: 60_000 }).toBe('over')
  return id
}

/** As a person saves it from the menu of a replay. */
async function savedFromPage(path: string): Promise<string> {
  const tab = await openPage(browser, `${service.address}${path}`, { isFlat: true })
  await tab.until('the match is there', ({ isOver }) => isOver)
  await tab.page.getByRole('button', { name: 'Viewing options' }).click()
  const saving = tab.page.waitForEvent('download')
  await tab.page.getByRole('button', { name: 'Save as one HTML file' }).click()
  const saved = await saving
  const file = join(folder, `page-${saved.suggestedFilename()}`)
  await saved.saveAs(file)
  expect(tab.complaints).toEqual([])
  await tab.close()
  return file
}

async function savedByProgram(log: string, name: string): Promise<string> {
  const [from, to] = [join(folder, `${name}.getaway.jsonl`), join(folder, `${name}.html`)]
  writeFileSync(from, log)
  expect((await getaway(['replay', from, '--html', to])).err).toBe('')
  return to
}

/** All that a page asks for, and whatever it wants to say in a box: nothing, but for itself. */
function watch(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return () => asked.filter((url) => !/^(data|blob):/.test(url))
}

async function playsWithTimeline({ page, until }: TestPage): Promise<void> {
  await until('it is drawn', ({ isOver, frames }) => isOver && frames > 0)
  await page.keyboard.press('End')
  const end = await until('all of it', (facts) => facts.index >= facts.head - 1)
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('the timeline is not there')
  // Quick bots are done long before the check of their last round is.
  await page.mouse.click(box.x + box.width * 0.02, box.y + box.height / 2)
  const there = await until('near the start', ({ instant, length }) => instant / length < 0.05)
  expect(there.index).toBeLessThan(end.index)
  if (!there.isPlaying) await page.keyboard.press('Space')
  await until('it plays from there', (facts) => facts.isPlaying && facts.instant > there.instant)
}

test('the service, the program and the page save the same file, which plays from the disk without a network, or says that it is damaged', async () => {
  const id = await playedByBots()
  const answer = await fetch(`${service.address}/api/matches/${id}/replay.html`)
  const text = await answer.text()
  expect(text.length).toBeLessThan(MOST_BYTES)
  const log = await client().readLog(id)
  expect(readFileSync(await savedByProgram(log, 'bots'), 'utf8')).toBe(text)
  const file = await savedFromPage(`/replay/${id}`)
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(text).not.toContain('onerror')

  const tab = await openPage(browser, 'about:blank', { viewport: PHONE, isFlat: true })
  const { page } = tab
  await page.context().setOffline(true)
  const asked = watch(page)
  await page.goto(String(pathToFileURL(file)))
  await playsWithTimeline(tab)
  const aside = page.getByRole('complementary')
  await aside.getByText(/^All of it follows from the rules/).waitFor()
  const said = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  expect(said).toContain(SHOWN)
  expect(said).toContain('The chain holds')
  expect(await page.title()).toContain(SHOWN)
  expect(await page.locator('img, a[href]').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await tab.picture('saved')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the log' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`chase-${id}.getaway.jsonl`)
  await saved.saveAs(join(folder, 'again.getaway.jsonl'))
  expect(readFileSync(join(folder, 'again.getaway.jsonl'), 'utf8')).toBe(log)
  expect(asked()).toEqual([String(pathToFileURL(file))])
  expect(tab.complaints).toEqual([])

  // Damaged on its way, the file says so.
  const damaged = join(folder, 'damaged.html')
  writeFileSync(damaged, text.replace(/id="program">.{9}/, 'id="program">AAAAAAAAA'))
  await page.goto(String(pathToFileURL(damaged)))
  await page.getByText('This match cannot be shown: the file is damaged').waitFor()
  await tab.close()
})

seldom(
  'a log from elsewhere is text, too; in 3D, in the sandbox in which the service sends it, its alteration is said',
  async () => {
    const log = TRAIL.replace('"name":"player 0"', `"name":${JSON.stringify(HOSTILE)}`).replace(
      '"id":"random-1039"',
      '"id":"</title><script>alert(2)</script>"',
    )
    const from = join(folder, 'foreign.getaway.jsonl')
    writeFileSync(from, log)
    const to = join(folder, 'foreign.html')
    const { code, out } = await getaway(['replay', from, '--html', to])
    expect(code).toBe(1)
    expect(out).toContain('Altered at event 1.')
    const text = readFileSync(to, 'utf8')
    // What a page saves is what the program writes: at every run the test above says so of a match of the service.
    if (PROVE > 1) {
      const { id } = await client().importLog(log)
      expect(readFileSync(await savedFromPage(`/replay/imported/${id}`), 'utf8')).toBe(text)
    }

    const address = 'http://elsewhere.invalid/replay.html'
    const tab = await openPage(browser, 'about:blank', { viewport: { width: 640, height: 480 } })
    const { page } = tab
    const asked = watch(page)
    await page.route('**/*', (route) =>
      route.request().url() === address
        ? route.fulfill({
            body: text,
            headers: { 'content-type': 'text/html', 'content-security-policy': 'sandbox allow-scripts' },
          })
        : route.abort(),
    )
    await page.goto(address)
    await tab.drawn()
    expect((await tab.facts()).picture).toBe('3d')
    await playsWithTimeline(tab)
    const said = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
    expect(said).toContain(SHOWN)
    expect(said).toContain('Altered at event 1: do not trust this log')
    expect(said).toContain('opened without being downloaded')
    await tab.picture('saved-in-sandbox')
    expect(asked()).toEqual([address])
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)
