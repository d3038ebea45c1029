import type { Browser, Page } from 'playwright-core'
import { premise } from '../../../bench/figures.ts'
import type { Noted } from './probe.ts'
import type { CpuProfile } from './stages.ts'

/** What the browser says of a page’s main thread: µs of one clock for all pages, and of its processor. */
export interface Traced {
  readonly name: string
  /** Of an input: which event it was. */
  readonly event: string | undefined
  readonly from: number
  readonly until: number
  readonly processor: number
}

export interface Recorded {
  readonly noted: readonly Noted[]
  readonly traced: readonly Traced[]
  /** Where asked for. */
  readonly profile: CpuProfile | undefined
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string }; readonly name?: string }
}

const WANTED = new Set(['EventDispatch', 'FireAnimationFrame', 'RunTask'])
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
/** Between two samples of a profile, in µs. */
const SAMPLE = 100

/** Records pages while some work is done: what each noted, in the browser’s clock, and what its main thread did. */
export async function record(
  browser: Browser,
  pages: readonly Page[],
  isProfiled: boolean,
  work: () => Promise<void>,
): Promise<readonly Recorded[]> {
  const trace = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  trace.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (isOfUse(event)) events.push(event)
  })
  const sessions = await Promise.all(pages.map((page) => page.context().newCDPSession(page)))
  if (isProfiled) {
    for (const session of sessions) {
      await session.send('Profiler.enable')
      await session.send('Profiler.setSamplingInterval', { interval: SAMPLE })
      await session.send('Profiler.start')
    }
  }
  const traceConfig = { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES } as const
  await trace.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  for (const [nth, page] of pages.entries()) await page.evaluate(beginNotes, `zero ${nth}`)
  await work()
  const done = new Promise((resolve) => trace.once('Tracing.tracingComplete', resolve))
  await trace.send('Tracing.end')
  await done
  const profiles = await Promise.all(
    sessions.map(async (session) => (isProfiled ? (await session.send('Profiler.stop')).profile : undefined)),
  )
  return Promise.all(
    pages.map(async (page, nth) => {
      const zero = events.find(({ name }) => name === `zero ${nth}`)
      const noted = await page.evaluate(() => window.noted)
      const first = noted[0]
      premise(zero !== undefined && first?.type === 'zero', 'the clock of a page is not known')
      const isOfPage = ({ pid, tid }: TraceEvent) => pid === zero.pid && tid === zero.tid
      return {
        noted: noted.map((one) => inClockOf(one, zero.ts - first.at * 1000)),
        traced: events.filter((one) => one.ph === 'X' && isOfPage(one)).map(tracedOf),
        profile: profiles[nth],
      }
    }),
  )
}

function isOfUse({ ph, name }: TraceEvent): boolean {
  return (ph === 'X' && WANTED.has(name)) || name.startsWith('zero ')
}

/** Runs in the page: forgets what came before, and marks an instant that the trace has, too. */
function beginNotes(name: string): void {
  window.noted.length = 0
  window.noted.push({ type: 'zero', at: performance.mark(name).startTime })
}

function inClockOf(one: Noted, offset: number): Noted {
  const at = one.at * 1000 + offset
  return one.type === 'sent' ? { ...one, at, input: one.input * 1000 + offset } : { ...one, at }
}

function tracedOf({ name, ts, dur = 0, tdur = dur, args }: TraceEvent): Traced {
  return { name, event: args?.data?.type, from: ts, until: ts + dur, processor: tdur }
}
