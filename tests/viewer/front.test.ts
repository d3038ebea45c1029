import { fileURLToPath } from 'node:url'
import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage, PHONE } from './page.ts'

const golden = (name: string) => fileURLToPath(new URL(`../golden/${name}`, import.meta.url))

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

const botMatch = (names: readonly [string, string], victory: object[]) =>
  createClient({ url: service.address }).createMatch({
    game: 'chase',
    seats: names.map((name) => ({ type: 'bot', strength: 'regular', name })),
    options: { victory },
  })

async function over(id: string): Promise<string> {
  const client = createClient({ url: service.address })
  while ((await client.readMatch(id)).status !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 200))
  return id
}

test('a log is chosen or dropped: it is judged and played back in the browser, whatever it is', async () => {
  const tab = await openPage(browser, service.address, { locale: 'it-IT', isFlat: true })
  const { page } = tab
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles(golden('three-players-fair.getaway.jsonl.gz'))
  await tab.until('the match plays', (facts) => facts.page === 'file' && facts.isOver && facts.index > 3)
  const judged = page.getByRole('complementary')
  await expect
    .poll(() => judged.textContent())
    .toMatch(
      /Non dimostrato: sigillato da una chiave che questo servizio non conosce[\s\S]*La catena è integra[\s\S]*Sigillato/,
    )
  expect(new URL(page.url()).pathname).toBe('/replay/file')
  await tab.picture('file')

  await input.setInputFiles(golden('tampered.getaway.jsonl'))
  await judged.locator('ol').getByRole('button').first().click()
  expect(await judged.textContent()).toMatch(
    /Alterato all’evento 7: non fidarti[\s\S]*La catena è interrotta[\s\S]*Senza sigillo[\s\S]*Altri 3 errori possono derivarne/,
  )

  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['Dear Ada,\nhow are you?\n'], 'letter.txt'))
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
  })
  await page.getByText('Non è il registro di una partita').waitFor()
  await page.getByText('Riga 1').waitFor()

  await page.reload()
  await page.getByText('Il file non è più qui').waitFor()
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('a match is looked for; what is asked stands in the address, and what is chosen stays', async () => {
  const id = await over((await botMatch(['Zoe', 'Yan'], [{ small: 1 }, { perfect: 1 }])).id)
  const tab = await openPage(browser, `${service.address}/?player=zo`, { viewport: PHONE, isFlat: true })
  const { page } = tab
  const won = /^(won|ha vinto)$/
  const found = page.locator(`li a[href="/replay/${id}"]`)
  await found.waitFor()
  await page.getByRole('searchbox').fill('Nobody')
  await page.getByText('No matches found').waitFor()
  expect(await page.evaluate(() => location.search)).toBe('?player=Nobody')

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await found.waitFor()
  expect(await found.getByText(won).count()).toBe(1)
  expect(await found.getByText('To win:').count()).toBe(1)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Without spoilers' }).check()
  await page.getByText('Italiano').click()
  await page.keyboard.press('Escape')
  expect(await page.locator('#settings').count()).toBe(0)
  expect(await found.getByText(won).count()).toBe(0)
  await page.reload()
  await found.waitFor()
  expect(await found.getByText('Per vincere').count()).toBe(0)
  const hero = page.getByRole('region').first()
  expect(await hero.getByText(/Perfette: |Piccole: |Per vincere/).count()).toBe(0)
  expect(await page.getAttribute('html', 'lang')).toBe('it')
  expect(await found.getByText(won).count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom('TV replays what was played last, and goes live when something starts', async () => {
  const played = await over((await botMatch(['Uma', 'Vic'], [{ small: 1 }, { perfect: 1 }])).id)
  const tab = await openPage(browser, `${service.address}/tv`, { isFlat: true })
  await tab.until('a replay', ({ match, isLive }) => match === played && !isLive)
  const { id } = await botMatch(['Ada', 'Ben'], [{ small: 9 }, { perfect: 9 }])
  await tab.until('live', ({ match, isLive, seq }) => match === id && isLive && seq > 4)
  await tab.drawn()
  expect(await tab.page.locator('[data-ready]').count()).toBe(1)
  await tab.picture('tv')
  await tab.page.keyboard.press('Escape')
  await tab.until('left', ({ page }) => page === 'lobby')
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom(
  'the pages bring their own typeface: one file within its budget, with figures of one width',
  async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const faces: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) faces.push(response.body())
    })
    await page.goto(`${service.address}/rules`)
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(1)
    expect(await page.evaluate(async () => (await document.fonts.load('16px Overpass')).length)).toBe(1)
    const sizes = (await Promise.all(faces)).map(({ length }) => length)
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThanOrEqual(40_000)
    const widths = await page.evaluate(() => {
      const widthOf = (text: string, figures: string) => {
        const element = document.createElement('span')
        element.style.cssText = `position: absolute; font: 40px Overpass; font-variant-numeric: ${figures}`
        element.textContent = text
        document.body.append(element)
        const { width } = element.getBoundingClientRect()
        element.remove()
        return width
      }
      return ['tabular-nums', 'proportional-nums'].map((figures) => [
        widthOf('1111', figures),
        widthOf('8888', figures),
      ])
    })
    expect(widths[0]?.[0]).toBe(widths[0]?.[1])
    expect(widths[1]?.[0]).toBeLessThan(widths[1]?.[1] ?? 0)
    await context.close()
  },
)
