import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { strict } from './strict.ts'

const schema = v.object({
  list: v.pipe(
    v.array(
      v.variant('type', [
        v.object({ type: v.literal('a'), n: v.number() }),
        v.object({ type: v.literal('b') }),
      ]),
    ),
    v.maxLength(2),
  ),
  inner: v.exactOptional(v.nullable(v.object({ x: v.number() })), null),
  loose: v.exactOptional(v.looseObject({ y: v.number() })),
})

describe('a strict schema', () => {
  const cases: { name: string; value: object; place: string | undefined }[] = [
    {
      name: 'all that it knows',
      value: { list: [{ type: 'a', n: 1 }], inner: { x: 1 }, loose: { y: 1 } },
      place: undefined,
    },
    { name: 'a field too many', value: { list: [], z: 1 }, place: 'z' },
    { name: 'one in a list', value: { list: [{ type: 'b' }, { type: 'b', n: 1 }] }, place: 'list.1.n' },
    { name: 'one within', value: { list: [], inner: { x: 1, z: 1 } }, place: 'inner.z' },
    { name: 'what is loose stays loose', value: { list: [], loose: { y: 1, z: 1 } }, place: undefined },
    {
      name: 'what else was checked is',
      value: { list: [{ type: 'b' }, { type: 'b' }, { type: 'b' }] },
      place: 'list',
    },
  ]
  test.each(cases)('$name', ({ value, place }) => {
    const { issues } = v.safeParse(strict(schema), value)
    expect(issues && v.getDotPath(issues[0])).toBe(place)
  })

  test('keeps its defaults', () => {
    expect(v.parse(strict(schema), { list: [] })).toEqual({ list: [], inner: null })
  })
})
