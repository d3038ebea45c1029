import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { runAs } from '../support/postgres-database.ts'
import { perSecond, print, row, times } from './measure.ts'
import type { Contender } from './store-contender.ts'
import { openEmmett } from './store-emmett.ts'
import { type Figures, figuresOf, figuresRow, ms } from './store-figures.ts'
import { type Getaway, openGetaway } from './store-getaway.ts'
import { closedLoop, type Load, openLoop } from './store-load.ts'
import { openCopy, openInsert } from './store-raw.ts'
import { openSingle } from './store-single.ts'

const MATCHES = 1_000
const CONCURRENT = [1, 32, 128, MATCHES]
const OPEN_RATES = [1_000, 5_000, 20_000]
const POOL = 16
const WARM_S = 0.5
const RUN_S = 2
const OPEN_S = 5

/** The store beside raw writes and a peer, on one server with durable commits; the load comes from the same cores. */
export async function benchStore(): Promise<void> {
  const postgres = await startPostgres()
  try {
    console.log(`\nPostgreSQL ${postgres.version}, as it is set by default; the load shares its cores`)
    const getaway = await openGetaway(await postgres.createDatabase(), MATCHES)
    const peer = await openEmmett(await postgres.createDatabase(), MATCHES, POOL)
    const single = await openSingle(await postgres.createDatabase(), MATCHES, POOL)
    const best = await benchClosed(postgres, { getaway, peer, single })
    await benchRaw(postgres, best)
    await benchOpen(postgres, getaway)
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

/** Each contender runs twice, in opposite order, so that a drift of the machine hits all alike and shows. */
async function benchClosed(postgres: TestPostgres, { getaway, peer, single }: Contenders): Promise<Figures> {
  const order = [peer, single, getaway, getaway, single, peer]
  let last: Figures | undefined
  for (const matches of CONCURRENT) {
    const loads = new Map<Contender, Load[]>([peer, single, getaway].map((one) => [one, []]))
    for (const contender of order) {
      await runAs(postgres.superuser, ['checkpoint'])
      const streams = contender.streams.slice(0, matches)
      await closedLoop(streams, WARM_S)
      loads.get(contender)?.push(await closedLoop(streams, RUN_S))
    }
    const [theirs, plain, ours] = [peer, single, getaway].map((one) => figuresOf(loads.get(one) ?? [])) as [
      Figures,
      Figures,
      Figures,
    ]
    const goal = matches === 128 ? '≥ 10×, p99 ≤ 0.13×' : ''
    print(`Appends of one event each, ${matches} matches at once, each with one under way`, [
      figuresRow(peer.name, theirs, theirs),
      figuresRow(single.name, plain, theirs),
      figuresRow(
        `${getaway.name}, ${getaway.appendsPerCommit().toFixed(0)} appends a commit`,
        ours,
        theirs,
        goal,
      ),
    ])
    last = ours
  }
  if (!last) throw new Error('nothing was measured')
  return last
}

async function benchRaw(postgres: TestPostgres, ours: Figures): Promise<void> {
  const copy = await openCopy(await postgres.createDatabase(), 1_000)
  const insert = await openInsert(await postgres.createDatabase(), 100)
  const rates = new Map([copy, insert].map((writer) => [writer, [] as number[]]))
  for (const writer of [copy, insert, insert, copy]) {
    await runAs(postgres.superuser, ['checkpoint'])
    await writer.measure(WARM_S)
    rates.get(writer)?.push(await writer.measure(RUN_S))
  }
  const [copied = 0, inserted = 0] = [copy, insert].map((writer) => mean(rates.get(writer) ?? []))
  print('Into the same table by one connection, nothing checked, beside our store', [
    row(copy.name, perSecond(copied), '1×'),
    row(insert.name, perSecond(inserted), times(inserted, copied)),
    row(`Getaway, ${MATCHES} matches at once`, perSecond(ours.rate), times(ours.rate, copied), '≥ 0.25×'),
  ])
  await copy.close()
  await insert.close()
}

async function benchOpen(postgres: TestPostgres, getaway: Getaway): Promise<void> {
  const rows = []
  for (const rate of OPEN_RATES) {
    await runAs(postgres.superuser, ['checkpoint'])
    await openLoop(getaway.streams, rate, WARM_S)
    getaway.appendsPerCommit()
    const { rate: achieved, p50, p99, max } = figuresOf([await openLoop(getaway.streams, rate, OPEN_S)])
    rows.push(
      row(
        `${perSecond(rate)} come, ${getaway.appendsPerCommit().toFixed(0)} appends a commit`,
        `p50 ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(max)}`,
        `${perSecond(achieved)} acknowledged`,
      ),
    )
  }
  print(`Events that come at random to ${MATCHES} matches, whether or not the store keeps up (Getaway)`, rows)
}

async function closeWhole(contender: Contender): Promise<void> {
  await contender.close()
  const [acknowledged, recorded] = [contender.acknowledged(), await contender.recorded()]
  if (acknowledged !== recorded)
    throw new Error(`${contender.name}: ${acknowledged} events acknowledged, ${recorded} recorded`)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
