import { startPostgres, type TestPostgres } from '../../support/postgres/postgres.ts'
import { runAs } from '../../support/postgres/postgres-database.ts'
import { quantile } from '../../support/quantile.ts'
import { collectGarbage } from '../collect-garbage.ts'
import { figureRow, premise, type Tell } from '../figures.ts'
import { mean, perSecond, times } from '../measure.ts'
import type { Contender } from './store-contender.ts'
import { openEmmett } from './store-emmett.ts'
import { type Figures, figuresOf, figuresRow, ms } from './store-figures.ts'
import { type Getaway, openGetaway } from './store-getaway.ts'
import { closedLoop, openLoop } from './store-load.ts'
import { openCopy, openInsert } from './store-raw.ts'
import { openSingle } from './store-single.ts'

const MATCHES = 1_000
const CONCURRENT = [1, 32, 128, MATCHES]
const OPEN_RATES = [1_000, 5_000, 20_000]
const POOL = 16
const ROUNDS = 4
const WARM_S = 0.3
const RUN_S = 1
/** So many times the events of the warm-up are made before the clock runs: it is the store that is measured, not its load. */
const PREPARED = 1.5
const OPEN_S = 5
const UNLOADED = 400

/** The store beside raw writes and a peer, on one server with durable commits; the load comes from the same cores. */
export async function benchStore(tell: Tell): Promise<void> {
  const postgres = await startPostgres()
  try {
    console.log(`\nPostgreSQL ${postgres.version}, as it is set by default; the load shares its cores`)
    const getaway = await openGetaway(await postgres.createDatabase(), MATCHES)
    const peer = await openEmmett(await postgres.createDatabase(), MATCHES, POOL)
    const single = await openSingle(await postgres.createDatabase(), MATCHES, POOL)
    await benchUnloaded({ getaway, peer, single }, tell)
    const best = await benchClosed(postgres, { getaway, peer, single }, tell)
    await benchRaw(postgres, best, tell)
    await benchOpen(postgres, getaway, tell)
    for (const contender of [getaway, peer, single]) await closeWhole(contender)
  } finally {
    await postgres.stop()
  }
}

interface Contenders {
  readonly getaway: Getaway
  readonly peer: Contender
  readonly single: Contender
}

/** One append of each after the other, so that every mood of the machine meets all of them. */
async function benchUnloaded({ getaway, peer, single }: Contenders, tell: Tell): Promise<void> {
  const samples = [peer, single, getaway].map((contender) => ({ contender, took: [] as number[] }))
  for (let round = 0; round < UNLOADED; round++) {
    for (const { contender, took } of samples) {
      const start = performance.now()
      await contender.streams[round % MATCHES]?.append(1)
      took.push(performance.now() - start)
    }
  }
  const [theirs, plain, ours] = samples.map(({ took }) => quantile(took, 0.5)) as [number, number, number]
  const row = (what: string, median: number, goal = '') =>
    figureRow(what, `${median.toFixed(2)} ms`, times(median, plain), goal)
  tell({
    title: 'One append at a time, in turns (medians)',
    rows: [row(peer.name, theirs), row(single.name, plain), row(getaway.name, ours, '≤ 1.4×')],
  })
}

async function benchClosed(
  postgres: TestPostgres,
  { getaway, peer, single }: Contenders,
  tell: Tell,
): Promise<Figures> {
  let last: Figures | undefined
  for (const matches of CONCURRENT) {
    const [theirs, plain, ours] = await inTurns(postgres, [peer, single, getaway], async ({ streams }) => {
      const some = streams.slice(0, matches)
      const { rate } = await closedLoop(some, WARM_S)
      // What comes beyond that is made while the clock runs.
      for (const stream of some) stream.prepare(Math.ceil((rate * RUN_S * PREPARED) / matches))
      collectGarbage()
      return closedLoop(some, RUN_S)
    }).then((loads) => loads.map(figuresOf) as [Figures, Figures, Figures])
    const goal = matches === 128 ? '≥ 15×, p99 ≤ 0.1×' : ''
    const what = `${getaway.name}, appends per commit: ${getaway.appendsPerCommit().toFixed(0)}`
    tell({
      title: `Appends of one event each, matches at once: ${matches}, each with one under way`,
      rows: [
        figuresRow(peer.name, theirs, theirs),
        figuresRow(single.name, plain, theirs),
        figuresRow(what, ours, theirs, goal),
      ],
    })
    last = ours
  }
  if (!last) throw new Error('nothing was measured')
  return last
}

async function benchRaw(postgres: TestPostgres, ours: Figures, tell: Tell): Promise<void> {
  const copy = await openCopy(await postgres.createDatabase(), 1_000)
  const insert = await openInsert(await postgres.createDatabase(), 100)
  const rates = await inTurns(postgres, [copy, insert], async (writer) => {
    await writer.measure(WARM_S)
    return writer.measure(RUN_S)
  })
  const [copied, inserted] = rates.map(mean) as [number, number]
  const ratio = times(ours.rate, copied)
  tell({
    title: 'Into the same table by one connection, nothing checked',
    rows: [
      figureRow(copy.name, perSecond(copied), '1×'),
      figureRow(insert.name, perSecond(inserted), times(inserted, copied)),
      figureRow(`Getaway, ${MATCHES} matches at once`, perSecond(ours.rate), ratio, '≥ 0.25×'),
    ],
  })
  await copy.close()
  await insert.close()
}

/** Several short rounds, forth and back, so that the moods of the machine meet all alike and show. */
async function inTurns<T, R>(
  postgres: TestPostgres,
  contenders: readonly T[],
  measure: (one: T) => Promise<R>,
): Promise<R[][]> {
  const results = contenders.map((contender) => ({ contender, rounds: [] as R[] }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { contender, rounds } of round % 2 === 0 ? results : results.toReversed()) {
      // Each begins with as many pages that have to be written whole.
      await runAs(postgres.superuser, ['checkpoint'])
      rounds.push(await measure(contender))
    }
  }
  return results.map(({ rounds }) => rounds)
}

async function benchOpen(postgres: TestPostgres, getaway: Getaway, tell: Tell): Promise<void> {
  const rows = []
  for (const rate of OPEN_RATES) {
    await runAs(postgres.superuser, ['checkpoint'])
    await openLoop(getaway.streams, rate, WARM_S)
    getaway.appendsPerCommit()
    const { rate: achieved, p50, p99, max } = figuresOf([await openLoop(getaway.streams, rate, OPEN_S)])
    rows.push(
      figureRow(
        `${perSecond(rate)} come, appends per commit: ${getaway.appendsPerCommit().toFixed(0)}`,
        `p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(max)}`,
        `${perSecond(achieved)} acknowledged`,
      ),
    )
  }
  const title = `Events that come at random to ${MATCHES} matches, whether or not the store keeps up (Getaway)`
  tell({ title, rows })
}

async function closeWhole(contender: Contender): Promise<void> {
  await contender.close()
  const [acknowledged, recorded] = [contender.acknowledged(), await contender.recorded()]
  const { name } = contender
  premise(acknowledged === recorded, `${name}: ${acknowledged} events acknowledged, ${recorded} recorded`)
}
