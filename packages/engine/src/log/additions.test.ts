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
  test.each([
    [undefined, /data\.additions is missing/],
    ['x', /data\.additions must be Array/],
    [[{ ...remarks, mustUnderstand: 1 }], /data\.additions\.0\.mustUnderstand must be boolean/],
    [[{ ...remarks, types: [] }], /data\.additions\.0\.types must have at least 1 item/],
    [[{ ...remarks, types: many(33) }], /data\.additions\.0\.types must have at most 32 items/],
    [[{ ...remarks, name: '' }], /data\.additions\.0\.name must have at least 1 character/],
    [many(33).map((name) => ({ ...remarks, name, types: [name] })), /must have at most 32 items/],
    [[remarks, { ...grants, name: 'remarks' }], /names "remarks" twice/],
    [[remarks, { ...grants, types: ['x', 'remark.made'] }], /names "remark.made" twice/],
  ])('%j is no declaration', (additions, says) => {
    const declared = declares(additions)
    expect(declared.ok ? '' : declared.error).toMatch(says)
  })
})
