import { describe, expect, test } from 'vitest'
import type { Draft } from '../../../log/event.ts'
import { draws, guesses, judge, passes, places, play, retold, tableOf, word } from '../testing/fixture.ts'
import { stackedDeal } from '../testing/stacked-deal.ts'
import type { FugitiveEvent } from '../vocabulary/events.ts'

const first = [places(1), places(4, 15), draws(1), draws(1)]
const right = [
  [4, true],
  [41, false],
] as const
const two = play({}, [first, guesses(4), draws(2), passes, draws(1), guesses(41)])
const answers = two.events.filter(({ type }) => type === 'guess.answered')
const guessed = (events: readonly FugitiveEvent[]) =>
  judge(events as typeof two.events).report.guesses.map(({ numbers, right }) => [...numbers, right])

describe('F5.2: an answer answers the last guess before it', () => {
  test('the first is missing: the table answers that guess before the next action', () => {
    const log = retold(two, (event) => (event === answers[0] ? undefined : event))
    expect(judge(log.events).findings).toEqual([])
    expect(guessed(log.events)).toEqual(right)
  })

  test('the first comes after the second guess: it is compared with that', () => {
    const late = retold(two, (event) =>
      event === answers[0]
        ? undefined
        : event === answers[1]
          ? ({ ...answers[0], at: event.at } as Draft)
          : event,
    )
    const { findings } = judge(late.events)
    expect(findings).toMatchObject([{ what: expect.stringMatching(/replay says .*false.*\(F5\.2\)$/) }])
    expect(guessed(late.events)).toEqual(right)
  })
})

describe('C10.1: the deal of the cards stands for that of a round', () => {
  const [created, dealt, ...rest] = two.events

  test('what follows it is ordered by its instant, then by its number', () => {
    const moved = [...rest.slice(1), ...rest.slice(0, 1)]
    const log = [created, dealt, ...moved].map((event, index) => ({ ...event, seq: index + 1 }))
    const { report, findings } = judge(log as unknown as typeof two.events)
    expect(findings).toEqual([])
    expect(report.hideouts.map(({ card }) => card)).toEqual([1, 4])
  })

  test('nothing moves over it, not even over one that does not count', () => {
    const again = word('cards.dealt', stackedDeal(null))
    const log = play({ loose: true }, [first.slice(0, 1), again, first.slice(1)])
    const [, , placed, second] = log.events
    const late = log.events.map((event) =>
      event === placed ? { ...event, at: (second?.at ?? 0) + 1 } : event,
    )
    expect(judge(late as unknown as typeof log.events).findings.map(({ seq }) => seq)).toEqual([3, 4])
    expect(tableOf(log).row).toHaveLength(2)
  })
})
