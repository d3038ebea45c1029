import { seededRandom } from '@getaway/engine'
import { type FigureRow, figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { commitsOf } from '../../../bench/latency.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { startPostgres } from '../../../support/postgres/postgres.ts'
import { quantile } from '../../../support/quantile.ts'
import { startTestService } from '../../../support/service/service.ts'
import { actsBetween, type MeasuredAct } from './acts.ts'
import { openBareTable } from './bare-table.ts'
import { record } from './record.ts'
import { type CpuProfile, stageShares } from './stages.ts'
import { openMeasuredTable } from './table.ts'

/** Most of them lay something. */
const WARM_UP = 30
const ACTS = 60
const PROFILED = 50
const BARE_ACTS = 40
const GOAL_OWN_MS = 4
const GOAL_MS = 10
const GOAL_P99_MS = 30

// By itself it prints; `npm run bench -- play` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable
const postgres = await startPostgres()
const browser = await launchChromium()
const opened: (() => Promise<unknown>)[] = [postgres.stop, () => browser.close()]
try {
  const [urls, bareUrls] = [await postgres.createDatabase(), await postgres.createDatabase()]
  const service = await startTestService('Postgres', {
    databaseUrl: urls.application,
    migrationDatabaseUrl: urls.owner,
  })
  opened.push(service.close)
  const bare = await openBareTable(browser, bareUrls.owner)
  opened.push(bare.close)
  const table = await openMeasuredTable(browser, service.address, seededRandom(1))
  opened.push(async () => table.close())
  const pages = table.pages.map(({ page }) => page)
  await table.go(WARM_UP)
  await bare.go(WARM_UP)
  const [one, other] = await record(browser, bare.pages, false, () => bare.go(BARE_ACTS))
  const before = await commitsOf(service.address)
  const [near, far] = await record(browser, pages, false, () => table.go(ACTS))
  const after = await commitsOf(service.address)
  const [nearProfile, farProfile] = await record(browser, pages, true, () => table.go(PROFILED))
  if (!one || !other || !near || !far || !nearProfile?.profile || !farProfile?.profile)
    throw new Error('two pages each')
  for (const tab of table.pages)
    premise(tab.complaints.length === 0, `a page complained: ${tab.complaints[0]}`)

  const least = actsBetween(one, other)
  const acts = actsBetween(near, far)
  const profiled = actsBetween(nearProfile, farProfile)
  premise(least.length >= BARE_ACTS / 2, `${least.length} of ${BARE_ACTS} bare acts were seen by both pages`)
  premise(acts.length >= ACTS / 2, `${acts.length} of ${ACTS} acts laid something that both pages showed`)
  const shares = (profile: CpuProfile, of: 'own' | 'far') =>
    stageShares([{ profile, within: profiled.flatMap((act) => act[of]) }])
  tell({
    title: `A player’s own act: JavaScript of the frame that shows it, in ms of a processor (${acts.length} acts)`,
    rows: ownRows(acts, least, await shares(nearProfile.profile, 'own')),
  })
  tell({
    title: 'From one player’s input to the opponent’s scene posed, by the clock',
    rows: farRows(
      acts,
      least,
      (1000 * (after.sum - before.sum)) / (after.count - before.count),
      await shares(farProfile.profile, 'far'),
    ),
  })
} finally {
  for (const close of opened.toReversed()) await close()
}

type Shares = ReadonlyMap<string, number>

function ownRows(
  acts: readonly MeasuredAct[],
  least: readonly MeasuredAct[],
  shares: Shares,
): readonly FigureRow[] {
  const own = (some: readonly MeasuredAct[], q: number) =>
    quantile(
      some.map(({ ownFrame }) => ownFrame),
      q,
    )
  const clock = (q: number) =>
    quantile(
      acts.map(({ toOwnPose }) => toOwnPose),
      q,
    )
  const bare = own(least, 0.5)
  return [
    figureRow('bare page: a key sends a line and lays an element', ms(bare), '1×'),
    figureRow('median', ms(own(acts, 0.5)), times(own(acts, 0.5), bare), `< ${GOAL_OWN_MS} ms`),
    figureRow('p95', ms(own(acts, 0.95)), times(own(acts, 0.95), bare)),
    ...shareRows(shares),
    figureRow('input → scene posed by the clock, the wait for the frame included', ms(clock(0.5))),
    figureRow('… p95', ms(clock(0.95))),
  ]
}

function farRows(
  acts: readonly MeasuredAct[],
  least: readonly MeasuredAct[],
  committing: number,
  shares: Shares,
): readonly FigureRow[] {
  const whole = ({ toSent, toHeard, toPose }: MeasuredAct) => toSent + toHeard + toPose
  const all = (some: readonly MeasuredAct[], q: number) => quantile(some.map(whole), q)
  const stage = (of: 'toSent' | 'toHeard' | 'toPose') => {
    const median = quantile(
      acts.map((act) => act[of]),
      0.5,
    )
    return [ms(median), share(median / all(acts, 0.5))] as const
  }
  const bare = all(least, 0.5)
  return [
    figureRow('bare: two sockets, a row committed, an element laid', ms(bare), '1×'),
    figureRow('… p99', ms(all(least, 0.99)), times(all(least, 0.99), bare)),
    figureRow('median, nothing rendered', ms(all(acts, 0.5)), times(all(acts, 0.5), bare), `< ${GOAL_MS} ms`),
    figureRow('p99', ms(all(acts, 0.99)), times(all(acts, 0.99), bare), `< ${GOAL_P99_MS} ms`),
    figureRow('… input → sent', ...stage('toSent')),
    figureRow('… sent → heard: both sockets and the service', ...stage('toHeard')),
    figureRow('… of that the commit, on average', ms(committing)),
    figureRow('… heard → posed', ...stage('toPose')),
    ...shareRows(new Map([...shares].map(([name, of]) => [name === 'foreseeing' ? 'folding' : name, of]))),
  ]
}

function shareRows(shares: Shares): readonly FigureRow[] {
  return [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, of]) => figureRow(`… … ${name}`, '', share(of)))
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

function share(value: number): string {
  return `${Math.round(100 * value)} %`
}
