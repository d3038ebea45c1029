import { createClient } from '@getaway/client'
import { figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { startPostgres } from '../../../support/postgres/postgres.ts'
import { startTestService } from '../../../support/service/service.ts'
import { createHoldings, type Held, matchesIn, playEvening } from '../../evening.ts'
import { openPage } from '../../page.ts'

// By itself it prints; `npm run bench -- overlay` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable

const HOURS = 1
/** A match of minutes takes seconds. */
const PACE = 0.02
/** By then everything has been seen once. */
const WARM_UP = 2
/** A quick match is over before all of its table is dressed: of so many matches the one that holds least is compared. */
const SAMPLES = 5

const postgres = await startPostgres()
const browser = await launchChromium()
const opened: (() => Promise<unknown>)[] = [postgres.stop, () => browser.close()]
try {
  const urls = await postgres.createDatabase()
  const service = await startTestService('Postgres', {
    databaseUrl: urls.application,
    migrationDatabaseUrl: urls.owner,
    botPace: PACE,
  })
  opened.push(service.close)
  const tab = await openPage(browser, 'about:blank', { viewport: { width: 320, height: 180 } })
  const held = await createHoldings(tab.page)
  await tab.page.goto(`${service.address}/overlay/evening?quality=low`)
  const figures: Held[] = []
  const matches = matchesIn(HOURS)
  const client = createClient({ url: service.address })
  const events = await playEvening(client, tab, { event: 'evening', matches }, async () => {
    figures.push(await held())
  })
  const [first, last] = [figures[WARM_UP], figures.at(-1)]
  premise(
    first !== undefined && last !== undefined && events > matches * 20,
    `only ${events} events were shown`,
  )
  premise(first.gpu > 10, 'no table was drawn in 3D')
  premise(tab.complaints.length === 0, `the page complained: ${tab.complaints[0]}`)
  const worked = last.worked - first.worked
  const least = (some: readonly Held[], name: keyof Held) => Math.min(...some.map((one) => one[name]))
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
  const row = (
    what: string,
    name: keyof Held,
    shown: (value: number) => string = String,
    goal: string = '≤ 1.15×',
  ) => {
    const early = least(figures.slice(WARM_UP, WARM_UP + SAMPLES), name)
    const late = least(figures.slice(-SAMPLES), name)
    return [
      figureRow(`${what}: the least of matches ${WARM_UP + 1} to ${WARM_UP + SAMPLES}`, shown(early), '1×'),
      figureRow(`… of the last ${SAMPLES} of ${matches}`, shown(late), times(late, early), goal),
    ]
  }
  tell({
    title: `An overlay over an hour of matches: ${matches} of two, ${events} events, in 3D`,
    rows: [
      ...row('what scripts hold: objects, text, functions', 'data', megabytes),
      ...row('what the engine has compiled of the scripts', 'code', megabytes, ''),
      ...row('nodes of the document', 'nodes'),
      ...row('listeners', 'listeners'),
      ...row('sockets', 'sockets'),
      ...row('things in the graphics card', 'gpu'),
      figureRow('its main thread, for each event', `${((1000 * worked) / events).toFixed(1)} ms`),
    ],
  })
} finally {
  for (const close of opened.toReversed()) await close()
}
