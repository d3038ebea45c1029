import { describe, expect, test } from 'vitest'
import { playRandomMatch } from '../games/chase/testing/index.ts'
import { playRandomFugitive } from '../games/fugitive/testing/index.ts'
import type { LogEvent } from '../log/event.ts'
import { createScribe } from '../log/proof/chain.ts'
import { createAuditor } from './audit.ts'

const DECISIONS = new Set(['round.ended', 'round.scored', 'guess.answered', 'manhunt.begun', 'game.ended'])
const isDecision = ({ type }: LogEvent) => DECISIONS.has(type)

/** What an audit says of the events when they are chained again. */
function missingIn(events: readonly LogEvent[]) {
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const lines = events.map(
    ({ seq: _, hash: __, salt, ...draft }) => scribe.write(draft, salt !== undefined).line,
  )
  const auditor = createAuditor()
  auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
  const { report } = auditor.finish()
  expect(report.findings).toEqual([])
  return report.missing
}

const games = [
  { id: 'chase', events: chase() as readonly LogEvent[] },
  { id: 'fugitive', events: fugitive() as readonly LogEvent[] },
]

/** A match that was played to its end over several rounds, without an organiser. */
function chase() {
  for (let seed = 1; ; seed++) {
    const { events } = playRandomMatch({
      seed,
      organiser: false,
      options: { race: { policy: 'arrival', capMs: 0 } },
    })
    const scores = events.filter(({ type }) => type === 'round.scored')
    if (scores.length > 2 && events.at(-1)?.type === 'game.ended') return events
  }
}

/** One that came to a manhunt. */
function fugitive() {
  for (let seed = 1; ; seed++) {
    const { events } = playRandomFugitive({ seed, most: 400 })
    if (events.some(({ type }) => type === 'manhunt.begun') && events.at(-1)?.type === 'game.ended')
      return events
  }
}

describe.each(games)('what a log of $id leaves out', ({ events }) => {
  const decisions = events.filter(isDecision)
  const secrets = events.filter(({ salt }) => salt !== undefined)

  test('nothing is missing in a whole one, in one of facts alone, in one that was cut off', () => {
    expect(missingIn(events)).toBeUndefined()
    expect(missingIn(events.filter((event) => !isDecision(event)))).toBeUndefined()
    expect(missingIn(events.map(({ salt: _, ...event }) => event))).toBeUndefined()
    for (let length = 1; length < events.length; length += 5)
      expect(missingIn(events.slice(0, length))).toBeUndefined()
  })

  test('each decision that is left out in the middle is told, and is no finding', () => {
    for (const left of decisions.slice(0, -1)) {
      expect(missingIn(events.filter((event) => event !== left)), `#${left.seq}`).toEqual({
        decisions: 1,
        salts: 0,
      })
    }
    const [one, other] = decisions
    const rest = events.filter((event) => event !== one && event !== other)
    expect(missingIn(rest)).toEqual({ decisions: 2, salts: 0 })
  })

  test('so is each salt', () => {
    for (const left of secrets) {
      const bare = events.map((event) => {
        const { salt: _, ...rest } = event
        return event === left ? rest : event
      })
      expect(missingIn(bare), `#${left.seq}`).toEqual({ decisions: 0, salts: 1 })
    }
  })
})
