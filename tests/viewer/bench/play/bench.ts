import { seededRandom } from '@getaway/engine'
import { type FigureRow, figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { commitsOf } from '../../../bench/latency.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { startPostgres } from '../../../support/postgres/postgres.ts'
import { startServiceProcess } from '../../../support/programs/service-process.ts'
import { quantile } from '../../../support/quantile.ts'
import { actsBetween, actsOn, type MeasuredAct, type OwnAct } from './acts.ts'
import { openBareTable } from './bare-table.ts'
import { record } from './record.ts'
import { type CpuProfile, stageShares } from './stages.ts'
import { openMeasuredTable } from './table.ts'

/** Most of them lay something. */
const WARM_UP = 30
const ACTS = 400
/** Of so many that were laid, the slowest hundredth is more than chance. */
const LEAST = 300
const PROFILED = 60
const BARE_ACTS = 300
/** Drawing in 3D takes a processor a second. */
const ACTS_IN_3D = 60
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
  // In a process of its own: this one speaks with the browser, and plays the opponent.
  const service = await startServiceProcess(
    {
      PORT: '0',
      DATABASE_URL: urls.application,
      MIGRATION_DATABASE_URL: urls.owner,
      DEMO: 'off',
      RATE_LIMIT: 'off',
    },
    { isFromSources: true },
  )
  opened.push(() => service.kill('SIGTERM'))
  const bare = await openBareTable(browser, bareUrls.owner)
  opened.push(bare.close)
  const table = await openMeasuredTable(browser, service.address, seededRandom(1), '2d')
  opened.push(table.close)
  const tabs = [table.own, ...(table.far ? [table.far] : [])]
  const pages = tabs.map(({ page }) => page)
  await table.go(WARM_UP)
  await bare.go(WARM_UP)
  const [one, other] = await record(browser, bare.pages, false, () => bare.go(BARE_ACTS))
  const before = await commitsOf(service.address)
  const [near, far] = await record(browser, pages, false, () => table.go(ACTS))
  const after = await commitsOf(service.address)
  const [nearProfile, farProfile] = await record(browser, pages, true, () => table.go(PROFILED))
  if (!one || !other || !near || !far || !nearProfile?.profile || !farProfile?.profile)
    throw new Error('two pages each')
  for (const tab of tabs) premise(tab.complaints.length === 0, `a page complained: ${tab.complaints[0]}`)

  const least = actsBetween(one, other)
  const acts = actsBetween(near, far)
  const profiled = actsBetween(nearProfile, farProfile)
  premise(
    least.length >= (BARE_ACTS * 3) / 4,
    `${least.length} of ${BARE_ACTS} bare acts were seen by both pages`,
  )
  premise(acts.length >= LEAST, `${acts.length} of ${ACTS} acts laid something that both pages showed`)
  await table.close()
  opened.pop()

  const deep = await openMeasuredTable(browser, service.address, seededRandom(1), '3d')
  opened.push(deep.close)
  await deep.go(WARM_UP / 3)
  const [inDepth] = await record(browser, [deep.own.page], false, () => deep.go(ACTS_IN_3D))
  if (!inDepth) throw new Error('a page')
  premise(deep.own.complaints.length === 0, `the page in 3D complained: ${deep.own.complaints[0]}`)
  const posed = actsOn(inDepth)
  premise(posed.length >= ACTS_IN_3D / 2, `${posed.length} of ${ACTS_IN_3D} acts were laid in 3D`)

  const shares = (profile: CpuProfile, of: 'own' | 'far') =>
    stageShares([{ profile, within: profiled.flatMap((act) => act[of]) }])
  tell({
    title: `A player’s own act: JavaScript of the frame that shows it, in ms of a processor (${acts.length} acts)`,
    rows: ownRows(acts, least, posed, await shares(nearProfile.profile, 'own')),
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
  inDepth: readonly OwnAct[],
  shares: Shares,
): readonly FigureRow[] {
  const own = (some: readonly Pick<OwnAct, 'ownFrame'>[], q: number) =>
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
    figureRow('p99', ms(own(acts, 0.99)), times(own(acts, 0.99), bare)),
    ...shareRows(shares),
    figureRow(
      `the same in 3D: median of ${inDepth.length} acts`,
      ms(own(inDepth, 0.5)),
      times(own(inDepth, 0.5), bare),
      `< ${GOAL_OWN_MS} ms`,
    ),
    figureRow('… p95', ms(own(inDepth, 0.95)), times(own(inDepth, 0.95), bare)),
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
