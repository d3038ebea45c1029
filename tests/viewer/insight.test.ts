import { createClient } from '@getaway/client'
import { type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { fugitive } from '@getaway/engine/fugitive'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { openPage, PHONE } from './page.ts'

let service: Service
let browser: Browser
let log: string
/** The guess of most numbers, and how far into the match it is made (ms). */
let boldest: { readonly named: number; readonly into: number }

beforeAll(async () => {
  // The marshal wins in the manhunt.
  const random = seededRandom(8)
  const seats = ['regular', 'regular']
  const options = { variant: 'helping-fugitive', fugitive: 0 }
  const { lines } = simulate({
    game: fugitive,
    id: 'hunted',
    at: 1_763_456_789_000_000,
    seats,
    options,
    random,
  })
  log = lines.map((line) => `${line}\n`).join('')
  boldest = boldestIn(lines.map((line) => JSON.parse(line)))
  // At no pace at all bots would be through before a busy page is there.
  service = await startTestService('Postgres', { botPace: 0.5 })
  browser = await connectTestBrowser()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

function boldestIn(events: readonly LogEvent[]) {
  const start = events[0]?.at ?? 0
  const guesses = events.flatMap(({ type, at, data }) =>
    type === 'numbers.guessed'
      ? [{ named: (data as { numbers: readonly number[] }).numbers.length, into: (at - start) / 1000 }]
      : [],
  )
  const [most] = guesses.toSorted((one, other) => other.named - one.named)
  if (!most || most.named < 2) throw new Error('nobody names two numbers: take another seed')
  return most
}

test('what the marshal could know runs with the match, is said number by number, and every guess has its photo', async () => {
  const { id } = await createClient({ url: service.address }).importLog(log)
  const shown = await openPage(browser, `${service.address}/replay/imported/${id}?t=${boldest.into + 300}`, {
    isFlat: 'always',
  })
  const { page } = shown
  const strip = page.getByRole('listbox', { name: 'What the marshal could know' })
  await strip.waitFor()
  const said = () =>
    strip.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect.poll(said).toHaveLength(41)
  expect((await said()).filter((text) => text?.includes('named in the guess'))).toHaveLength(boldest.named)
  expect((await said()).filter((text) => text?.includes('it is there')).length).toBeGreaterThan(0)

  // One stop for the keyboard, and the arrows move along the numbers, not along the match.
  const { instant } = await shown.facts()
  await strip.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.getByText(/^40: \d/).waitFor()
  expect((await shown.facts()).instant).toBe(instant)

  // It can be folded away.
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect.poll(() => strip.count()).toBe(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await strip.waitFor()

  await page.keyboard.press('p')
  const photo = page.getByRole('region', { name: 'Photo finish' })
  await photo.getByText(/^Guess \d+ of \d+$/).waitFor()
  await photo.getByText(/at a chance of \d+%/).waitFor()
  await photo.getByRole('img', { name: /^Turn \d+: regular B names/ }).waitFor()
  await shown.pictureAtRest('insight-photo')

  // Who looks from the marshal's side is not shown where it is.
  await page.goto(`${service.address}/replay/imported/${id}?t=${boldest.into + 300}&side=marshal`)
  await expect.poll(said).toHaveLength(41)
  expect((await said()).filter((text) => text?.includes('it is there'))).toEqual([])
  expect(shown.complaints).toEqual([])
  await shown.close()
})

seldom('while a match runs nobody who watches it is told', async () => {
  const seats = [1, 2].map(() => ({ type: 'bot' as const, strength: 'novice' }))
  const { id } = await createClient({ url: service.address }).createMatch({ game: 'fugitive', seats })
  const shown = await openPage(browser, `${service.address}/watch/${id}`, { isFlat: 'always' })
  const { page } = shown
  await page
    .getByText(/places hideout 1/)
    .first()
    .waitFor()
  await page.keyboard.press('p')
  await page.getByText('once the match is over').waitFor()
  expect(await page.getByText('What the marshal could know').count()).toBe(0)
  expect(shown.complaints).toEqual([])
  await shown.close()
})

seldom('a review tells the worth of every guess, and where the trail was given away', async () => {
  const { id } = await createClient({ url: service.address }).importLog(log)
  const shown = await openPage(browser, `${service.address}/review/imported/${id}?seat=1`, {
    isFlat: 'always',
    viewport: PHONE,
  })
  const { page } = shown
  await page
    .getByRole('heading', { name: /^You won because you found every hideout in the manhunt/ })
    .waitFor()
  await page.getByRole('slider', { name: 'What regular B could know: the likeliest number' }).waitFor()
  const choices = page.getByRole('region', { name: 'Choices' }).getByRole('listitem')
  await expect.poll(() => choices.count()).toBeGreaterThan(10)
  const said = await choices.allInnerTexts()
  expect(said.some((text) => /names .*: wrong, at a chance of \d+%\. Best was /.test(text))).toBe(true)
  expect(said.some((text) => text.includes('is given away by'))).toBe(true)
  // Nothing here is right or wrong by itself, and nobody can be first.
  expect(await page.getByText('The check found no mistake.').count()).toBe(0)
  await shown.picture('insight-review')

  // A match is one hunt: it is compared with another match, not with itself.
  await page.getByRole('link', { name: 'Compare with another match' }).click()
  await page.getByRole('heading', { name: 'Two matches side by side' }).waitFor()
  await page.getByText('Compare with which match?').waitFor()
  await page.getByLabel('The second one is from').selectOption('another match …')
  await page.getByLabel('Link or id of the match').fill(`${service.address}/replay/imported/${id}`)
  await page.keyboard.press('Enter')
  await page.getByRole('slider', { name: 'Both matches, by time since the start: Odds' }).waitFor()
  expect(await page.getByText(/\bround\b/i).count()).toBe(0)
  expect(shown.complaints).toEqual([])
  await shown.close()
})
