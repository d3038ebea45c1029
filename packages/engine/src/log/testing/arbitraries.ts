import fc from 'fast-check'
import type { Draft, Json, JsonObject, Timing } from '../event.ts'

/** Any text that a log may carry. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ maxLength: 12 }))
  .map((characters) => characters.replaceAll('\0', ''))

const integer = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20, max: 20 })).map((value) => value + 0)
const key = fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', '10', '9', 'a', '\ufb33', '😀'))

/** Any value that a log may carry. */
export const anyJson: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constantFrom(null, true, false), integer, anyText),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value

const object: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(key, anyJson), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries))

const stamp = fc.oneof(
  fc.integer({ min: 1_763_456_789_000_000, max: 1_763_456_799_000_000 }),
  fc.maxSafeNat(),
)
const small = fc.integer({ min: -30, max: 30 }).map((value) => value + 0)
const word = fc.stringMatching(/^[a-zA-Z0-9._-]{0,12}$/)

const timing: fc.Arbitrary<Timing> = fc.record({
  received: fc.oneof(stamp, integer),
  claimed: fc.option(fc.oneof(stamp, integer)),
  rtt: fc.option(fc.nat()),
  seen: fc.option(fc.nat()),
})

const tile = fc.record({ path: small, rot: small, tile: fc.oneof(word, anyText), x: integer, y: small })
const marker = fc.record({ path: small, position: small, symbol: word })

/** Events of the sample game: most of them such as the fast path reads, some that it must not touch. */
export const draft: fc.Arbitrary<Draft> = fc.oneof(
  fc.record({ type: fc.constant('tile.placed'), at: stamp, by: fc.nat(9), timing, data: tile }),
  fc.record({ type: fc.constant('marker.placed'), at: stamp, by: fc.nat(9), timing, data: marker }),
  fc.record({
    type: fc.constant('seat.taken'),
    at: stamp,
    by: fc.constantFrom('server' as const, 'organiser' as const),
    data: object.map((more) => ({ ...more, name: 'n' })),
  }),
  fc.record({ type: fc.constant('tile.placed'), at: stamp, by: fc.constant('server' as const), data: tile }),
)
