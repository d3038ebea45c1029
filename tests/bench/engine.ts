import { createHash } from 'node:crypto'
import {
  bodyOf,
  createAuditor,
  createJudge,
  createLogReader,
  createTimeline,
  extendCourse,
  gameOf,
  headOf,
  type Judge,
  type LogEvent,
  ok,
  openCourse,
  seededRandom,
  sha256Hex,
} from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { quantile } from '../support/quantile.ts'
import { createPeer } from './boardgame-io.ts'
import { figureRow, perSecond, printTable, rate, times } from './measure.ts'
import { nodeSha256 } from './node-sha256.ts'

const CHUNK = 64 * 1024
const VICTORY = { victory: [{ perfect: 100_000 }] }

function longMatch(events: number, players: 2 | 3 | 4) {
  const skill = { care: 100, sight: 100, sense: 100, haste: 60, favourite: undefined }
  return playRandomMatch({ seed: 42, players, most: events, options: VICTORY, skill, organiser: false })
}

export function benchEngine(): void {
  const match = longMatch(10_000, 2)
  const events = match.events as readonly ChaseEvent[]
  const bytes = new TextEncoder().encode(match.lines.map((line) => `${line}\n`).join(''))
  /** As from a file or a socket: chunk by chunk. */
  const readEach = (take: (event: LogEvent) => void) => {
    const reader = createLogReader((created) => {
      const game = gameOf(created)
      if (!game.ok) return game
      const { problemOf, scan } = game.value
      return ok({ check: problemOf, ...(scan ? { scan } : {}) })
    })
    for (let from = 0; from < bytes.length; from += CHUNK) {
      for (const record of reader.push(bytes.subarray(from, from + CHUNK))) take(record.event)
    }
    for (const record of reader.end().records) take(record.event)
  }
  const readAndJudge = () => {
    let judged: Judge | undefined
    readEach((event) => {
      if (judged) judged.push(event)
      else judged = createJudge(chase, event)
    })
    judged?.finish()
  }
  const judge = (log: readonly LogEvent[]) => {
    const judged = createJudge(chase, log[0] as LogEvent)
    for (let index = 1; index < log.length; index++) judged.push(log[index] as LogEvent)
    return judged.finish()
  }
  const count = events.length
  const peer = createPeer()
  const peerRate = rate(peer.moves, peer.play)
  const bareRate = rate(count, () => bareFold(match.lines))
  const parseRate = rate(count, () => readEach(() => {}))
  const foldRate = rate(count, () => void judge(events))
  const bothRate = rate(count, readAndJudge)
  const liveRate = rate(count, () => live(events))
  printTable('Reading and folding (one 2-player match of 10,000 events, races included)', [
    figureRow('boardgame.io 0.50 reducer, 100 moves a game', perSecond(peerRate), '1×'),
    figureRow('JSON.parse and a bare switch, no checks', perSecond(bareRate), times(bareRate, peerRate)),
    figureRow(
      'read strictly (bytes to checked events)',
      perSecond(parseRate),
      `${times(parseRate, bareRate)} of bare`,
    ),
    figureRow('fold and judge all rules', perSecond(foldRate), times(foldRate, peerRate)),
    figureRow('read and fold', perSecond(bothRate), times(bothRate, peerRate), '≥ 1 M/s, ≥ 100×'),
    figureRow('fold live, event by event', perSecond(liveRate), times(liveRate, peerRate)),
  ])
  benchHash(events)
  benchWhole()
  benchSeek(events)
}

function live(events: readonly ChaseEvent[]): void {
  let course = openCourse(chase, events[0] as ChaseEvent)
  for (let index = 1; index < events.length; index++)
    course = extendCourse(chase, course, events[index] as ChaseEvent)
  if (headOf(course).past.length === 0) throw new Error('nothing was folded')
}

/** The least that could be called a fold: what the goal was set by. */
function bareFold(lines: readonly string[]): number {
  let tiles = 0
  for (const line of lines) {
    const event = JSON.parse(line) as LogEvent
    if (event.type === 'tile.placed') tiles += 1
    else if (event.type === 'round.dealt') tiles = 0
  }
  return tiles
}

function benchHash(events: readonly ChaseEvent[]): void {
  const bodies = events.map((event) => event.hash + bodyOf(event))
  const raw = rate(bodies.length, () => {
    for (const body of bodies) createHash('sha256').update(body).digest('hex')
  })
  const node = rate(bodies.length, () => {
    for (const body of bodies) nodeSha256(body)
  })
  const noble = rate(bodies.length, () => {
    for (const body of bodies) sha256Hex(body)
  })
  printTable('Hashing (an event and the hash before it)', [
    figureRow('node:crypto createHash', perSecond(raw), '1×'),
    figureRow('as the CLI does (crypto.hash)', perSecond(node), times(node, raw)),
    figureRow('as a browser does (@noble/hashes)', perSecond(noble), times(noble, raw)),
  ])
}

function benchWhole(): void {
  const matches = Array.from({ length: 40 }, (_, seed) => playRandomMatch({ seed: seed + 1 }))
  const files = matches.map(({ lines }) =>
    new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
  )
  const events = matches.reduce((sum, one) => sum + one.events.length, 0)
  const parse = rate(files.length, () => {
    for (const { lines } of matches) for (const line of lines) JSON.parse(line)
  })
  const audit = rate(files.length, () => {
    for (const file of files) {
      const auditor = createAuditor({ sha256: nodeSha256 })
      auditor.push(file)
      auditor.finish()
    }
  })
  printTable(`Judging whole matches (${Math.round(events / files.length)} events each on average)`, [
    figureRow('JSON.parse of the lines alone', perSecond(parse), '1×'),
    figureRow('audit: read, chain, stamps, replay, judge, compare', perSecond(audit), times(audit, parse)),
  ])
}

function benchSeek(events: readonly ChaseEvent[]): void {
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const build = performance.now()
  const line = createTimeline(chase, created, rest)
  const built = performance.now() - build
  const random = seededRandom(7)
  const first = created.at
  const span = (events.at(-1)?.at ?? first) - first
  const samples: number[] = []
  for (let seek = 0; seek < 20_000; seek++) {
    const instant = first + Math.floor((random(1_000_000) / 1_000_000) * span)
    const start = performance.now()
    const state = line.stateAt(instant)
    samples.push(performance.now() - start)
    if (!state.id) throw new Error('no state')
  }
  const scratch = performance.now()
  createTimeline(chase, created, rest.slice(0, rest.length / 2))
  const half = performance.now() - scratch
  printTable('Seeking a random instant in a log of 10,000 events', [
    figureRow('fold from the start to the middle', `${half.toFixed(1)} ms`, '1×'),
    figureRow('build the timeline once', `${built.toFixed(1)} ms`),
    figureRow(
      'seek, median',
      `${(quantile(samples, 0.5) * 1000).toFixed(2)} µs`,
      `${times(half, quantile(samples, 0.5))} quicker`,
    ),
    figureRow('seek, p99.9', `${(quantile(samples, 0.999) * 1000).toFixed(2)} µs`, '', '< 1 ms'),
  ])
}
