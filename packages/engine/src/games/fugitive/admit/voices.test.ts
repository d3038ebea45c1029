import { describe, expect, test } from 'vitest'
import {
  acted,
  answer,
  draws,
  type GivenFacts,
  goOn,
  guesses,
  judge,
  passes,
  places,
  play,
  retold,
  type Setup,
  T0,
} from '../testing/fixture.ts'
import { stackedDeal } from '../testing/stacked-deal.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { Data, FugitiveEvent } from '../vocabulary/events.ts'

const draw = (deck: 1 | 2 | 3): Command => ({ type: 'draw', deck })
const place = (card: number, ...sprint: number[]): Command => ({ type: 'place', card, sprint })
const first: GivenFacts = [places(1), passes]
const random = (...tops: (string | number)[]): Setup => ({
  variant: 'random-events',
  deal: { tops: [[], [], tops] },
})

type Voice = 'seat' | 'server' | 'organiser'
const row: GivenFacts = [first, draws(1), draws(1)]
const words: {
  type: FugitiveEvent['type']
  data: unknown
  given: GivenFacts
  voices: readonly Voice[]
  setup?: Setup
}[] = [
  { type: 'seat.taken', data: { seat: 0, name: 'Ann', key: null, bot: null }, given: [], voices: ['server'] },
  { type: 'seat.ready', data: { seat: 0 }, given: [], voices: ['seat', 'server'] },
  { type: 'seat.connected', data: { seat: 0 }, given: [], voices: ['seat', 'server'] },
  { type: 'seat.disconnected', data: { seat: 0 }, given: [], voices: ['seat', 'server'] },
  { type: 'seat.left', data: { seat: 0 }, given: [], voices: ['seat', 'server'] },
  { type: 'observer.admitted', data: { role: 'caster', name: 'Eve' }, given: [], voices: ['server'] },
  { type: 'cards.dealt', data: stackedDeal(null), given: [], voices: ['server'], setup: { deal: 'none' } },
  { type: 'guess.answered', data: { right: false }, given: [row, guesses(41)], voices: ['server'] },
  { type: 'game.ended', data: { winner: 1, reason: 'caught' }, given: [row, guesses(1)], voices: ['server'] },
  {
    type: 'event.resolved',
    data: { event: 'f06' },
    given: [first, draws(3)],
    voices: ['server'],
    setup: random('f06'),
  },
  { type: 'game.abandoned', data: { reason: 'fire' }, given: [], voices: ['server', 'organiser'] },
  { type: 'hideout.placed', data: { card: 2, sprint: [] }, given: [], voices: ['seat'] },
  { type: 'turn.passed', data: {}, given: [places(1)], voices: ['seat'] },
]

/** What a referee has said of the facts: here it is still to be said. */
const DECISIONS: ReadonlySet<string> = new Set(['guess.answered', 'game.ended', 'event.resolved'])

describe('F8: who may say what', () => {
  const voices = [
    { voice: 'seat', by: 0 },
    { voice: 'server', by: 'server' },
    { voice: 'organiser', by: 'organiser' },
  ] as const
  const rows = words.flatMap((one) => voices.map((voice) => ({ ...one, ...voice })))

  test.each(rows)(
    'F8: $type by the $voice',
    ({ type, data, given, voices: allowed, voice, by, setup = {} }) => {
      const played = retold(play(setup, given), (event) => (DECISIONS.has(event.type) ? undefined : event))
      const event = {
        type,
        data,
        by,
        at: T0 + played.next,
        seq: played.events.length + 1,
        hash: '',
      } as FugitiveEvent
      const heard = judge([...played.events, event]).findings.filter(({ what }) =>
        what.includes('That is not yours to say'),
      )
      expect(heard).toHaveLength(allowed.includes(voice) ? 0 : 1)
    },
  )

  test('F8: no other seat acts', () => {
    const played = play({}, [])
    expect(answer(played, 2, place(1))).toBe('wrong-voice F8')
    expect(answer(played, 'server', draw(1))).toBe('wrong-voice F8')
    expect(answer(played, 'organiser', draw(1))).toBe('wrong-voice F8')
    expect(answer(played, 0, { type: 'abandon-game', reason: 'x' })).toBe('wrong-voice F8')
    expect(answer(played, 'organiser', { type: 'abandon-game', reason: 'x' })).toBe('accepted')
    expect(answer(played, 0, { type: 'leave' })).toBe('accepted')
  })
})

test('F8: every fact is stamped when it is heard, and the turns come from the order of the log', () => {
  const played = play({}, [first, draws(1)])
  const stamps = played.events.map(({ at }) => at)
  expect(stamps).toEqual(stamps.toSorted((one, other) => one - other))
  const data: Data['turn.passed'] = {}
  const late = goOn({ ...played, setup: { loose: true } }, [acted('turn.passed', data, 'fugitive')])
  expect(judge(late.events).findings).toMatchObject([{ what: expect.stringContaining('(F3.3)') }])
})
