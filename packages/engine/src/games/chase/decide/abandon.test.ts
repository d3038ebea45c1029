import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { chase } from '../game.ts'
import {
  type GivenFacts,
  marks,
  opening,
  type Played,
  play,
  referee,
  scoredFor,
  T0,
  word,
} from '../testing/fixture.ts'
import { TILES } from '../testing/table-tiles.ts'
import type { ChaseEvent } from '../vocabulary/events.ts'
import type { OptionsData } from '../vocabulary/options.ts'
import { create } from './create.ts'

type Options = Partial<OptionsData>
const SECOND = 1_000_000
/** Between two facts that do not say when they come. */
const STEP = 10_000
const ready: GivenFacts = [word('seat.ready', {}, 0), word('seat.ready', {}, 1)]
const left: GivenFacts = [word('seat.left', {}, 0), word('seat.left', {}, 1)]
const decided: GivenFacts = [scoredFor('runners'), scoredFor('chasers')]

/** What the referee says some µs after the round’s ending, or after the last event where none has ended. */
function due({ match, events }: Played, after: number) {
  const from = match.round?.ending?.at ?? events.at(-1)?.at ?? T0
  const { drafts, next } = chase.conclude(match, from + after, seededRandom(1))
  return { says: drafts.map(({ type }) => type), again: next === undefined ? undefined : next - from }
}

const never: { clause: string; name: string; options?: Options; given: GivenFacts }[] = [
  { clause: 'C9.4', name: 'idleS 0: nobody acts', options: { idleS: 0 }, given: opening() },
  { clause: 'C9.4', name: 'one of two has left', options: { idleS: 0 }, given: [opening(), left.slice(1)] },
  {
    clause: 'C9.4',
    name: 'one has come back',
    options: { idleS: 0 },
    given: [opening(), left, ready.slice(1)],
  },
  {
    clause: 'C2.5',
    name: 'one is not ready for the first deal',
    options: { idleS: 0 },
    given: ready.slice(1),
  },
  { clause: 'C9.4', name: 'the match has ended', given: [decided, referee(1)] },
  {
    clause: 'C9.4',
    name: 'the match is abandoned',
    given: [opening(), word('game.abandoned', { reason: 'fire' })],
  },
]

test.each(never)('$clause: nothing is ever due: $name', ({ options, given }) => {
  const played = play(options ? { options } : {}, given)
  expect(due(played, 10_000_000 * SECOND)).toEqual({ says: [], again: undefined })
})

test('C2.5: nothing is dealt while a seat is open', () => {
  const draft = create({ id: 'open', at: T0, players: ['Ann', null], tileset: TILES, options: { idleS: 0 } })
  const state = (types: readonly ChaseEvent[]) =>
    types.reduce(
      (match, event) => chase.evolve(match, event, { type: 'applies' }),
      chase.begin({ ...draft, seq: 1, hash: '' }),
    )
  const event = { seq: 2, at: T0, hash: '' }
  const bothReady: ChaseEvent[] = [0, 1].map((by) => ({ ...event, type: 'seat.ready', by, data: {} }))
  const taken: ChaseEvent = {
    ...event,
    type: 'seat.taken',
    by: 'server',
    data: { seat: 1, name: 'Bob', key: null, bot: null },
  }
  const says = (...events: ChaseEvent[]) => chase.conclude(state(events), T0, seededRandom(1)).drafts.length
  expect([says(...bothReady), says(taken, ...bothReady)]).toEqual([0, 1])
})

describe('C9.4: a match that somebody has won is not abandoned while objections may come', () => {
  test('for idleness', () => {
    const played = play({ options: { objectionS: 60, idleS: 60 } }, decided)
    expect(due(played, 60 * SECOND).says).toEqual([])
    expect(due(played, 60 * SECOND + STEP).says).toEqual(['game.ended'])
  })

  test('because its players have gone', () => {
    const played = play({ options: { objectionS: 60 } }, [decided, left])
    expect(due(played, 3 * STEP).says).toEqual([])
    expect(due(played, 60 * SECOND + STEP).says).toEqual(['game.ended'])
  })

  test('nor while the ending that decides is provisional', () => {
    const fair = { race: { policy: 'fair', capMs: 250 }, victory: [{ small: 1 }] } as const
    const played = play({ options: fair }, [opening(), marks(['triangle', 'diamond']), left])
    expect(due(played, 3 * STEP).says).toEqual([])
    expect(due(played, 250_000).says).toEqual(['round.ended', 'round.scored'])
  })
})
