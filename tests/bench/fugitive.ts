import { createTimeline, type LogEvent, seededRandom, simulate, type Timeline } from '@getaway/engine'
import {
  type FugitiveEvent,
  faceDown,
  fugitive,
  type Match,
  rowOddsOf,
  whoOf,
} from '@getaway/engine/fugitive'
import { idleFugitive } from '../support/play/idle-fugitive.ts'
import { quantile } from '../support/quantile.ts'
import { figureRow, premise, type Tell } from './figures.ts'
import { perSecond, rates, times } from './measure.ts'

const AT = 1_763_456_789_000_000
const SEEKS = 20_000
/** Of so many matches of bots the one with the longest row. */
const MATCHES = 12

/** The longest match that the rules allow, 1000 turns, and the odds in the longest that bots came to. */
export function benchFugitive(tell: Tell): void {
  const { lines } = idleFugitive()
  const events = lines.map((line) => JSON.parse(line) as LogEvent as FugitiveEvent)
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  benchFold(lines, created, rest, tell)
  benchSeek(created, rest, tell)
  benchOdds(tell)
}

function benchFold(
  lines: readonly string[],
  created: FugitiveEvent,
  rest: readonly FugitiveEvent[],
  tell: Tell,
): void {
  const whole = createTimeline(fugitive, created, rest)
  const turns = whole.stateAfter(whole.length).table?.turn.number ?? 0
  premise(turns >= 1000, `the match has ${turns} turns`)
  const operations = rest.length
  const measured = rates({
    parse: { operations, work: () => lines.forEach((line) => void JSON.parse(line)) },
    build: { operations, work: () => void createTimeline(fugitive, created, rest) },
    live: {
      operations,
      work() {
        const line = createTimeline(fugitive, created)
        for (const event of rest) line.push(event)
      },
    },
  })
  const row = (what: string, name: keyof typeof measured) =>
    figureRow(what, perSecond(measured[name]), times(measured[name], measured.parse))
  tell({
    title: `Folding a match of 1000 turns (${rest.length.toLocaleString('en')} events)`,
    rows: [
      row('JSON.parse of the lines alone', 'parse'),
      row('build the timeline', 'build'),
      row('follow it live, event by event', 'live'),
    ],
  })
}

function benchSeek(created: FugitiveEvent, rest: readonly FugitiveEvent[], tell: Tell): void {
  const line = createTimeline(fugitive, created, rest)
  const random = seededRandom(7)
  const span = (rest.at(-1)?.at ?? created.at) - created.at
  const turns = new Set<number>()
  const samples = Array.from({ length: SEEKS }, () => {
    const instant = created.at + Math.floor((random(1_000_000) / 1_000_000) * span)
    const start = performance.now()
    const state = line.stateAt(instant)
    const took = performance.now() - start
    turns.add(state.table?.turn.number ?? 0)
    return took
  })
  premise(turns.size > 500, `all seeks came to the same ${turns.size} turns`)
  tell({
    title: 'Seeking a random instant in it',
    rows: [
      figureRow('seek, median', micros(quantile(samples, 0.5))),
      figureRow('seek, p99.9', micros(quantile(samples, 0.999)), '', '< 4 ms'),
    ],
  })
}

function micros(ms: number): string {
  return `${(ms * 1000).toFixed(2)} µs`
}

function benchOdds(tell: Tell): void {
  const { line, hideouts } = longestOfBots()
  const samples: number[] = []
  let most = 0
  for (let index = 0; index <= line.length; index++) {
    const { table } = line.stateAfter(index)
    const [step] = table?.steps ?? []
    if (!table || !step || whoOf(step) !== 'marshal') continue
    const start = performance.now()
    const { weight } = rowOddsOf(table, 'marshal')
    samples.push(performance.now() - start)
    most = Math.max(most, faceDown(table.row).length)
    premise(weight > 0, 'the row that lies there has no chance')
  }
  premise(samples.length > 20, `the marshal had to act ${samples.length} times`)
  tell({
    title: `The odds of every number whenever the marshal has to act, in a match with ${hideouts} hideouts, up to ${most} face down`,
    rows: [
      figureRow('median', `${quantile(samples, 0.5).toFixed(1)} ms`),
      figureRow('nine of ten', `${quantile(samples, 0.9).toFixed(1)} ms`),
      figureRow('slowest', `${Math.max(...samples).toFixed(1)} ms`),
    ],
  })
}

function longestOfBots(): { readonly line: Timeline<Match, FugitiveEvent>; readonly hideouts: number } {
  const played = Array.from({ length: MATCHES }, (_, seed) => {
    const { events, state } = simulate({
      game: fugitive,
      id: `bench-${seed}`,
      at: AT,
      options: { variant: 'helping-fugitive', fugitive: 0 },
      seats: ['regular', 'regular'],
      random: seededRandom(seed),
    })
    return { events, hideouts: state.table?.row.length ?? 0 }
  })
  const longest = played.reduce((one, other) => (other.hideouts > one.hideouts ? other : one))
  const [created, ...rest] = longest.events as [FugitiveEvent, ...FugitiveEvent[]]
  return { line: createTimeline(fugitive, created, rest), hideouts: longest.hideouts }
}
