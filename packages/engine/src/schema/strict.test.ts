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

interface Nested {
  readonly more?: Nested
}
const nested: v.GenericSchema<Nested> = v.object({ more: v.exactOptional(v.lazy(() => nested)) })
const known = v.object({ x: v.number() })
const good = { x: 1 }
const bad = { x: 1, z: 1 }

/** A schema of each kind around one that must become strict, what it takes, and what it must refuse. */
const kinds: { kind: string; schema: v.GenericSchema; takes: unknown; refuses: unknown; place: string }[] = [
  { kind: 'object', schema: known, takes: good, refuses: bad, place: 'z' },
  {
    kind: 'strictObject',
    schema: v.strictObject({ in: known }),
    takes: { in: good },
    refuses: { in: bad },
    place: 'in.z',
  },
  {
    kind: 'looseObject',
    schema: v.looseObject({ in: known }),
    takes: { in: good, more: 1 },
    refuses: { in: bad },
    place: 'in.z',
  },
  {
    kind: 'objectWithRest',
    schema: v.objectWithRest({}, known),
    takes: { a: good },
    refuses: { a: bad },
    place: 'a.z',
  },
  { kind: 'array', schema: v.array(known), takes: [good], refuses: [good, bad], place: '1.z' },
  { kind: 'tuple: its items', schema: v.tuple([known]), takes: [good], refuses: [bad], place: '0.z' },
  { kind: 'tuple: one too many', schema: v.tuple([known]), takes: [good], refuses: [good, good], place: '1' },
  { kind: 'strictTuple', schema: v.strictTuple([known]), takes: [good], refuses: [bad], place: '0.z' },
  { kind: 'looseTuple', schema: v.looseTuple([known]), takes: [good, 1], refuses: [bad], place: '0.z' },
  {
    kind: 'tupleWithRest',
    schema: v.tupleWithRest([known], known),
    takes: [good, good],
    refuses: [good, bad],
    place: '1.z',
  },
  {
    kind: 'record: its values',
    schema: v.record(v.string(), known),
    takes: { a: good },
    refuses: { a: bad },
    place: 'a.z',
  },
  {
    kind: 'record: its keys',
    schema: v.record(v.picklist(['a']), known),
    takes: { a: good },
    refuses: { b: good },
    place: 'b',
  },
  {
    kind: 'variant',
    schema: v.variant('t', [v.object({ t: v.literal('a') })]),
    takes: { t: 'a' },
    refuses: { t: 'a', z: 1 },
    place: 'z',
  },
  {
    kind: 'optional',
    schema: v.object({ in: v.optional(known) }),
    takes: {},
    refuses: { in: bad },
    place: 'in.z',
  },
  {
    kind: 'exactOptional',
    schema: v.object({ in: v.exactOptional(known) }),
    takes: {},
    refuses: { in: bad },
    place: 'in.z',
  },
  { kind: 'undefinedable', schema: v.undefinedable(known), takes: undefined, refuses: bad, place: 'z' },
  { kind: 'nullable', schema: v.nullable(known), takes: null, refuses: bad, place: 'z' },
  { kind: 'nullish', schema: v.nullish(known), takes: undefined, refuses: bad, place: 'z' },
  {
    kind: 'lazy, which comes back to itself',
    schema: nested,
    takes: { more: { more: {} } },
    refuses: { more: { more: { z: 1 } } },
    place: 'more.more.z',
  },
  {
    kind: 'pipe',
    schema: v.pipe(
      known,
      v.check(() => true),
    ),
    takes: good,
    refuses: bad,
    place: 'z',
  },
  {
    kind: 'a pipe around a pipe',
    schema: v.pipe(
      v.pipe(
        known,
        v.check(() => true),
      ),
      v.check(() => true),
    ),
    takes: good,
    refuses: bad,
    place: 'z',
  },
  {
    kind: 'a schema within a pipe',
    schema: v.pipe(
      v.string(),
      v.transform((text): unknown => JSON.parse(text)),
      known,
    ),
    takes: '{"x":1}',
    refuses: '{"x":1,"z":1}',
    place: 'z',
  },
]

describe('strict reaches through every kind of schema', () => {
  test.each(kinds)('$kind', ({ schema, takes, refuses, place }) => {
    expect(v.safeParse(strict(schema), takes).success).toBe(true)
    const { issues } = v.safeParse(strict(schema), refuses)
    expect(issues && v.getDotPath(issues[0])).toBe(place)
  })

  test('union: none of its options takes more than it knows', () => {
    const either = strict(v.union([known, v.array(known)]))
    expect([good, [good], bad, [bad]].map((value) => v.is(either, value))).toEqual([true, true, false, false])
  })

  test('defaults of each wrapper stay', () => {
    const schema = v.object({
      a: v.optional(known, good),
      b: v.exactOptional(known, good),
      c: v.nullable(known, good),
    })
    expect(v.parse(strict(schema), { c: null })).toEqual({ a: good, b: good, c: good })
  })

  test('a leaf stays itself', () => {
    const leaf = v.picklist(['a'])
    expect(strict(leaf)).toBe(leaf)
  })

  test.each([
    ['intersect', v.intersect([known, known])],
    ['map', v.map(v.string(), known)],
    ['set', v.set(known)],
  ])('a kind that it cannot see into is a fault: %s', (kind, schema) => {
    expect(() => strict(schema)).toThrow(kind)
  })
})
