import { describe, expect, test } from 'vitest'
import { LogError } from '../../../log/log-error.ts'
import { createLogReader } from '../../../log/read/read-log.ts'
import { type Random, seededRandom } from '../../../random.ts'
import { ok } from '../../../result.ts'
import { playRandomMatch } from '../testing/random-match.ts'
import { CHASE_1 } from './rules.ts'
import { scanChase } from './scan.ts'
import { problemsBy } from './vocabulary.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000)

/** The events and the texts that their hashes cover, or the error. */
function read(lines: readonly string[], isQuick: boolean): unknown {
  const reader = createLogReader(() =>
    ok({ check: problemsBy(CHASE_1), ...(isQuick ? { scan: scanChase } : {}) }),
  )
  try {
    const records = reader.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
    return records.map((record) => ({ event: record.event, body: record.body() }))
  } catch (error) {
    if (error instanceof LogError) return error.message
    throw error
  }
}

/** One character more, less or otherwise. */
function mutate(line: string, random: Random): string {
  const at = random(line.length)
  const other = '0123456789-"{}[],:ax '[random(21)] ?? ' '
  switch (random(3)) {
    case 0:
      return line.slice(0, at) + other + line.slice(at + 1)
    case 1:
      return line.slice(0, at) + other + line.slice(at)
    default:
      return line.slice(0, at) + line.slice(at + 1)
  }
}

describe(`the quick way to read is the strict one, only quicker (SEED=${SEED})`, () => {
  test('over whole matches', () => {
    for (let seed = SEED; seed < SEED + 12 * PROVE; seed++) {
      const { lines } = playRandomMatch({ seed, most: 150 })
      expect(read(lines, true), `seed ${seed}`).toEqual(read(lines, false))
    }
  })

  test('over lines with a character changed', () => {
    for (let seed = SEED; seed < SEED + 12 * PROVE; seed++) {
      const { lines } = playRandomMatch({ seed, most: 60 })
      const random = seededRandom(seed)
      const [created = '', ...rest] = lines
      for (let change = 0; change < 100; change++) {
        const line = mutate(rest[random(rest.length)] ?? '', random)
        expect(read([created, line], true), line).toEqual(read([created, line], false))
      }
    }
  })
})
