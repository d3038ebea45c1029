import { describe, expect, test } from 'vitest'
import { type Addition, additionsIn, formatWith } from './additions.ts'

const remarks: Addition = { name: 'remarks', types: ['remark.made'], mustUnderstand: false }
const grants: Addition = { name: 'grants', types: ['markers.granted'], mustUnderstand: true }
const declares = (additions: unknown) => additionsIn({ data: { format: 'getaway-log/2', additions } })

test('a log says /1 as long as it needs no addition', () => {
  expect(formatWith([])).toEqual({ format: 'getaway-log/1' })
  expect(formatWith([remarks])).toEqual({ format: 'getaway-log/2', additions: [remarks] })
})

describe('what a first event declares', () => {
  test('in the order in which it stands there', () => {
    expect(declares([grants, remarks])).toEqual({ ok: true, value: [grants, remarks] })
    expect(declares([])).toEqual({ ok: true, value: [] })
  })

  test('in /1 nothing, whatever its fields are called', () => {
    for (const additions of [[remarks], 'x', undefined]) {
      expect(additionsIn({ data: { format: 'getaway-log/1', additions } })).toEqual({ ok: true, value: [] })
    }
  })

  const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`)
  const SHAPE =
    /data\.additions must be a list of at most 32, each with a name, 1 to 32 types and mustUnderstand/
  test.each([
    [undefined, SHAPE],
    ['x', SHAPE],
    [[null], SHAPE],
    [[{ ...remarks, mustUnderstand: 1 }], SHAPE],
    [[{ ...remarks, types: [] }], SHAPE],
    [[{ ...remarks, types: [''] }], SHAPE],
    [[{ ...remarks, types: many(33) }], SHAPE],
    [[{ ...remarks, name: '' }], SHAPE],
    [[{ ...remarks, name: 'n'.repeat(65) }], SHAPE],
    [many(33).map((name) => ({ ...remarks, name, types: [name] })), SHAPE],
    [[remarks, { ...grants, name: 'remarks' }], /names "remarks" twice/],
    [[remarks, { ...grants, types: ['x', 'remark.made'] }], /names "remark.made" twice/],
  ])('%j is no declaration', (additions, says) => {
    const declared = declares(additions)
    expect(declared.ok ? '' : declared.error).toMatch(says)
  })
})
