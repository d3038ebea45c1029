import { describe, expect, test } from 'vitest'
import { fugitive } from '../game.ts'
import { cardsOf, DECK_NUMBERS } from '../pieces/pieces.ts'
import { listOf } from '../state/table.ts'
import { eventWith } from '../testing/event-with.ts'
import {
  draws,
  type GivenFacts,
  guesses,
  judge,
  last,
  now,
  places,
  play,
  RICH,
  retold,
  type Setup,
  tableOf,
  unnumbered,
  unsaid,
} from '../testing/fixture.ts'
import type { EventOf } from '../vocabulary/events.ts'

const all = DECK_NUMBERS.flatMap(cardsOf)
const types = ({ events }: ReturnType<typeof play>) => events.map(({ type }) => type)

describe('F7.2: discovery', () => {
  const discovery: Setup = { variant: 'discovery-events', deal: { events: [['f01', 'f06', 'g03']] } }
  const row: GivenFacts = [places(1), places(3), draws(3), draws(3)]
  const rich = (pile: readonly string[]): Setup => ({
    ...RICH,
    variant: 'discovery-events',
    deal: { hand: all, decks: [[], [], []], events: [pile] },
  })

  test('F7.2: when the marshal turns up a hideout, the next event is resolved', () => {
    const played = play(discovery, [row, guesses(3)])
    expect(types(played).slice(-3)).toEqual(['numbers.guessed', 'guess.answered', 'event.resolved'])
    expect(last(played, 'event.resolved').event).toBe('f01')
    expect(now(played)).toBe('3 fugitive draw')
    expect(listOf(tableOf(played).piles[0] ?? 0)?.slice(0, 2)).toEqual(['f06', 'g03'])
  })

  test('F7.2: one event, however many hideouts', () => {
    const played = play(discovery, [row, guesses(41), draws(1), places(4), draws(3), guesses(1, 3)])
    expect(types(played).filter((type) => type === 'event.resolved')).toHaveLength(1)
  })

  test('F7.2: none when nothing is turned up', () => {
    expect(types(play(discovery, [row, guesses(2)]))).not.toContain('event.resolved')
    expect(types(play(discovery, [row, guesses(3, 2)]))).not.toContain('event.resolved')
  })

  test('F7.2: none after the winning reveal', () => {
    const played = play(discovery, [row, guesses(1, 3)])
    expect(types(played)).not.toContain('event.resolved')
    expect(last(played, 'game.ended').reason).toBe('caught')
  })

  test('F7.2: none in a manhunt', () => {
    const sprint = [5, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]
    const played = play(rich(['f01']), [places(2), places(4), guesses(41), places(42, ...sprint), guesses(4)])
    expect(types(played).slice(-3)).toEqual(['manhunt.begun', 'numbers.guessed', 'guess.answered'])
    expect(now(played)).toMatch(/marshal guess/)
  })

  test('F7.2: one that an event turns up brings no other', () => {
    const setup: Setup = { ...discovery, deal: { events: [[eventWith('turn-up'), 'f01']] } }
    const played = play(setup, [row, guesses(41), draws(1), places(4), draws(3), guesses(4)])
    expect(tableOf(played).row.map(({ isUp }) => isUp)).toEqual([true, false, true])
    expect(types(played).filter((type) => type === 'event.resolved')).toHaveLength(1)
  })

  test('F7.2: a guess more that it gives is of the same turn', () => {
    const setup: Setup = { ...discovery, deal: { events: [[eventWith('guess-more')]] } }
    expect(now(play(setup, [row, guesses(3)]))).toBe('2 marshal guess')
  })

  const three: GivenFacts = [places(1), places(3), guesses(1), places(4), guesses(3), places(5), guesses(4)]

  test('F7.2: an empty event deck is made anew from the used cards', () => {
    const played = play(rich(['f10', 'f12']), three)
    expect(types(played).slice(-3)).toEqual(['guess.answered', 'events.shuffled', 'event.resolved'])
    const { events } = last(played, 'events.shuffled')
    expect([...(events as readonly string[])].toSorted()).toEqual(['f10', 'f12'])
    expect(last(played, 'event.resolved').event).toBe((events as readonly string[])[0])
    expect(tableOf(played).piles).toEqual([[(events as readonly string[])[1]]])
    expect(judge(played.events).findings).toMatchObject([{ seq: 2 }])
    expect(unnumbered(judge(unsaid(played).events).report)).toEqual(unnumbered(judge(played.events).report))
  })

  test('F7.2: nothing comes from an empty event deck before it is made anew', () => {
    const played = play(rich(['f10', 'f12']), three)
    const made = played.events.findIndex(({ type }) => type === 'events.shuffled')
    const told = retold(played, (event) => {
      if (event.type === 'events.shuffled') return undefined
      return event.seq > made + 1 && event.type === 'event.resolved'
        ? { ...event, data: { event: 'g05' } }
        : event
    })
    const { report, findings } = judge(told.events)
    expect(findings.slice(1)).toMatchObject([
      { seq: made + 1, what: expect.stringMatching(/event\.resolved: the event deck is empty.*F7\.2/) },
    ])
    expect(report.resolved.map(({ event }) => event)).toEqual(['f10', 'f12'])
    for (const audience of ['public', { seat: 0 }] as const) {
      expect(fugitive.viewOf(told.match, audience).table?.resolved).toHaveLength(2)
    }
  })

  test('F7.2: its order is nobody’s to know', () => {
    const played = play(rich(['f10', 'f12']), three)
    const shuffle = played.events.find(
      (event): event is EventOf<'events.shuffled'> => event.type === 'events.shuffled',
    )
    if (!shuffle) throw new Error('nothing was shuffled')
    expect(fugitive.mask(shuffle, () => true)).toEqual({ data: { events: 2, hidden: true }, hidden: true })
    expect(fugitive.isSecret(played.match, shuffle)).toBe(true)
    expect(fugitive.viewOf(played.match, { seat: 0 }).table?.piles).toEqual([1])
  })

  test.each([
    { name: 'an event that was not used', events: ['f10', 'f11'] },
    { name: 'one left out', events: ['f10'] },
    { name: 'one twice in place of another', events: ['f10', 'f10'] },
    { name: 'one too many', events: ['f10', 'f12', 'f12'] },
  ])('F7.2: made anew otherwise is a finding: $name', ({ events }) => {
    const sound = play(rich(['f10', 'f12']), three)
    const index = sound.events.findIndex(({ type }) => type === 'events.shuffled')
    const [created, ...before] = sound.events.slice(0, index)
    if (!created) throw new Error('there is no match')
    const shuffle = { ...sound.events[index], data: { events } } as EventOf<'events.shuffled'>
    const { findings } = judge([created, ...before, shuffle])
    expect(findings).toMatchObject([
      { seq: 2 },
      { seq: shuffle.seq, what: expect.stringContaining('(F7.2)') },
    ])
  })
})
