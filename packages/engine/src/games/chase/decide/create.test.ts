import { expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { failed, unwrap } from '../../../result.ts'
import { chase } from '../game.ts'
import type { ChaseEvent } from '../vocabulary/events.ts'

type CreatedEvent = Extract<ChaseEvent, { type: 'game.created' }>

const WEEK = 7 * 24 * 3_600
const created = (options: object) => chase.create({ id: 'm', at: 1, seats: 2, options }, seededRandom(1))

const within: [string, object][] = [
  ['the longest waits', { idleS: WEEK, objectionS: WEEK }],
  ['none', { idleS: 0, objectionS: 0 }],
  ['an hour of delay', { spectators: { delayMs: 3_600_000 } }],
  ['the light of the table', { mood: 'night' }],
]
test.each(within)('C9.4: a host may choose %s', (_, options) => {
  expect(created(options)).toMatchObject({ ok: true, value: { data: { options } } })
})

/** A reader takes what a log says; nobody has to be able to wait for it here. */
const beyond: [string, object][] = [
  ['options.idleS', { idleS: WEEK + 1 }],
  ['options.objectionS', { objectionS: Number.MAX_SAFE_INTEGER }],
  ['options.spectators.delayMs', { spectators: { delayMs: 3_600_001 } }],
]
test.each(beyond)('more than that is named: %s', (place, options) => {
  expect(created(options)).toEqual(failed(expect.stringContaining(place)))
})

test.each(['gloomy', 7])('there is no light %j', (mood) => {
  expect(created({ mood })).toEqual(failed(expect.stringContaining('options.mood')))
})

test('a rematch has the same options, but the next seat begins, and no tournament has asked for it', () => {
  const options = { firstChaser: 1, race: { policy: 'fair', capMs: 80 }, idleS: 60, event: { id: 'cup' } }
  const first = unwrap(created(options))
  const again = chase.againOptions({ ...first, type: 'game.created', seq: 1, hash: '' } as CreatedEvent)
  expect(again).toMatchObject({ firstChaser: 0, race: { policy: 'fair', capMs: 80 }, idleS: 60 })
  expect(unwrap(created(again)).data).toMatchObject({ options: { ...again, event: null } })
})
