import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { failed, ok } from '../result.ts'
import { readWish } from './read-wish.ts'
import { strict } from './strict.ts'

const seat = v.variant('type', [
  v.object({ type: v.literal('open') }),
  v.object({ type: v.literal('bot'), strength: v.string(), name: v.exactOptional(v.string()) }),
])
const wish = strict(
  v.object({
    game: v.string(),
    seats: v.pipe(v.array(seat), v.minLength(1)),
    size: v.exactOptional(v.object({ width: v.exactOptional(v.number(), 21) })),
    event: v.exactOptional(v.nullable(v.string()), 'none'),
    either: v.exactOptional(v.union([v.number(), v.object({ n: v.exactOptional(v.number()) })])),
    free: v.exactOptional(v.looseObject({ n: v.exactOptional(v.number()) })),
  }),
)
const open = { type: 'open' }
const read = (more: object) => readWish(wish, { game: 'chase', seats: [open], ...more }, 'body')
const said = (more: object) => ok({ game: 'chase', seats: [open], event: 'none', ...more })

describe('null is taken for a field that may be left out', () => {
  test.each<[string, object, object]>([
    ['one', { size: null }, {}],
    ['in an object, where a default holds', { size: { width: null } }, { size: { width: 21 } }],
    [
      'in a list',
      { seats: [{ type: 'bot', strength: 'novice', name: null }] },
      { seats: [{ type: 'bot', strength: 'novice' }] },
    ],
    ['in one of several', { either: { n: null } }, { either: {} }],
    ['beside what is not known there', { free: { n: null, x: null } }, { free: { x: null } }],
    ['but not where null means something', { event: null }, { event: null }],
  ])('%s', (_, more, output) => {
    expect(read(more)).toEqual(said(output))
  })

  test('not for one that is needed', () => {
    expect(read({ game: null })).toEqual(failed('body.game must be string, not null'))
  })

  test('nor for one that is unknown', () => {
    expect(read({ colour: null })).toMatchObject({ ok: false })
  })
})

describe('what is not known is told what is', () => {
  test.each<[string, object, string]>([
    ['a field', { sise: 1 }, 'body.sise is not known here; known are game, seats, size, event, either, free'],
    ['a field of an object', { size: { hight: 1 } }, 'body.size.hight is not known here; known is width'],
    [
      'a field of one in a list, by its type',
      { seats: [open, { type: 'bot', strength: 'novice', level: 3 }] },
      'body.seats.1.level is not known here; known are type, strength, name',
    ],
    [
      'nothing more',
      { seats: [{ type: 'open', name: 'Ann' }] },
      'body.seats.0.name is not known here; known is type',
    ],
    [
      'a name of Object',
      { size: { constructor: 1 } },
      'body.size.constructor is not known here; known is width',
    ],
  ])('%s', (_, more, problem) => {
    expect(read(more)).toEqual(failed(problem))
  })
})
