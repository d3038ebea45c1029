import { expect, it } from 'vitest'
import { chasePlanning } from '../games/chase/planning/index.ts'
import { fugitivePlanning } from '../games/fugitive/planning/index.ts'
import { firstPlan, newMatchOf, waitsForPeople, withGame, withPlayers, withSeat } from './new-match.ts'

const offer = {
  variants: {
    headStart: { variants: { headStart: true } },
    perfectPlan: { variants: { perfectPlan: true } },
  },
}
const plan = firstPlan('chase')

it('two people by the printed rules, without a choice', () => {
  expect(newMatchOf(plan, offer, chasePlanning)).toEqual({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }],
    options: { race: { policy: 'fair', capMs: 100 } },
  })
})

it('everything chosen', () => {
  const whole = {
    ...withSeat(withPlayers(plan, 4), 3, { bot: 'expert' }),
    first: 2,
    variants: ['headStart', 'perfectPlan'],
    choices: { length: 'marathon', size: 'large' },
    policy: 'arrival' as const,
    delayS: 30,
    event: ' Spring cup ',
    mood: 'night' as const,
    isOpen: true,
  }
  expect(newMatchOf(whole, offer, chasePlanning)).toEqual({
    game: 'chase',
    seats: [{ type: 'open' }, { type: 'open' }, { type: 'open' }, { type: 'open', plannedBot: 'expert' }],
    options: {
      variants: { headStart: true, perfectPlan: true },
      victory: [{ perfect: 4 }, { perfect: 2, small: 2 }, { small: 6 }],
      table: { width: 31, height: 21 },
      race: { policy: 'arrival' },
      firstChaser: 2,
      spectators: { delayMs: 30_000 },
      event: { id: 'Spring cup' },
      mood: 'night',
    },
    open: true,
  })
})

it('where nobody is waited for, bots sit down at once, and strangers are not asked', () => {
  const alone = { ...withSeat(plan, 1, { bot: 'novice' }), isOpen: true }
  expect(waitsForPeople(alone)).toBe(false)
  expect(newMatchOf(alone, offer, chasePlanning)).toMatchObject({
    seats: [{ type: 'open' }, { type: 'bot', strength: 'novice' }],
  })
  expect(newMatchOf(alone, offer, chasePlanning)).not.toHaveProperty('open')
})

it('a host who changes seats leaves the other one to a person', () => {
  expect(withSeat(plan, 1, 'me').seats).toEqual(['person', 'me'])
  expect(withSeat(plan, 0, { bot: 'novice' }).seats).toEqual([{ bot: 'novice' }, 'person'])
})

it('fewer players: the others stay, and a first chaser who is gone is drawn', () => {
  const three = { ...withSeat(withPlayers(plan, 3), 2, 'me'), first: 2 }
  expect(withPlayers(three, 2)).toMatchObject({ seats: ['person', 'person'], first: undefined })
  expect(withPlayers(three, 4)).toMatchObject({ seats: ['person', 'person', 'me', 'person'], first: 2 })
})

it('a duel in turns has no races; its roles and its variant are options of its own', () => {
  const duel = { ...firstPlan('fugitive'), first: 1, variants: ['random-events'] }
  const its = { variants: { 'random-events': { variant: 'random-events' } } }
  expect(newMatchOf(duel, its, fugitivePlanning).options).toEqual({ variant: 'random-events', fugitive: 1 })
})

it('another game keeps the people, and nothing of the game before', () => {
  const whole = { ...withSeat(withPlayers(plan, 4), 1, { bot: 'expert' }), first: 1, variants: ['headStart'] }
  expect(
    withGame({ ...whole, delayS: 30, choices: { length: 'short' } }, 'fugitive', { fewest: 2, most: 2 }),
  ).toEqual({
    ...firstPlan('fugitive'),
    seats: ['me', { bot: 'expert' }],
    delayS: 30,
  })
})
