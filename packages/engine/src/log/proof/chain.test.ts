import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLogReader } from '../read/read-log.ts'
import { anyText, draft } from '../testing/arbitraries.ts'
import { fastSample, sampleCreated, sampleFile, sampleLines, tilePlaced } from '../testing/sample-log.ts'
import { bodyOf, chainHash, createScribe, GENESIS, lineOf, sha256Hex } from './chain.ts'

const PROVE = Number(process.env.PROVE ?? 1)
const SALT = '5a'.repeat(16)
const nodeSha256 = (value: string): string => createHash('sha256').update(value).digest('hex')

/** Seen from a player who kept the last receipt: is this the log that was written? */
function holds(lines: readonly string[], lastHash: string): boolean {
  const records = createLogReader(fastSample).push(sampleFile(lines))
  let hash = GENESIS
  for (const [index, record] of records.entries()) {
    hash = chainHash(hash, record.body(), nodeSha256)
    if (hash !== record.event.hash || record.event.seq !== index + 1) return false
  }
  return hash === lastHash
}

describe('the scribe', () => {
  it('writes the body and the hash as the last key', () => {
    const { event, line } = createScribe({ salt: () => SALT }).write(tilePlaced(), false)
    const body =
      '{"at":1763456789012345,"by":0,"data":{"path":0,"rot":1,"tile":"r14","x":2,"y":-1},"seq":1,"timing":{"claimed":1763456789012345,"received":1763456789041002,"rtt":58200,"seen":1},"type":"tile.placed"}'
    const hash = nodeSha256('0'.repeat(64) + body)
    expect(line).toBe(`${body.slice(0, -1)},"hash":"${hash}"}`)
    expect(event).toEqual({ ...tilePlaced(), seq: 1, hash })
    expect(bodyOf(event)).toBe(body)
    expect(lineOf(body, hash)).toBe(line)
  })

  it('salts what is secret, and hashes the salt', () => {
    const scribe = createScribe({ salt: () => SALT })
    const open = scribe.write(tilePlaced(), false)
    const secret = scribe.write(tilePlaced(), true)
    expect(open.event.salt).toBeUndefined()
    expect(secret.event.salt).toBe(SALT)
    expect(secret.line).toContain(`"salt":"${SALT}"`)
    expect(secret.event.hash).toBe(nodeSha256(open.event.hash + bodyOf(secret.event)))
  })

  it('goes on from an event already written', () => {
    const whole = sampleLines([sampleCreated, tilePlaced(), tilePlaced({ x: 3 })])
    const scribe = createScribe({ salt: () => SALT })
    scribe.write(sampleCreated, false)
    const { seq, hash } = scribe.write(tilePlaced(), false).event
    const later = createScribe({ salt: () => SALT, from: { seq, hash }, sha256: nodeSha256 })
    expect(later.write(tilePlaced({ x: 3 }), false).line).toBe(whole[2])
  })

  it('does not count a draft that no log can carry', () => {
    const scribe = createScribe({ salt: () => SALT })
    expect(() => scribe.write(tilePlaced({ x: 0.5 }), false)).toThrow(TypeError)
    expect(scribe.write(sampleCreated, false).event.seq).toBe(1)
  })
})

describe('the hash', () => {
  it('is SHA-256 of the UTF-8 text', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(sha256Hex(value)).toBe(nodeSha256(value))
      }),
      { numRuns: 100 * PROVE },
    )
  })

  it('covers unknown fields too, also inside the event and called __proto__', () => {
    const event = JSON.parse(
      `{"seq":1,"__proto__":1,"type":"t","hash":"${GENESIS}","extra":{"b":1,"a":2},"by":0}`,
    )
    expect(bodyOf(event)).toBe('{"__proto__":1,"by":0,"extra":{"a":2,"b":1},"seq":1,"type":"t"}')
  })
})

describe('the chain breaks', () => {
  const drafts = fc.array(draft, { minLength: 3, maxLength: 8 }).map((some) => [sampleCreated, ...some])

  function law(name: string, damage: (lines: string[], index: number) => string[]): void {
    it(name, () => {
      fc.assert(
        fc.property(drafts, fc.nat(), (some, choice) => {
          const lines = sampleLines(some)
          const lastHash = /"hash":"([0-9a-f]{64})"}$/.exec(lines.at(-1) ?? '')?.[1] ?? ''
          expect(holds(lines, lastHash)).toBe(true)
          const damaged = damage([...lines], 1 + (choice % (lines.length - 2)))
          fc.pre(damaged.join() !== lines.join())
          expect(holds(damaged, lastHash)).toBe(false)
        }),
        { numRuns: 60 * PROVE },
      )
    })
  }

  law('when an event is changed', (lines, index) =>
    lines.with(
      index,
      lines.at(index)?.replace(/("at":\d*)(\d)(?=[,}])/, (_, a, d) => `${a}${d === '0' ? 1 : 0}`) ?? '',
    ),
  )
  law('when a field is added', (lines, index) => lines.with(index, `{"a":1,${lines[index]?.slice(1)}`))
  law('when an event is dropped', (lines, index) => lines.toSpliced(index, 1))
  law('when two are swapped', (lines, index) =>
    lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? ''),
  )
  law('when one is inserted', (lines, index) => lines.toSpliced(index, 0, lines[index] ?? ''))
  law('when the end is missing', (lines, index) => lines.slice(0, index + 1))
})
