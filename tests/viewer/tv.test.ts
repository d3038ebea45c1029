import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { startTestService } from '../support/service/service.ts'
import { createCapturedMatch } from './captured-match.ts'
import { openPage } from './page.ts'

const STAGE = { width: 1920, height: 1080 }
/** What a phone still shows of a stream. */
const LEGIBLE = 26

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

test('TV: the score, who chases whom, the check, a story with its reckoning, and the capture once more', async () => {
  await createCapturedMatch(service)
  const tab = await openPage(browser, `${service.address}/tv`, { viewport: STAGE, isFlat: true })
  const { page } = tab
  await tab.drawn()
  const score = page.getByRole('region', { name: 'Score' })
  await score.getByText('Round 1').waitFor()
  await score.getByText('player 0').waitFor()
  const contest = page.getByRole('region', { name: 'player 1 against player 0' })
  await contest.getByText('Caught').waitFor()

  // Stories and replays come and go by themselves: the page looks out for them, however busy the machine is.
  const replayed = page.waitForFunction(replayOnAir).then((seen) => seen.jsonValue())
  const how = await page.waitForFunction(askedStory, 'Match point: player 0')
  expect(await how.jsonValue()).toContain('(C9.2)')

  const { speed, isFollowing, words } = (await replayed) || { speed: 1, isFollowing: true, words: [] }
  expect({ isFollowing, isSlow: speed < 1 }).toEqual({ isFollowing: false, isSlow: true })
  expect(words.map(({ text }) => text)).toContain('Capture in round 1')
  expect(words.length).toBeGreaterThan(8)
  expect(words.filter(({ px }) => px < LEGIBLE)).toEqual([])
  await tab.until('live again', (facts) => facts.isFollowing && facts.isLive && facts.speed === 1)
  expect(await page.getByText('Instant replay', { exact: true }).count()).toBe(0)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

/** Runs in the page: presses a story once it is on, and tells how it was reckoned. */
function askedStory(headline: string): string | false {
  const note = document.querySelector('[role="note"]')
  if (note?.textContent) return note.textContent
  const story = [...document.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')]
  story.find(({ textContent }) => textContent?.startsWith(headline))?.click()
  return false
}

/** Runs in the page: once a replay is on, how it is played, and the words over the table with their sizes. */
function replayOnAir() {
  const { speed, isFollowing } = window.getaway
  const mark = document.querySelector('main [role="status"] strong')
  if (mark?.textContent !== 'Instant replay' || speed === 1) return false
  const words: { text: string; px: number }[] = []
  for (const section of document.querySelectorAll('main section section, main [role="status"]')) {
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      // What is only read aloud is one pixel wide.
      if (!element || !text || element.offsetWidth <= 1) continue
      words.push({ text, px: Number.parseFloat(getComputedStyle(element).fontSize) })
    }
  }
  return { speed, isFollowing, words }
}
