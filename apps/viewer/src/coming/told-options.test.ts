import { expect, it } from 'vitest'
import { toldOptions } from './told-options.ts'

it('tells what the host chose', () => {
  const options = {
    variants: { headStart: true, perfectPlan: false },
    table: { width: 21, height: 15 },
    race: { policy: 'fair', capMs: 100 },
    spectators: { delayMs: 30_000 },
    event: { id: 'cup', stage: null },
  }
  expect(toldOptions(options)).toEqual({
    variants: ['headStart'],
    table: '21 × 15',
    policy: 'fair',
    capMs: 100,
    delayS: 30,
    event: 'cup',
  })
})

it('of variants that exclude each other it tells the one', () => {
  expect(toldOptions({ variant: 'random-events' }).variants).toEqual(['random-events'])
  expect(toldOptions({ variant: null }).variants).toEqual([])
})

it.each([{}, { variants: 7, table: null, race: { policy: 'odd', capMs: 'x' }, event: null }])(
  'leaves out what is not there: %j',
  (options) => {
    expect(toldOptions(options)).toEqual({
      variants: [],
      table: undefined,
      policy: undefined,
      capMs: undefined,
      delayS: 0,
      event: undefined,
    })
  },
)
