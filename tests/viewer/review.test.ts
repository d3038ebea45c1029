import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createClient } from '@getaway/client'
import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { type ChaseEvent, chase, checkMarkers } from '@getaway/engine/chase'
import type { Service } from '@getaway/game-api'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chaseReviewOf } from '../../apps/viewer/src/games/chase/review/review-of.ts'
import { notesHash } from '../../apps/viewer/src/notes/note-link.ts'
import { parseTimeMark } from '../../apps/viewer/src/playback/time-mark.ts'
import { faultsOf } from '../../apps/viewer/src/review/faults-of.ts'
import { connectTestBrowser } from '../support/browser/test-browser.ts'
import { sampled } from '../support/seeds.ts'
import { seldom } from '../support/seldom.ts'
import { startTestService } from '../support/service/service.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { createCapturedMatch } from './captured-match.ts'
import { goTo, openPage, PHONE } from './page.ts'

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

function golden(name: string): string {
  const bytes = readFileSync(join(import.meta.dirname, `../golden/${name}`))
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

async function importedAt(log: string): Promise<string> {
  return `/review/imported/${(await createClient({ url: service.address }).importLog(log)).id}`
}

const rows: readonly {
  readonly log: string
  readonly seat: number
  readonly why: RegExp
  /** What rounds came to, for that seat. */
  readonly rounds: readonly string[]
}[] = [
  {
    log: 'two-players-arrival.getaway.jsonl',
    seat: 0,
    why: /^You lost because in round \d /,
    rounds: ['Lost'],
  },
  {
    log: 'two-players-arrival.getaway.jsonl',
    seat: 1,
    why: /^You won because in round \d /,
    rounds: ['Won'],
  },
  {
    log: 'three-players-fair.getaway.jsonl.gz',
    seat: 0,
    why: /^You lost because in round \d player \d caught you/,
    rounds: ['Lost', 'Won'],
  },
  {
    log: 'four-players-fair.getaway.jsonl',
    seat: 0,
    why: /^You lost because in round \d player \d made the first mistake/,
    rounds: ['Lost'],
  },
  {
    log: 'void-and-correction.getaway.jsonl',
    seat: 0,
    why: /^You lost because the organiser corrected round 4: seen on video\.$/,
    rounds: ['Does not count', 'Won', 'Lost'],
  },
]

test.each(sampled(rows, 1))(
  '$log for seat $seat: the first sentence says why, and every link leads to its instant',
  async ({ log, seat, why, rounds }) => {
    const address = await importedAt(golden(log))
    const tab = await openPage(browser, `${service.address}${address}?seat=${seat}`, { isFlat: 'always' })
    const { page } = tab
    const answer = page.getByRole('article').getByRole('heading').first()
    await answer.waitFor()
    expect(await answer.textContent()).toMatch(why)
    const results = await page
      .getByRole('article')
      .getByRole('region', { name: /^Round \d+$/ })
      .locator('h2 + b')
      .allTextContents()
    expect(results).toEqual(expect.arrayContaining([...rounds]))
    await tab.drawn()

    const links = await page
      .locator('a[href*="?t="]')
      .evaluateAll((all) =>
        all.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent ?? '' })),
      )
    expect(links.length).toBeGreaterThan(rounds.length)
    for (const { href, text } of links) {
      expect(href).toMatch(/^\/replay\/imported\/\w+\?t=[\dhms.]+(&side=(runner(-2)?|chaser))?$/)
      const [shown] = /\d+:\d\d/.exec(text) ?? []
      if (shown) expect(href).toMatch(markOf(shown))
    }
    // The same instant may be linked twice.
    const hrefs = [...new Set(links.map(({ href }) => href))]
    for (const href of [hrefs[0] ?? '', ...sampled(hrefs, 2)]) {
      await goTo(page, href)
      const asked = parseTimeMark(new URL(href, service.address).searchParams.get('t') ?? '')
      await tab.until(`the instant of ${href}`, ({ page: shown, instant, isPlaying }) => {
        return shown === 'replay' && instant === asked && !isPlaying
      })
    }
    // From the replay, a button leads back.
    await page.getByRole('link', { name: 'Review' }).first().click()
    await answer.waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)

/** `t=` of an address, for what a clock shows of it. */
function markOf(shown: string): RegExp {
  const [minutes, seconds] = shown.split(':').map(Number)
  // Addresses round up, clocks down.
  const either = [seconds ?? 0, (seconds ?? 0) + 1].map((one) => `${one}(\\.\\d+)?s`).join('|')
  return new RegExp(`t=${minutes ? `${minutes}m` : ''}(${either}|\\d+m0s)`)
}

test('without a seat it speaks to nobody; the graph is walked by keys, and Enter opens the replay there', async () => {
  const address = await importedAt(golden('trail-lost.getaway.jsonl'))
  const tab = await openPage(browser, `${service.address}${address}`, {
    isFlat: true,
    viewport: PHONE,
    acceptDownloads: true,
  })
  const { page } = tab
  const answer = page.getByRole('article').getByRole('heading').first()
  await answer.waitFor()
  expect(await answer.textContent()).not.toMatch(/\byou/i)
  // Rounds follow one by one.
  await page.waitForSelector('article[data-ready]')
  const graph = page.getByRole('slider', { name: /^Lead/ }).last()
  await graph.focus()
  await page.keyboard.press('Home')
  const said = () => graph.getAttribute('aria-valuetext')
  await expect.poll(said).toMatch(/^\d+:\d\d: .*ahead/)
  const first = await said()
  await page.keyboard.press('ArrowRight')
  await expect.poll(said).not.toBe(first)
  // A note stays plain text and is there again; those that come with a link are marked as the sender's.
  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByRole('textbox').fill('<b>Too early</b>')
  await notes.getByRole('button', { name: 'Add' }).click()
  await notes.getByText('<b>Too early</b>').waitFor()
  const hash = await notesHash([{ into: 1_000_000, text: 'Look here' }])
  await goTo(page, `${address}${hash}`)
  await page.reload()
  await notes.getByText('From the sender of the link').waitFor()
  expect(page.url()).not.toContain('#')
  await notes.getByText('<b>Too early</b>').waitFor()
  await notes.getByRole('button', { name: 'Keep them' }).click()
  await notes.getByRole('button', { name: /^Delete the note at 0:01/ }).click()
  await notes.getByText('Look here').waitFor({ state: 'detached' })

  // The same match under another cap: where it parts, and where nothing would have changed.
  await page.getByText('What if races were decided differently?').click()
  const cap = page.getByLabel('Cap (ms)')
  await cap.fill('250')
  await cap.press('Tab')
  await page.getByRole('link', { name: /^See where they diverge \(\d+:\d\d\)$/ }).waitFor()
  await cap.fill('0')
  await cap.press('Tab')
  await page.getByText(/^Nothing would have changed/).waitFor()
  // The match as a picture, to be passed on.
  await page.getByText('The match as a picture').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save upright/ }).click()
  const saved = join(tempFolder(), 'card.png')
  await (await downloading).saveAs(saved)
  const png = readFileSync(saved)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
  await graph.focus()
  // A wheel over a graph scrolls the page.
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await graph.hover()
  await page.mouse.wheel(0, -120)
  await expect.poll(scrolled).toBeLessThan(before)
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/replay\/imported\/\w+\?t=/)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

/** A match in which a novice has marked wrongly, and laid wrongly or not. */
function withWrongMarker() {
  for (let seed = 1; ; seed++) {
    const seats = ['novice', 'novice']
    const match = simulate({ game: chase, id: `wrong-${seed}`, at: 1_000, seats, random: seededRandom(seed) })
    const [created, ...rest] = match.events as readonly [ChaseEvent, ...ChaseEvent[]]
    const timeline = createTimeline(chase, created, rest)
    for (const seat of [0, 1]) {
      const faults = faultsOf(chaseReviewOf(timeline, seat), seat)
      const nth = faults.findIndex(({ kind }) => kind === 'marker')
      const fault = faults[nth]
      if (!fault) continue
      const { past, round } = match.state
      const [checked] = [...past, round].flatMap((one) =>
        one?.number === fault.chapter
          ? checkMarkers(match.state, one).filter(({ position }) => position === fault.position)
          : [],
      )
      if (checked)
        return { lines: match.lines, seat, nth, count: faults.length, checked, chapter: fault.chapter }
    }
  }
}

seldom('a mistake is asked again at the table: wrong once more, then right', async () => {
  const { lines, seat, nth, count, checked, chapter } = withWrongMarker()
  const address = await importedAt(lines.map((line) => `${line}\n`).join(''))
  const tab = await openPage(browser, `${service.address}${address}?seat=${seat}`, { isFlat: true })
  const { page } = tab
  await page.getByRole('link', { name: /^Learn from your mistake/ }).waitFor()
  await goTo(page, `${address}?seat=${seat}&learn=${nth + 1}`)
  const card = page.getByRole('region', { name: 'Question' })
  await card.getByText('Which symbol would you have marked?').waitFor()
  const mark = (symbol: string) => page.locator(`[data-act="mark-${symbol}"]`).click()
  await mark(checked.placed.symbol)
  await card.getByText(/^Not right either: .*C7\.[23]$/).waitFor()
  await mark(checked.allowed[0] ?? '')
  await card.getByText(/^Right\. In the match it was wrong: /).waitFor()
  const isLast = nth + 1 === count
  await card.getByRole('button', { name: isLast ? 'Finish' : 'Next' }).click()
  if (!isLast) {
    for (let left = count - nth - 1; left > 0; left--) {
      await card.getByRole('button', { name: 'Show' }).click()
      await card.locator('[data-state="shown"], [data-state="no-way"]').waitFor()
      await card.getByRole('button', { name: left === 1 ? 'Finish' : 'Next' }).click()
    }
  }
  await page.getByRole('heading', { name: `1 of ${count - nth} answered` }).waitFor()
  await page.getByText('0 of them at the first attempt.').waitFor()
  await page.getByRole('link', { name: 'Back to the review' }).click()
  await page.getByRole('link', { name: /^Learn from your mistake/ }).waitFor()

  // The check of its round, step by step, as far as the mistake.
  const round = page.getByRole('region', { name: `Round ${chapter}`, exact: true })
  await round.getByRole('link', { name: 'Step through the check' }).click()
  await page.waitForURL(/\/replay\//)
  await tab.drawn()
  const told = page.getByRole('region', { name: `The check of round ${chapter}` }).locator('p')
  await page.keyboard.press('ArrowRight')
  await told.getByText(/^(Player 1’s )?Tile 1: /i).waitFor()
  const isTold = async () => /, but .+ was right/.test((await told.textContent()) ?? '')
  for (let step = 0; step < 100 && !(await isTold()); step++) await page.keyboard.press('ArrowRight')
  expect(await isTold()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(isTold).toBe(false)
  expect(tab.complaints).toEqual([])
  await tab.close()
})

seldom(
  'two rounds beside each other: stepped and played together, of one match and of two, by keyboard on a phone',
  async () => {
    const logs = ['one', 'two'].map((id, seed) => {
      const match = simulate({
        ...{ game: chase, id: `beside-${id}`, at: 1_000, seats: ['regular', 'regular'] },
        random: seededRandom(seed + 1),
      })
      return match.lines.map((line) => `${line}\n`).join('')
    })
    const [address = '', other = ''] = await Promise.all(logs.map(importedAt))
    const tab = await openPage(browser, service.address + address, { viewport: PHONE, isFlat: true })
    const { page } = tab
    await page.getByRole('link', { name: 'Compare this round' }).first().click()
    await page.getByRole('heading', { name: 'Two rounds side by side' }).waitFor()
    const strip = page.getByRole('slider', { name: /^Both leads, by time since the start of the round/ })
    await strip.waitFor()
    const [first, second] = [page.getByLabel('First round'), page.getByLabel('Second round')]
    expect([await first.inputValue(), await second.inputValue()]).toEqual(['1', '2'])
    await expect.poll(() => page.locator('svg[data-ready="true"]').count()).toBe(2)

    // One key moves both tables; each tells its own match.
    const said = async () => (await strip.getAttribute('aria-valuetext')) ?? ''
    await strip.focus()
    await page.keyboard.press('End')
    await expect.poll(said).toMatch(/^\d+:\d\d into the round\. Round 1: .+\. Round 2: .+/)
    const ended = await said()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(said).not.toBe(ended)
    // The address is a link to that instant of both.
    await page.waitForURL(/\?beside=1-2&into=[\dms.]+$/)
    const before = await said()
    const times = () => page.getByRole('link', { name: /^Replay \d/ }).allTextContents()
    const at = await times()
    expect(new Set(at).size).toBe(2)
    await page.reload()
    await expect.poll(said).toBe(before)
    await expect.poll(times).toEqual(at)

    // Both are played by one press, to the end.
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await expect.poll(said, { timeout: 60_000 }).toBe(ended)
    await page.getByRole('button', { name: 'Play' }).waitFor()

    // A round of another match, by its link; the table of figures compares them.
    await page.getByLabel('The second one is from').selectOption('another match …')
    const link = page.getByLabel('Link or id of the match')
    await link.fill('nowhere at all')
    await link.press('Enter')
    await page.getByText('That is not a link to a match.').waitFor()
    await link.fill(service.address + other)
    await link.press('Enter')
    await page.waitForURL(/&with=imported%2F/)
    await page
      .getByRole('region', { name: /^Round 1 · .+ – / })
      .nth(1)
      .waitFor()
    await second.selectOption('2')
    await page.getByRole('columnheader', { name: /^Round 2 · / }).waitFor()
    await page.waitForURL(/\?beside=1-2&with=/)
    await page.getByRole('row', { name: /^Length \d+:\d\d \d+:\d\d/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.getByRole('link', { name: 'Back to the review' }).click()
    await page.getByRole('link', { name: 'Compare this round' }).first().waitFor()
    expect(tab.complaints).toEqual([])
    await tab.close()
  },
)

seldom(
  'one leads, another follows, goes their own way and comes back; who comes later is there at once',
  async () => {
    const { id, client } = await createCapturedMatch(service, { victory: [{ small: 1 }] })
    await expect.poll(async () => (await client.readMatch(id)).status, { timeout: 20_000 }).toBe('over')
    // Whoever passes their own address on makes no leader of anybody.
    const leader = await openPage(browser, `${service.address}/replay/${id}#lead`, { isFlat: true })
    await leader.drawn()
    expect(await leader.page.getByRole('region', { name: 'Led review' }).count()).toBe(0)
    await leader.page.getByRole('button', { name: 'Viewing options' }).click()
    await leader.page.getByRole('button', { name: 'Lead others through this match' }).click()
    const bar = leader.page.getByRole('region', { name: 'Led review' })
    const link = (await bar.locator('[data-link]').getAttribute('data-link')) ?? ''
    const address = link.replace(/^https?:\/\/[^/]+/, service.address)
    expect(leader.page.url()).not.toContain('#')
    await leader.page.keyboard.press('End')
    const { instant } = await leader.until('the end', ({ index, seq }) => index >= seq - 1)

    const follower = await openPage(browser, address, { isFlat: true })
    const isAt = (at: number) => (facts: { readonly instant: number }) =>
      Math.abs(facts.instant - at) < 1_000_000
    await follower.until('where the leader is', isAt(instant))
    expect(follower.page.url()).not.toContain('#')
    await bar.getByText('1 follows').waitFor()
    const own = follower.page.getByRole('region', { name: 'Led review' })
    await own.getByText('You follow').waitFor()

    await follower.page.keyboard.press('Home')
    await own.getByText('On your own').waitFor()
    await follower.until('the beginning', ({ instant: at }) => at === 0)
    await own.getByRole('button', { name: 'Back to the leader' }).click()
    await follower.until('the leader again', isAt(instant))
    await leader.page.keyboard.press('Home')
    await follower.until('with the leader', ({ instant: at }) => at === 0)
    await own.getByRole('button', { name: 'Leave' }).click()
    await bar.getByText('nobody follows yet').waitFor()
    expect([...leader.complaints, ...follower.complaints]).toEqual([])
    await leader.close()
    await follower.close()
  },
)
