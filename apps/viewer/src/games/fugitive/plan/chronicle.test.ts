import { fugitiveCase } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { NEVER } from '../../../table/easing.ts'
import { ENDINGS, LOOK, lineOf } from '../testing/lines.ts'
import { chronicleOf } from './chronicle.ts'
import { BREATH_HELD } from './motion.ts'
import { fugitivePlanOf } from './plan-of.ts'

const { draws, guesses, passes, places, play, unsaid, waits, word } = fugitiveCase

describe.each([
  { ending: 'caught', winner: 'marshal', place: 2 },
  { ending: 'escaped', winner: 'fugitive', place: 3 },
  { ending: 'manhunt-won', winner: 'marshal', place: 2 },
  { ending: 'manhunt-lost', winner: 'fugitive', place: 3 },
  { ending: 'given-up', winner: 'fugitive', place: 1 },
] as const)('$ending', ({ ending, winner, place }) => {
  const line = lineOf(ENDINGS[ending].events)
  const plan = fugitivePlanOf(line, line.length, LOOK)

  it('is shown at the place where it came about, once all that led to it has been shown', () => {
    expect(plan.ending).toMatchObject({ winner, place, reason: ending })
    const { guesses: told, huntFrom } = chronicleOf(line, line.length)
    for (const { answeredFrom } of told) expect(plan.ending?.from).toBeGreaterThan(answeredFrom)
    if (plan.hunt) expect(plan.ending?.from).toBeGreaterThan(huntFrom)
    const found = plan.match.table?.row.flatMap(({ isUp }, nth) => (isUp ? [nth + 1] : [])) ?? []
    for (const one of found) expect(plan.hideouts[one]?.flip).toBeLessThan(plan.ending?.from ?? 0)
  })

  it('is told of by no card before: what was not found, and hands, turn over after it', () => {
    const from = plan.ending?.from ?? NEVER
    const rest = plan.hideouts.filter(({ place, flip }) => place > 0 && flip > from)
    const hidden = plan.match.table?.row.filter(({ isUp }) => !isUp) ?? []
    expect(rest.filter(({ kind }) => kind === 'hideout')).toHaveLength(hidden.length)
    for (const { flip } of plan.hands) expect(flip).toBe(from)
  })
})

it('F5.2: between the last number of a guess and its answer the table holds its breath', () => {
  const line = lineOf(ENDINGS.caught.events)
  const { guesses: told } = chronicleOf(line, line.length)
  for (const { at, answeredFrom } of told) expect(answeredFrom - at).toBeGreaterThan(BREATH_HELD)
})

it('F3.5: what was done for a player whose time was over comes to lie like anything else', () => {
  const setup = { options: { turnS: 60 } } as const
  const sit = [0, 1].map((seat) => word('seat.taken', { seat, name: `player ${seat}`, key: null, bot: null }))
  const lapsed = lineOf(play(setup, [sit, waits(61), waits(61), waits(61)]).events)
  const acted = lineOf(play(setup, [sit, places(3), passes, draws(1)]).events)
  const [one, other] = [lapsed, acted].map((line) => fugitivePlanOf(line, line.length, LOOK))
  expect(one?.hideouts).toHaveLength(2)
  expect(one?.hands.filter(({ role }) => role === 'marshal')).toMatchObject([{ isDrawn: true }])
  expect(one?.hideouts.length).toBe(other?.hideouts.length)
})

it('a log that records no answers is shown as far as it tells', () => {
  const line = lineOf(
    unsaid(play({}, [places(1), places(3), draws(1), draws(1), guesses(3), draws(1)])).events,
  )
  const plan = fugitivePlanOf(line, line.length, LOOK)
  expect(plan.hideouts[2]).toMatchObject({ card: 3, kind: 'hideout' })
  expect(plan.hideouts[2]?.flip).toBeLessThan(NEVER)
  expect(plan.counters).toMatchObject([{ number: 3, isRight: undefined }])
})
