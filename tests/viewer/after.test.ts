import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayOfPlay } from '../../apps/viewer/src/language/play-words.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { CHASER, createCapturedMatch, createRacedMatch, RUNNER } from './captured-match.ts'
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

test('after a round both are told who won and why, see the race that decided it, and go on when both are ready: by keyboard and by touch', async () => {
  const { id, tokens } = await createRacedMatch(service)
  const seat = (nth: number, options = {}) =>
    openPage(browser, `${service.address}/play/${id}#k=${tokens[nth]}`, { isFlat: true, ...options })
  const [winner, loser] = await Promise.all([
    seat(CHASER),
    seat(RUNNER, { viewport: PHONE, hasTouch: true, locale: 'it-IT' }),
  ])
  await winner.page.getByRole('heading', { name: 'You won round 1' }).waitFor()
  await winner.page.getByText('player 0 caught player 1').first().waitFor()
  await loser.page.getByRole('heading', { name: 'Hai perso la manche 1' }).waitFor()
  await winner.picture('after-round')
  await loser.picture('after-round')

  // A hand came too late: both may look at the photo, and the card stays.
  const end = await winner.facts()
  const seePhoto = winner.page.getByRole('button', { name: 'Photo finish' })
  await seePhoto.click()
  const photo = winner.page.getByRole('region', { name: 'Photo finish' })
  await photo.getByText('Race 1 of 1').waitFor()
  expect(await photo.locator('[aria-live]').textContent()).toMatch(/player 0.* player 1/)
  await winner.until('an instant before the capture', ({ instant }) => instant < end.instant)
  expect(await winner.page.getByRole('heading', { name: 'You won round 1' }).count()).toBe(1)
  await winner.picture('after-photo')
  await photo.getByRole('button', { name: 'Close the photo finish' }).press('Escape')
  await photo.waitFor({ state: 'detached' })
  await winner.until('the present', ({ isFollowing }) => isFollowing)
  await loser.page.getByRole('button', { name: 'Fotofinish' }).tap()
  await loser.page.getByRole('region', { name: 'Fotofinish' }).getByText('Gara 1 di 1').waitFor()
  await loser.picture('after-photo')

  // An Enter in its first half second was meant for a tile.
  const ready = winner.page.getByText('1 of 2 ready. Waiting for: player 1')
  const saysReady = async () => {
    await winner.page.keyboard.press('Enter')
    return ready.isVisible()
  }
  await expect.poll(saysReady).toBe(true)
  expect((await winner.facts()).isAudible).toBe(true)
  await winner.page.keyboard.press('m')
  expect((await winner.facts()).isAudible).toBe(false)
  await loser.page.getByRole('button', { name: 'Abbandona' }).tap()
  await loser.page.getByRole('button', { name: 'Resta' }).tap()
  await loser.page.getByRole('button', { name: 'Ci sono' }).tap()
  // The next round lies there, and the roles have changed.
  await winner.page.waitForSelector('li:nth-child(2) > [data-piece]')
  await winner.page.getByRole('heading', { name: 'You won round 1' }).waitFor({ state: 'detached' })
  await loser.page.getByRole('region', { name: 'Fotofinish' }).waitFor({ state: 'detached' })
  // What the winner lays now is heard, and would be loud but for the key that turned it off.
  const acts = winner.page.getByRole('region', { name: sayOfPlay('en', 'acts') })
  const spoken = () => acts.locator('[aria-live]').allTextContents()
  for (const key of ['d', 'ArrowUp', 'Enter', 'd', 'ArrowUp', 'Enter']) {
    const before = await spoken()
    await winner.page.keyboard.press(key)
    await expect.poll(spoken).not.toEqual(before)
  }
  await winner.until('the start to be heard', ({ heard }) => heard >= 3)
  expect([...winner.complaints, ...loser.complaints]).toEqual([])
  await Promise.all([winner.close(), loser.close()])
})

seldom('after the match its players meet again at a new table, from the same seats', async () => {
  const { id, tokens } = await createCapturedMatch(service, { victory: [{ small: 1 }] })
  const seat = (nth: number) =>
    openPage(browser, `${service.address}/play/${id}#k=${tokens[nth]}`, { isFlat: true })
  const [winner, loser] = await Promise.all([seat(CHASER), seat(RUNNER)])
  await loser.page.getByRole('heading', { name: 'player 0 won the match' }).waitFor()
  await winner.page.getByRole('heading', { name: 'You won the match' }).waitFor()
  await winner.picture('after-match')
  const review = await winner.page.getByRole('link', { name: 'Review' }).getAttribute('href')
  expect(review).toBe(`/review/${id}?seat=${CHASER}`)

  await winner.page.getByRole('button', { name: 'Rematch' }).click()
  await loser.page.getByText('Asked for a rematch: player 0').waitFor()
  await loser.page.getByRole('button', { name: 'Rematch' }).click()
  await winner.page.waitForURL((url) => url.pathname.startsWith('/play/') && !url.pathname.endsWith(id))
  await expect.poll(() => loser.page.url()).toBe(winner.page.url())
  await winner.page.waitForSelector('[data-piece]')
  expect([...winner.complaints, ...loser.complaints]).toEqual([])
  await Promise.all([winner.close(), loser.close()])
})
