import {
  type Addition,
  bodyOf,
  chainHash,
  createAuditor,
  createGameSet,
  createRedactor,
  createTimeline,
  type GameSet,
  GENESIS,
  LogError,
  type LogEvent,
  MissingAddition,
  releasedGames,
  seededRandom,
  unwrap,
} from '@getaway/engine'
import { plainTileSet } from '@getaway/engine/chase'
import {
  chaseWithAdditions,
  GRANTS,
  grantsAtRandom,
  playRandomMatch,
  type RandomMatchSetup,
  REMARKS,
  remarksAtRandom,
} from '@getaway/engine/testing'
import { describe, expect, test } from 'vitest'
import { SEED, seeds } from '../support/seeds.ts'

const knowing = createGameSet([chaseWithAdditions])
const BOTH = [REMARKS, GRANTS]

function played(seed: number, setup: Partial<RandomMatchSetup>) {
  const tileset = plainTileSet(seed % 20)
  return playRandomMatch({ seed, most: 400, tileset, game: chaseWithAdditions, additions: BOTH, ...setup })
}

function audited(lines: readonly string[], games?: GameSet) {
  const auditor = createAuditor(games ? { games } : {})
  auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
  // A game that knows more has words for more.
  const { differences: _, ...audit } = auditor.finish()
  return audit
}

/** What a reader says of a log that it can't read. */
function errorOf(lines: readonly string[]): string | undefined {
  try {
    audited(lines)
    return undefined
  } catch (error) {
    if (error instanceof LogError) return error.message
    throw error
  }
}

/** The events with new numbers and hashes. */
function chained(events: readonly LogEvent[]): string[] {
  let hash = GENESIS
  return events.map((event) => {
    hash = chainHash(hash, bodyOf(event))
    return JSON.stringify({ ...event, hash })
  })
}

describe(`logs that declare additions (SEED=${SEED})`, () => {
  test('a reader passes over what it may, and comes to the same as one that knows it', () => {
    let passed = 0
    const matches = seeds(60)
    for (const seed of matches) {
      const { lines, events } = played(seed, { interject: remarksAtRandom })
      const mine = audited(lines)
      expect(mine, `seed ${seed}`).toEqual(audited(lines, knowing))
      expect(mine.report, `seed ${seed}`).toMatchObject({
        events: lines.length,
        chain: { ok: true },
        findings: [],
      })
      passed += (events as readonly LogEvent[]).filter(({ type }) => type === 'remark.made').length
    }
    expect(passed).toBeGreaterThan(matches.length)
  })

  test('it follows such a log instant by instant, and shows its events to nobody before the end', () => {
    for (const seed of seeds(15)) {
      const events: readonly LogEvent[] = played(seed, { interject: remarksAtRandom }).events
      const [created, ...rest] = events as [LogEvent, ...LogEvent[]]
      const game = unwrap(releasedGames.gameOf(created))
      const known = createTimeline(unwrap(knowing.gameOf(created)), created, rest)
      const pushed = createTimeline(game, created)
      const redactor = createRedactor(game, 'public')
      for (const event of rest) {
        pushed.push(event)
        const head = pushed.stateAfter(pushed.length)
        const shown = redactor.show(event, head)
        if (event.type === 'remark.made' && !game.isOver(head)) {
          expect(shown.event).toEqual({
            seq: event.seq,
            type: event.type,
            at: event.at,
            by: event.by,
            data: { hidden: true },
            hash: event.hash,
          })
        }
      }
      for (let index = 0; index <= known.length; index++) {
        expect(pushed.stateAfter(index), `seed ${seed} after ${index}`).toEqual(known.stateAfter(index))
      }
    }
  })

  test('it stops at the first event that it must understand, and says which addition it lacks', () => {
    let used = 0
    const matches = seeds(60)
    for (const seed of matches) {
      const { lines, events } = played(seed, { interject: grantsAtRandom })
      expect(audited(lines, knowing).report.findings, `seed ${seed}`).toEqual([])
      const first = events.findIndex(({ type }) => GRANTS.types.includes(type))
      if (first === -1) {
        expect(errorOf(lines), `seed ${seed}`).toBeUndefined()
        continue
      }
      used++
      expect(errorOf(lines), `seed ${seed}`).toBe(
        `line ${first + 1}: markers.granted is of the addition "marker-grants", which this reader lacks and must understand`,
      )
      // Up to there it reads: a match may never use what it declares.
      expect(errorOf(lines.slice(0, first)), `seed ${seed}`).toBeUndefined()
      const [created, ...rest] = events as readonly LogEvent[] as [LogEvent, ...LogEvent[]]
      const line = createTimeline(unwrap(releasedGames.gameOf(created)), created)
      expect(() => {
        for (const event of rest) line.push(event)
      }, `seed ${seed}`).toThrow(MissingAddition)
      expect(line.length, `seed ${seed}`).toBe(first - 1)
    }
    expect(used).toBeGreaterThan(matches.length / 3)
  })

  test('to change the declaration breaks the chain at the first event, or the log', () => {
    for (const seed of seeds(20)) {
      const random = seededRandom(seed)
      const { lines, events } = played(seed, { interject: remarksAtRandom })
      const [created, ...rest] = events as readonly LogEvent[] as [LogEvent, ...LogEvent[]]
      const says = (additions: readonly Addition[], format = 'getaway-log/2') => {
        const data = { ...(created.data as object), format, additions }
        return [JSON.stringify({ ...created, data }), ...lines.slice(1)]
      }
      const harmless = [
        [REMARKS],
        [...BOTH].reverse(),
        [...BOTH, { name: 'more', types: ['x'], mustUnderstand: random(2) === 0 }],
        [{ ...REMARKS, name: 'other' }, GRANTS],
      ]
      for (const additions of harmless) {
        const { report } = audited(says(additions))
        expect(report.chain, `seed ${seed} ${JSON.stringify(additions)}`).toEqual({ ok: false, brokenAt: 1 })
        expect(report.findings[0]?.seq).toBe(1)
      }
      if (!rest.some(({ type }) => type === 'remark.made')) continue
      expect(errorOf(says([GRANTS]))).toMatch(/unknown event type "remark.made"/)
      expect(errorOf(says([{ ...REMARKS, mustUnderstand: true }]))).toMatch(
        /"remarks", which this reader lacks/,
      )
      // Who chains it anew has another log, and a seal that no longer fits: that is the seal's to find.
      expect(errorOf(says(BOTH, 'getaway-log/1'))).toMatch(/unknown event type "remark.made"/)
    }
  })

  test('a match of today’s games that needs none of it is written as ever', () => {
    const { lines } = playRandomMatch({ seed: SEED, most: 10 })
    expect(JSON.parse(lines[0] ?? '').data).toMatchObject({ format: 'getaway-log/1' })
    expect(JSON.parse(lines[0] ?? '').data).not.toHaveProperty('additions')
  })

  test('where nothing is declared, /2 and /1 are the same', () => {
    const { events } = playRandomMatch({ seed: SEED, most: 200 })
    const [created, ...rest] = events as readonly LogEvent[] as [LogEvent, ...LogEvent[]]
    const data = { ...(created.data as object), format: 'getaway-log/2', additions: [] }
    const { report } = audited(chained([{ ...created, data }, ...rest]))
    expect(report).toEqual(audited(chained(events)).report)
  })
})
