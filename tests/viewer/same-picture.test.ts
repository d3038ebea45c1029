import { createClient } from '@getaway/client'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { PROVE, sampled } from '../support/seeds.ts'
import { startTestService } from '../support/service/service.ts'
import { goTo, openPage, type TestPage } from './page.ts'

const FIXED = 'quality=low&seed=7'
/** A smaller window is drawn sooner. */
const viewport = { width: 800, height: 480 }

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

const client = () => createClient({ url: service.address })

test('the picture of an instant is the same, reached live, forward or backward', async () => {
  const { id } = await client().createMatch({
    game: 'chase',
    seats: ['Ada', 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name })),
    options: { victory: [{ small: 2 }, { perfect: 2 }], race: { policy: 'fair', capMs: 100 } },
  })
  while ((await client().readMatch(id)).head < 20) await new Promise((resolve) => setTimeout(resolve, 100))

  const live = await openPage(browser, `${service.address}/watch/${id}?${FIXED}`, { viewport })
  await live.until(
    'live from the middle',
    ({ isLive, isFollowing, index }) => isLive && isFollowing && index > 20,
  )
  // Somewhere behind the settled horizon, while the match goes on.
  const seen: { readonly into: number; readonly picture: Buffer }[] = []
  for (const share of PROVE > 1 ? [0.35, 0.9, 0.62] : [0.35, 0.9]) {
    await seekTo(live, share)
    // On a busy machine what belongs before that instant may be on its way yet.
    const { head } = await client().readMatch(id)
    await live.until('what came later', ({ seq, isOver }) => isOver || seq > head + 1)
    seen.push({ into: (await live.facts()).instant, picture: await table(live) })
  }
  expect(new Set(seen.map(({ picture }) => picture.toString('base64'))).size).toBe(seen.length)
  expect(live.complaints).toEqual([])
  await live.close()

  const [first] = seen
  const replay = await openPage(browser, addressOf(id, first?.into ?? 0), { viewport })
  // Forward and backward.
  for (const { into, picture } of [...seen, ...seen.slice(0, -1).toReversed()]) {
    await goTo(replay.page, addressOf(id, into))
    await replay.until('that instant', ({ instant, isPlaying }) => instant === into && !isPlaying)
    expect((await table(replay)).equals(picture), `${into} µs into the match`).toBe(true)
  }
  // Cameras that move by themselves, too: an instant, and again after another one.
  for (const view of sampled(['director', 'cinematic'], 1)) {
    await replay.page.locator(`button[value="${view}"]`).dispatchEvent('click')
    const pictures: Buffer[] = []
    for (const { into } of [...seen.slice(0, 2), ...seen.slice(0, 1)]) {
      await goTo(replay.page, addressOf(id, into))
      await replay.until('that instant', ({ instant }) => instant === into)
      pictures.push(await table(replay))
    }
    const [one, other, again] = pictures.map((picture) => picture.toString('base64'))
    expect([again === one, again === other], view).toEqual([true, false])
  }
  expect(replay.complaints).toEqual([])
  await replay.close()
})

function addressOf(id: string, into: number): string {
  return `${service.address}/replay/${id}?${FIXED}&t=${into / 1000}`
}

async function seekTo({ page, until }: TestPage, share: number): Promise<void> {
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('the timeline is not there')
  const { isPlaying } = await page.evaluate(() => ({ ...window.getaway }))
  if (isPlaying) await page.keyboard.press('Space')
  await until('paused', (facts) => !facts.isPlaying)
  await page.mouse.click(box.x + box.width * share, box.y + box.height / 2)
  await page.mouse.move(0, 0)
}

/** The table alone, once it has come to rest. */
async function table({ page, until }: TestPage): Promise<Buffer> {
  await page.evaluate(() => {
    const alone = new CSSStyleSheet()
    alone.replaceSync('* { visibility: hidden !important } canvas { visibility: visible !important }')
    document.adoptedStyleSheets = [alone]
  })
  await until('a picture', ({ frames }) => frames > 0)
  // What was asked for before is drawn by then, however seldom frames come.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await until('at rest', ({ isStill }) => isStill)
  const picture = await page.locator('canvas').screenshot()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return picture
}
