import { describe, expect, it } from 'vitest'
import { failed, unwrap } from '../../result.ts'
import type { Json, JsonObject } from '../event.ts'
import { readEnvelope } from './envelope.ts'

const timing = { received: 1, claimed: null, rtt: 0, seen: null }
const event = { seq: 1, type: 't', at: 0, by: 'server', timing, data: {}, hash: 'a'.repeat(64) }

describe('an event', () => {
  const right: JsonObject[] = [
    {},
    { by: 0 },
    { by: 9 },
    { by: 'organiser' },
    { salt: '0f'.repeat(16) },
    { timing: { received: -1, claimed: -1, rtt: null, seen: 0, more: 1 } },
    { unknown: [1] },
  ]
  it.each(right)('may have %j', (change) => {
    const value = { ...event, ...change }
    expect(unwrap(readEnvelope(value))).toBe(value)
  })

  const wrong: [change: JsonObject, problem: string][] = [
    [{ seq: 0 }, 'seq must be an integer from 1, not 0'],
    [{ seq: '1' }, 'seq must be an integer from 1, not "1"'],
    [{ seq: null }, 'seq must be an integer from 1, not null'],
    [{ type: '' }, 'type must be a text that is not empty, not ""'],
    [{ at: -1 }, 'at must be an integer from 0 (µs since 1970), not -1'],
    [{ by: 10 }, 'by must be a seat from 0 to 9, "server" or "organiser", not 10'],
    [
      { by: 'x'.repeat(99) },
      `by must be a seat from 0 to 9, "server" or "organiser", not "${'x'.repeat(60)}…"`,
    ],
    [{ data: [] }, 'data must be an object, not an array'],
    [{ data: null }, 'data must be an object, not null'],
    [{ salt: 'A'.repeat(32) }, `salt must be 32 lower-case hex digits, not "${'A'.repeat(32)}"`],
    [{ salt: null }, 'salt must be 32 lower-case hex digits, not null'],
    [{ hash: `${'a'.repeat(63)}\n` }, `hash must be 64 lower-case hex digits, not "${'a'.repeat(60)}…"`],
    [{ timing: null }, 'timing must be an object, not null'],
    [{ timing: {} }, 'timing.received is missing, it must be an integer (µs since 1970)'],
    [
      { timing: { ...timing, claimed: 'now' } },
      'timing.claimed must be an integer (µs since 1970) or null, not "now"',
    ],
    [{ timing: { ...timing, rtt: -1 } }, 'timing.rtt must be an integer from 0 (µs) or null, not -1'],
    [{ timing: { ...timing, seen: {} } }, 'timing.seen must be an integer from 0 or null, not an object'],
  ]
  it.each(wrong)('must not have %j', (change, problem) => {
    expect(readEnvelope({ ...event, ...change })).toEqual(failed(problem))
  })

  it.each(['seq', 'type', 'at', 'by', 'data', 'hash'])('must have %s', (field) => {
    const { [field]: _, ...rest }: { [field: string]: Json } = event
    expect(readEnvelope(rest)).toEqual(
      failed(expect.stringMatching(new RegExp(`^${field} is missing, it must be `))),
    )
  })

  it.each([null, 1, 'x', []])('is an object, not %j', (value) => {
    expect(readEnvelope(value)).toEqual(failed(expect.stringMatching(/^an event must be an object, not /)))
  })

  it('does not inherit its fields', () => {
    const inherited: Json = JSON.parse(`{"__proto__":${JSON.stringify(event)}}`)
    expect(readEnvelope(inherited)).toEqual(failed(expect.stringMatching(/^seq is missing/)))
  })
})
