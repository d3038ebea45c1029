import { describe, expect, test } from 'vitest'
import { failed, ok, type Result, unwrap } from './result.ts'

function half(n: number): Result<number> {
  return n % 2 === 0 ? ok(n / 2) : failed(`${n} is odd`)
}

describe('a result', () => {
  test('carries its value or why there is none', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 })
    expect(half(3)).toEqual({ ok: false, error: '3 is odd' })
  })

  test('is unwrapped where a failure would be a fault', () => {
    expect(unwrap(half(4))).toBe(2)
    expect(() => unwrap(half(3))).toThrow('3 is odd')
    expect(() => unwrap(failed({ code: 'odd' }))).toThrow('{"code":"odd"}')
  })
})
