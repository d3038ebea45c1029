import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { chase } from '../game.ts'
import {
  corrected,
  type GivenFacts,
  mark,
  marks,
  opening,
  type Played,
  play,
  referee,
  scoredFor,
  T0,
  tile,
  word,
} from '../testing/fixture.ts'
import type { OptionsData } from '../vocabulary/options.ts'

type Options = Partial<OptionsData>
const SECOND = 1_000_000
/** Between two facts that do not say when they come. */
const STEP = 10_000
const fair: Options = { race: { policy: 'fair', capMs: 250 } }
const voided = word('round.voided', { round: 1, reason: 'a draught took the tiles' }, 'organiser')
const ready: GivenFacts = [word('seat.ready', {}, 0), word('seat.ready', {}, 1)]
const left: GivenFacts = [word('seat.left', {}, 0), word('seat.left', {}, 1)]
const lost: GivenFacts = [0, 1].map((seat) => word('seat.left', { seat }))
const captured: GivenFacts = [opening(), marks(['triangle', 'diamond'])]
const decided: GivenFacts = [scoredFor('runners'), scoredFor('chasers')]

/** What the referee says some µs after the round’s ending, or after the last event where none has ended. */
function due({ match, events }: Played, after: number) {
  const from = match.round?.ending?.at ?? events.at(-1)?.at ?? T0
  const { drafts, next } = chase.conclude(match, from + after, seededRandom(1))
  return { says: drafts.map(({ type }) => type), again: next === undefined ? undefined : next - from }
}

interface Case {
  readonly clause: string
  readonly name: string
  readonly options?: Options
  readonly given: GivenFacts
  readonly after: number
  readonly says: string[]
}
const score = ['round.ended', 'round.scored']

const cases: Case[] = [
  { clause: 'C10.5', name: 'arrival: an ending is final at once', given: captured, after: 0, says: score },
  {
    clause: 'C10.5',
    name: 'fair: with the cap',
    options: fair,
    given: captured,
    after: 250_000,
    says: score,
  },
  {
    clause: 'C10.5',
    name: 'arrival: the next deal waits a second',
    given: [captured, referee(), ready],
    after: SECOND,
    says: ['round.dealt'],
  },
  {
    clause: 'C10.5',
    name: 'fair: the next deal waits cap and second',
    options: fair,
    given: [captured, referee(1), ready],
    after: SECOND + 250_000,
    says: ['round.dealt'],
  },
  {
    clause: 'C10.5',
    name: 'the end of the match waits a second',
    given: decided,
    after: SECOND,
    says: ['game.ended'],
  },
  {
    clause: 'C10.5',
    name: 'fair: the end of the match waits cap and second',
    options: { ...fair, victory: [{ small: 1 }] },
    given: [captured, referee(1)],
    after: SECOND + 250_000,
    says: ['game.ended'],
  },
  {
    clause: 'C9.4',
    name: 'and the time for objections after the score',
    options: { objectionS: 60 },
    given: decided,
    after: STEP + 60 * SECOND,
    says: ['game.ended'],
  },
  {
    clause: 'C9.4',
    name: 'and after a correction',
    options: { objectionS: 60 },
    given: [decided, corrected(2, { 1: 'perfect' })],
    after: 2 * STEP + 60 * SECOND,
    says: ['game.ended'],
  },
  {
    clause: 'C9.4',
    name: 'a correction that decides while a round runs',
    options: { objectionS: 60 },
    given: [scoredFor('runners'), scoredFor(null), opening(), corrected(2, { 1: 'perfect' })],
    after: 60 * SECOND,
    says: ['game.ended'],
  },
  {
    clause: 'C9.1',
    name: 'not all are ready: the next deal is due 30 s after the score',
    given: [captured, referee(), ready.slice(1)],
    after: STEP + 30 * SECOND,
    says: ['round.dealt'],
  },
  {
    clause: 'C9.1',
    name: 'ready for the last one is not ready for the next',
    given: [ready, captured, referee()],
    after: STEP + 30 * SECOND,
    says: ['round.dealt'],
  },
  {
    clause: 'C9.1',
    name: 'who leaves is not ready any more',
    given: [captured, referee(), ready, left.slice(1)],
    after: STEP + 30 * SECOND,
    says: ['round.dealt'],
  },
  {
    clause: 'C9.1',
    name: 'a void, all ready',
    given: [opening(), voided, ready],
    after: 0,
    says: ['round.dealt'],
  },
  { clause: 'C9.1', name: 'a void', given: [opening(), voided], after: 30 * SECOND, says: ['round.dealt'] },
  { clause: 'C2.5', name: 'the first deal, all ready', given: ready, after: 0, says: ['round.dealt'] },
  {
    clause: 'C9.4',
    name: 'nobody acts before the first deal',
    given: ready.slice(1),
    after: 600 * SECOND,
    says: ['game.abandoned'],
  },
  { clause: 'C9.4', name: 'nobody acts', given: opening(), after: 600 * SECOND, says: ['game.abandoned'] },
  {
    clause: 'C9.4',
    name: 'nobody acts for as long as agreed',
    options: { idleS: 7 },
    given: [opening(), tile('r1 north'), mark('triangle')],
    after: 7 * SECOND,
    says: ['game.abandoned'],
  },
  {
    clause: 'C9.4',
    name: 'who connects or watches does not act',
    given: [
      opening(),
      word('seat.connected', {}, 0),
      word('observer.admitted', { role: 'caster', name: 'Eve' }),
    ],
    after: 600 * SECOND - 2 * STEP,
    says: ['game.abandoned'],
  },
  {
    clause: 'C9.4',
    name: 'the service says who left',
    given: [opening(), lost],
    after: 0,
    says: ['game.abandoned'],
  },
  { clause: 'C9.4', name: 'all have left', given: [opening(), left], after: 0, says: ['game.abandoned'] },
]

test.each(cases)('$clause: due, and not before: $name', ({ options, given, after, says }) => {
  const played = play(options ? { options } : {}, given)
  if (after > 0) expect(due(played, after - 1)).toEqual({ says: [], again: after })
  expect(due(played, after).says).toEqual(says)
})

describe('C10.5: the score is said once', () => {
  test('after round.ended only the score, after the score neither', () => {
    const ended = play({}, [
      captured,
      (match, next) => chase.conclude(match, T0 + next, seededRandom(1)).drafts.slice(0, 1),
    ])
    expect(due(ended, STEP).says).toEqual(['round.scored'])
    expect(due(play({}, [captured, referee()]), STEP).says).toEqual([])
  })
})
