import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Admission } from '../../../admission.ts'
import type { By, LogEvent } from '../../../log/event.ts'
import { colditz } from '../game.ts'
import type { Match } from '../state/match.ts'
import { type Case, testCases } from '../testing/cases.ts'
import { along, matchAt, pow, T0, THROWN } from '../testing/fixture.ts'
import type { ColditzEvent } from '../vocabulary/events.ts'
import { REFUSAL_CODES } from '../vocabulary/refusals.ts'

const A = pow(1, 0)
const PASSES = {
  turn: 1,
  did: THROWN(6),
  pows: { [A]: 'eaststair.5' },
  hands: { 0: ['shot'] },
  equipment: { 1: { key: 1 } },
} as const

const cases: Case[] = [
  {
    clause: 'K4.1',
    name: 'the cards are dealt once',
    given: { turn: 1 },
    does: [[1, { type: 'get-ready' }]],
    no: 'dealt-already',
  },
  {
    clause: 'K4.2',
    name: 'guards are posted once',
    given: { turn: 0 },
    does: [[0, { type: 'post-guards', posts: ['yard.9'] }]],
    no: 'posted-already',
  },
  {
    clause: 'K1.3',
    name: 'officers move no guards',
    given: { turn: 1, did: THROWN(3), guards: ['yard.2'] },
    does: [[1, { type: 'move-guard', guard: 0, path: ['yard.3'] }]],
    no: 'not-your-role',
  },
  {
    clause: 'K1.3',
    name: 'nor play Security cards',
    given: { turn: 1 },
    does: [[1, { type: 'play', card: 'appel' }]],
    no: 'not-your-role',
  },
  {
    clause: 'K6.6',
    name: 'nothing can be let pass',
    given: { turn: 1 },
    does: [[1, { type: 'let-pass' }]],
    no: 'nothing-to-pass',
  },
  {
    clause: 'K6.6',
    name: 'by somebody who is not asked',
    given: PASSES,
    does: [
      [1, { type: 'move-pow', pow: A, path: along('towerdoor') }],
      [2, { type: 'let-pass' }],
    ],
    no: 'nothing-to-pass',
  },
  {
    clause: 'K6.6',
    name: 'nothing is owed',
    given: { turn: 1 },
    does: [[1, { type: 'attend', pows: [] }]],
    no: 'nothing-owed',
  },
  {
    clause: 'K6.4',
    name: 'an offer to oneself',
    given: { turn: 1, equipment: { 1: { rope: 1 } } },
    does: [[1, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }]],
    no: 'no-partner',
  },
  {
    clause: 'K6.4',
    name: 'offers without end',
    given: { turn: 1, equipment: { 1: { rope: 1 } } },
    does: Array.from(
      { length: 5 },
      () => [1, { type: 'offer', to: 2, gives: { equipment: ['rope'], cards: [] } }] as const,
    ),
    no: 'too-many-offers',
  },
  {
    clause: 'K8.2',
    name: 'half of those who made a kit go home',
    given: {
      turn: 1,
      withoutKit: [1],
      pows: {
        [A]: 'target-west',
        [pow(1, 1)]: 'tailors.1',
        [pow(1, 2)]: 'kitchen.1',
        [pow(1, 3)]: 'sickbay.1',
        [pow(1, 4)]: 'library.1',
      },
      escaped: [A],
    },
    does: [
      [
        1,
        {
          type: 'make-kit',
          pows: [1, 2, 3, 4].map((nth) => pow(1, nth)),
          cards: [],
          home: [{ pow: pow(1, 1), to: 'appel.10' }],
        },
      ],
    ],
    no: 'half-goes-home',
  },
  {
    clause: 'K12.3',
    name: 'a tunnel with one POW left',
    given: {
      turn: 1,
      hands: { 1: ['tunnel-A'] },
      pows: Object.fromEntries([1, 2, 3, 4, 5, 6].map((nth) => [pow(1, nth), 'dead'])),
    },
    does: [[1, { type: 'play', card: 'tunnel-A' }]],
    no: 'too-few-pows',
  },
]

describe('refusals that belong nowhere else', () => testCases(cases))

/** What a reader makes of a fact that no wish comes to. */
function judged(match: Match, type: string, data: object, by: By = 'server', at = T0): Admission {
  return colditz.admit(match, { type, data, by, at, seq: 99, hash: '' } as LogEvent as ColditzEvent)
}

const deploying = (): Match => {
  const match = matchAt({ turn: 0 })
  return {
    ...match,
    table: match.table && { ...match.table, steps: [{ type: 'deploy', seat: 0 }, { type: 'end-turn' }] },
  }
}
const posts = (...names: string[]) => ({ posts: names })

describe('what only a log of another hand, or the first minute, comes to', () => {
  const rows: {
    clause: string
    code: string
    match: Match
    type: string
    data: object
    by?: By
    at?: number
  }[] = [
    {
      clause: 'K4.1',
      code: 'not-dealt',
      match: { ...matchAt({ turn: 1 }), table: undefined },
      type: 'turn.ended',
      data: {},
      by: 1,
    },
    {
      clause: 'K13.1',
      code: 'match-over',
      match: { ...matchAt({ turn: 1 }), over: { how: 'ended', seq: 9 } },
      type: 'turn.ended',
      data: {},
      by: 1,
    },
    {
      clause: 'K13.1',
      code: 'seat-not-open',
      match: matchAt({ turn: 1 }),
      type: 'seat.taken',
      data: { seat: 1, name: 'x', key: null, bot: null },
    },
    { clause: 'K13.1', code: 'sealed-too-early', match: matchAt({ turn: 1 }), type: 'game.sealed', data: {} },
    {
      clause: 'K13.1',
      code: 'wrong-voice',
      match: matchAt({ turn: 1 }),
      type: 'turn.ended',
      data: {},
      by: 'server',
    },
    {
      clause: 'K13.1',
      code: 'wrong-voice',
      match: matchAt({ turn: 1 }),
      type: 'dice.thrown',
      data: { series: [[[1, 2]]] },
      by: 1,
    },
    {
      clause: 'K4.2',
      code: 'guards-first',
      match: deploying(),
      type: 'dice.asked',
      data: { for: 'move', again: true },
      by: 0,
    },
    {
      clause: 'K4.2',
      code: 'wrong-posts',
      match: deploying(),
      type: 'guards.posted',
      data: posts('yard.9', 'court.19', 'court.2'),
      by: 0,
    },
    {
      clause: 'K4.2',
      code: 'wrong-posts',
      match: deploying(),
      type: 'guards.posted',
      data: posts('yard.9', 'yard.2', 'court.19'),
      by: 0,
    },
    {
      clause: 'K4.2',
      code: 'wrong-posts',
      match: deploying(),
      type: 'guards.posted',
      data: posts('yard.9', 'yard.9', 'court.2', 'court.19'),
      by: 0,
    },
    { clause: 'K1.5', code: 'out-of-game', match: outOfGame(), type: 'turn.ended', data: {}, by: 1 },
    { clause: 'K5.1', code: 'dice-awaited', match: rolling(), type: 'turn.ended', data: {}, by: 1 },
    {
      clause: 'K6.6',
      code: 'too-late-to-react',
      match: reacting(),
      type: 'reaction.passed',
      data: {},
      by: 0,
      at: T0 + 60_000_000,
    },
    {
      clause: 'K5.1',
      code: 'no-throw-due',
      match: matchAt({ turn: 1 }),
      type: 'dice.thrown',
      data: { series: [[[1, 2]]] },
    },
    {
      clause: 'K5.2',
      code: 'wrong-series',
      match: rolling(),
      type: 'dice.thrown',
      data: {
        series: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
    },
    {
      clause: 'K5.2',
      code: 'wrong-series',
      match: rolling(),
      type: 'dice.thrown',
      data: { series: [[[2, 2]]] },
    },
    {
      clause: 'K5.2',
      code: 'wrong-series',
      match: rolling(),
      type: 'dice.thrown',
      data: { series: [[[1, 2]], [[1, 2]]] },
    },
    {
      clause: 'K5.4',
      code: 'no-draw-due',
      match: matchAt({ turn: 1 }),
      type: 'card.drawn',
      data: { seat: 1, card: 'bribe' },
    },
    {
      clause: 'K6.3',
      code: 'no-deck-empty',
      match: matchAt({ turn: 1 }),
      type: 'deck.shuffled',
      data: { deck: 'security', cards: [] },
    },
    {
      clause: 'K6.6',
      code: 'no-step-to-lapse',
      match: matchAt({ turn: 1 }),
      type: 'step.lapsed',
      data: { seat: 2 },
    },
    {
      clause: 'K6.6',
      code: 'lapsed-too-early',
      match: matchAt({ turn: 1 }),
      type: 'step.lapsed',
      data: { seat: 1 },
    },
    { clause: 'K6.6', code: 'no-reaction', match: matchAt({ turn: 1 }), type: 'reaction.lapsed', data: {} },
    { clause: 'K6.6', code: 'lapsed-too-early', match: reacting(), type: 'reaction.lapsed', data: {} },
    {
      clause: 'K1.1',
      code: 'won-too-early',
      match: matchAt({ turn: 1 }),
      type: 'game.ended',
      data: { winners: [1], reason: 'escaped' },
    },
    {
      clause: 'K4.1',
      code: 'dealt-already',
      match: matchAt({ turn: 1 }),
      type: 'cards.dealt',
      data: { hands: [[], [], []], opportunity: [], security: [] },
    },
    {
      clause: 'K4.1',
      code: 'wrong-hands',
      match: { ...matchAt({ turn: 1 }), table: undefined },
      type: 'cards.dealt',
      data: { hands: [[], [], []], opportunity: [], security: [] },
    },
    {
      clause: 'K2.5',
      code: 'deck-not-whole',
      match: { ...matchAt({ turn: 1 }), table: undefined },
      type: 'cards.dealt',
      data: { hands: [['shot'], ['bribe'], ['bribe']], opportunity: [], security: [] },
    },
  ]
  test.each(rows)('$clause: $code', ({ clause, code, match, type, data, by, at }) => {
    expect(judged(match, type, data, by, at)).toMatchObject({ type: 'finding', refusal: { code, clause } })
  })

  test('K4.1: who has said that they are ready need not say it twice', () => {
    const match = { ...matchAt({ turn: 1 }), table: undefined }
    expect(colditz.decide(match, { type: 'get-ready' }, 1)).toMatchObject({
      refusal: { code: 'ready-already' },
    })
  })
})

function outOfGame(): Match {
  const match = matchAt({ turn: 1 })
  return { ...match, table: match.table && { ...match.table, isOut: [false, true, false] } }
}

function rolling(): Match {
  const match = matchAt({ turn: 1 })
  const step = { type: 'throw', seat: 1, for: 'move', again: true, pow: undefined, guard: undefined } as const
  return { ...match, table: match.table && { ...match.table, steps: [step, ...match.table.steps] } }
}

function reacting(): Match {
  const match = matchAt({ turn: 1, options: { reactS: 8 } })
  const step = { type: 'react', card: 'arrest-key', open: [0], pow: A, at: 'towerdoor' } as const
  return { ...match, table: match.table && { ...match.table, steps: [step, ...match.table.steps] } }
}

test('every refusal of the rules is in a case of this folder', () => {
  const folder = new URL('..', import.meta.url)
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const missing = REFUSAL_CODES.filter(
    (code) => !texts.includes(`no: '${code}'`) && !texts.includes(`code: '${code}'`),
  )
  expect(missing).toEqual([])
})
