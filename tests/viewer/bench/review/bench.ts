import { createClient } from '@getaway/client'
import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import type { Browser } from 'playwright-core'
import { chaseReviewing } from '../../../../apps/viewer/src/games/chase/review/index.ts'
import { figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { startTestService } from '../../../support/service/service.ts'
import { type LongMatch, longestMatch } from '../longest-match.ts'
import { withPage } from '../with-page.ts'

const ROUNDS = 7
const LOADS = 7
const GOAL_MS = 300

// By itself it prints; `npm run bench -- review` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable
const match = longestMatch(150, 4)
premise(match.line.length >= 1000, `the longest match has ${match.line.length} events, not a thousand`)
benchFacts(match)
await benchReviewPage(match)

/** JavaScript alone, in a process that has done it before. */
function benchFacts({ line }: LongMatch): void {
  const events = Array.from({ length: line.length }, (_, index) => line.entryAt(index)?.event as ChaseEvent)
  const [created] = match.log.split('\n', 1).map((text) => JSON.parse(text) as ChaseEvent)
  if (!created) throw new Error('a log begins with an event')
  const fold = best(() => createTimeline(chase, created, events))
  const facts = best(() => chaseReviewing.reviewOf(line, 0))
  const review = chaseReviewing.reviewOf(line, 0)
  const acts = review.chapters.flatMap((chapter) => chapter.acts)
  premise(acts.length > 300, `the review tells of ${acts.length} acts, not of hundreds`)
  const words = best(() => {
    for (const act of acts) {
      chaseReviewing.sayAct(line, act, 'en')
      chaseReviewing.sayFault(line, act, 'en')
    }
    for (const { why } of review.chapters) if (why) chaseReviewing.sayWhy(line, review, why, 'en')
  })
  const ms = (value: number) => `${value.toFixed(1)} ms`
  tell({
    title: `The review of the longest of the simulated matches: ${line.length} events, ${acts.length} tiles and markers`,
    rows: [
      figureRow('fold the log, which a replay does', ms(fold), '1×'),
      figureRow('all facts of the review', ms(facts), times(facts, fold)),
      figureRow('all its sentences', ms(words), times(words, fold)),
    ],
  })
}

/** The shortest of several times (ms): what others do on the machine comes in waves. */
function best(work: () => unknown): number {
  const taken = Array.from({ length: ROUNDS }, () => {
    const from = performance.now()
    work()
    return performance.now() - from
  })
  return Math.min(...taken)
}

/** What a cold page runs until its sentences and graphs stand there, beside the replay until its table does. */
async function benchReviewPage({ log }: LongMatch): Promise<void> {
  const service = await startTestService('PGlite')
  const browser = await launchChromium()
  try {
    const { id } = await createClient({ url: service.address }).importLog(log)
    const at = (page: string) => `${service.address}/${page}/imported/${id}`
    const replay = await scripted(browser, at('replay'), 'svg[data-ready="true"]')
    const review = await scripted(browser, `${at('review')}?seat=0`, 'article figure svg path', true)
    const whole = await scripted(
      browser,
      `${at('review')}?seat=0`,
      'article[data-ready="true"] figure svg path',
    )
    premise(replay > 10 && review > 10, `no page ran anything: ${replay} and ${review} ms`)
    const ms = (value: number) => `${value.toFixed(0)} ms`
    tell({
      title: 'JavaScript of a page that was never opened before, parsing included',
      rows: [
        figureRow('the replay of that match, flat, until the table is drawn', ms(replay), '1×'),
        figureRow(
          'its review, until the answer and the first rounds with their graphs are there',
          ms(review),
          times(review, replay),
          `≤ ${GOAL_MS} ms`,
        ),
        figureRow('until the last round is there, each by itself', ms(whole), times(whole, replay)),
      ],
    })
  } finally {
    await browser.close()
    await service.close()
  }
}

/** ms of scripts until that is in the page; the least of several loads, as other work on the machine comes in waves. */
async function scripted(browser: Browser, url: string, until: string, stopsThere = false): Promise<number> {
  const taken: number[] = []
  for (let load = 0; load < LOADS; load++) {
    taken.push(
      await withPage(browser, async (page) => {
        await page.addInitScript(prepare, stopsThere ? until : undefined)
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable')
        await page.goto(url)
        await page.waitForSelector(until, { state: 'attached', timeout: 60_000 })
        const { metrics } = await session.send('Performance.getMetrics')
        return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
      }),
    )
  }
  return Math.min(...taken)
}

/** Runs in the page before anything else there: flat, and with no frame after what is waited for, so that nothing more is counted. */
function prepare(until: string | undefined): void {
  if (location.protocol === 'about:') return
  localStorage['getaway.settings'] = '{"picture":"2d"}'
  if (until === undefined) return
  const watch = new MutationObserver(() => {
    if (!document.querySelector(until)) return
    watch.disconnect()
    window.requestAnimationFrame = () => 0
    window.requestIdleCallback = () => 0
  })
  watch.observe(document, { childList: true, subtree: true })
}
