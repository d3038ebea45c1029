import {
  bodyOf,
  chainHash,
  createAuditor,
  GENESIS,
  LogError,
  type LogEvent,
  type Random,
  seededRandom,
} from '@getaway/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../support/play/games-at-random.ts'
import { SEED, seeds } from '../support/seeds.ts'

interface Verdict {
  readonly clean: boolean
  readonly brokenAt?: number | null
}

function audited(lines: readonly string[]): Verdict {
  const auditor = createAuditor()
  try {
    auditor.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
    const { report } = auditor.finish()
    return { clean: report.chain.ok && report.findings.length === 0, brokenAt: report.chain.brokenAt }
  } catch (error) {
    if (error instanceof LogError) return { clean: false }
    throw error
  }
}

type Leaf = { readonly holder: Record<string, unknown>; readonly key: string }

function leavesOf(value: unknown, leaves: Leaf[] = []): Leaf[] {
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const child = holder[key]
    if (typeof child === 'object' && child !== null) leavesOf(child, leaves)
    else leaves.push({ holder, key })
  }
  return leaves
}

/** The event with one value changed, whatever the value is. */
function changed(line: string, random: Random): string {
  const event = JSON.parse(line)
  const leaves = leavesOf(event)
  const { holder, key } = leaves[random(leaves.length)] as Leaf
  const value = holder[key]
  if (typeof value === 'number') holder[key] = value + 1
  else if (typeof value === 'string') holder[key] = value === '' ? 'x' : flipped(value, random(value.length))
  else holder[key] = value === null ? 0 : !value
  return JSON.stringify(event)
}

function flipped(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1)
}

describe.each(GAMES)(`tampering with $id (SEED=${SEED})`, ({ play }) => {
  test('any change of an event’s value is found, and where', () => {
    for (const seed of seeds(40 * play.dose)) {
      const { lines } = play.match(seed, 120, 'plain')
      const random = seededRandom(seed)
      expect(audited(lines).clean, `seed ${seed} untouched`).toBe(true)
      for (let change = 0; change < 20; change++) {
        const at = random(lines.length)
        const line = changed(lines[at] as string, random)
        const verdict = audited(lines.with(at, line))
        expect(verdict.clean, `seed ${seed}: line ${at + 1} as ${line}`).toBe(false)
      }
    }
  })

  test('any dropped, swapped, doubled or inserted event is found', () => {
    for (const seed of seeds(40 * play.dose)) {
      const { lines } = play.match(seed, 120, 'plain')
      const random = seededRandom(seed)
      const foreign = play.match(seed + 1, 5, 'any').lines[3] as string
      for (let change = 0; change < 12; change++) {
        const at = 1 + random(lines.length - 2)
        const line = lines[at] as string
        expect(audited(lines.toSpliced(at, 1)).clean, `seed ${seed}: without line ${at + 1}`).toBe(false)
        expect(audited(lines.toSpliced(at, 0, line)).clean, `seed ${seed}: line ${at + 1} twice`).toBe(false)
        expect(audited(lines.toSpliced(at, 0, foreign)).clean, `seed ${seed}: inserted ${at + 1}`).toBe(false)
        const swapped = lines.with(at, lines[at + 1] as string).with(at + 1, line)
        expect(audited(swapped).brokenAt, `seed ${seed}: swapped ${at + 1}`).toBe(at + 2)
      }
    }
  })

  test('an event whose own hash was made to fit breaks the chain behind it', () => {
    for (const seed of seeds(20 * play.dose)) {
      const { lines, events } = play.match(seed, 120, 'plain')
      const at = 1 + seededRandom(seed)(lines.length - 2)
      const event = { ...(events[at] as LogEvent), at: (events[at]?.at ?? 0) + 1 }
      const hash = chainHash(events[at - 1]?.hash ?? GENESIS, bodyOf(event))
      expect(audited(lines.with(at, JSON.stringify({ ...event, hash }))).brokenAt).toBe(at + 2)
    }
  })
})
