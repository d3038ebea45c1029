import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ON_THE_WAY } from '../clock/deadline.ts'
import { clockAfterFact, openClock } from '../clock/turn-clock.ts'
import { playersOf, withPlayer } from '../people/player.ts'
import { answerDeadline, askedOf, isTooLate, lapseAt, mayLapse, without } from './reaction.ts'

const S = 1_000_000
const players = playersOf(['Ann', 'Bob', 'Eve'].map((name, seat) => ({ seat, name })))
const clock = clockAfterFact(openClock(0, 0, 3), 100 * S)
const step = { open: [1, 2] }

describe('a reaction', () => {
  test('is over when everybody has acted or passed', () => {
    expect(without(step, 1).open).toEqual([2])
    expect(without(without(step, 1), 2).open).toEqual([])
    expect(without(step, 0).open).toEqual([1, 2])
  })

  test('has until the same instant for all, and no limit without a clock', () => {
    expect(answerDeadline(clock, 8 * S, step)).toMatchObject({ seat: 1, seats: [1, 2], at: 108 * S })
    expect(answerDeadline(clock, undefined, step)).toBeUndefined()
    expect(answerDeadline(undefined, 8 * S, step)).toBeUndefined()
    expect(answerDeadline(clock, 8 * S, { open: [] })).toBeUndefined()
  })

  test('lapses when the time is over and nothing is on the way, never before', () => {
    const deadline = answerDeadline(clock, 8 * S, step)
    expect(lapseAt(step, deadline, players, 101 * S)).toBe(108 * S + ON_THE_WAY)
    expect(lapseAt(step, undefined, players, 101 * S)).toBeUndefined()
    expect(mayLapse(step, deadline, players, 108 * S - 1)).toBe(false)
    expect(mayLapse(step, deadline, players, 108 * S)).toBe(true)
    expect(isTooLate(deadline, 108 * S)).toBe(false)
    expect(isTooLate(deadline, 108 * S + ON_THE_WAY)).toBe(true)
    expect(isTooLate(undefined, 1e12)).toBe(false)
  })

  test('lapses at once when all who are asked have left, but not while one of them is there', () => {
    const one = withPlayer(players, 1, { left: true })
    const both = withPlayer(one, 2, { left: true })
    expect(lapseAt(step, undefined, one, 5)).toBeUndefined()
    expect(lapseAt(step, undefined, both, 5)).toBe(5)
    expect(mayLapse(step, undefined, both, 0)).toBe(true)
  })
})

test('who is asked and until when depends on nothing but what everybody knows', () => {
  const hands = fc.array(fc.array(fc.integer(), { maxLength: 5 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(hands, hands, (some, others) => {
      const counts = some.map((hand) => hand.length)
      const other = others.map((hand, seat) => hand.concat(hand, [0, 0, 0, 0, 0]).slice(0, counts[seat]))
      const asked = (all: readonly (readonly number[])[]) =>
        askedOf([5, 3, 0], (seat) => (all[seat]?.length ?? 0) > 0)
      expect(asked(some)).toEqual(asked(other))
      const until = (all: readonly (readonly number[])[]) =>
        answerDeadline(clock, 8 * S, { open: asked(all) })?.at
      expect(until(some)).toBe(until(other))
    }),
  )
})
