import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../random.ts'
import { unwrap } from '../../../result.ts'
import { castle } from '../board/castle.ts'
import { colditz } from '../game.ts'
import { inPlayOf } from '../pieces/pieces.ts'
import { nationOf } from '../state/match.ts'
import { type Case, testCases } from '../testing/cases.ts'
import { at, due, type Happening, matchAt, pow, THROWN, told } from '../testing/fixture.ts'
import { playRandomColditz } from '../testing/index.ts'

const A = pow(1, 0)
const B = pow(1, 1)
const END = (seat: number): Happening => [seat, { type: 'end-turn' }]
const THROW = (seat: number, again = true): Happening => [seat, { type: 'throw', for: 'move', again }]
const free = (...ids: number[]) => ({
  pows: Object.fromEntries(ids.map((id) => [id, 'target-west'])),
  escaped: ids,
})

const ends: Case[] = [
  {
    clause: 'K1.3',
    name: 'officers in order, then the security officer, then the next round',
    given: { turn: 1 },
    does: [END(1), END(2), END(0)],
    see: (one) => [due(one), one.table.turn.round],
    is: ['turn 1', 4],
  },
  { clause: 'K1.3', name: 'nobody else’s turn', given: { turn: 1 }, does: [END(2)], no: 'not-your-turn' },
  {
    clause: 'K1.1',
    name: 'who gets the second POW out has won when the round is played to its last officer',
    given: { turn: 1, ...free(A, B) },
    does: [END(1), END(2)],
    see: ({ match, events }) => [match.over?.how, events.at(-1)?.data],
    is: ['ended', { winners: [1], reason: 'escaped' }],
  },
  {
    clause: 'K1.1',
    name: 'not before',
    given: { turn: 1, ...free(A, B) },
    does: [END(1)],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K1.1',
    name: 'all who get theirs out in the same round share the victory',
    given: { turn: 2, ...free(A, B, pow(2, 0), pow(2, 1)) },
    does: [END(2)],
    see: ({ events }) => events.at(-1)?.data,
    is: { winners: [1, 2], reason: 'escaped' },
  },
  {
    clause: 'K1.1',
    name: 'if nobody does, the security officer',
    given: { turn: 0, round: 40 },
    does: [END(0)],
    see: ({ events }) => events.at(-1)?.data,
    is: { winners: [0], reason: 'rounds' },
  },
  {
    clause: 'K1.2',
    name: 'a joint number of escapes wins for all officers, at once',
    given: {
      turn: 1,
      options: { joint: 2 },
      did: THROWN(4),
      pows: { [A]: 'westlane.10', [pow(2, 0)]: 'target-west' },
      escaped: [pow(2, 0)],
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['target-west'] }]],
    see: ({ events }) => events.at(-1)?.data,
    is: { winners: [1, 2], reason: 'together' },
  },
  {
    clause: 'K1.2',
    name: 'and there two of one’s own win nothing',
    given: { turn: 1, options: { joint: 9 }, ...free(A, B) },
    does: [END(1), END(2)],
    see: due,
    is: 'turn 0',
  },
  {
    clause: 'K1.5',
    name: 'who has no POW left is passed over',
    given: {
      turn: 1,
      pows: Object.fromEntries(Array.from({ length: 7 }, (_, nth) => [pow(2, nth), 'dead'])),
    },
    does: [END(1)],
    see: due,
    is: 'turn 0',
  },
  {
    clause: 'K1.5',
    name: 'when all are, the security officer has won',
    given: {
      players: 2,
      turn: 1,
      pows: Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [pow(1, nth), 'dead'])),
    },
    does: [END(1)],
    see: ({ events }) => events.at(-1)?.data,
    is: { winners: [0], reason: 'none-left' },
  },
  {
    clause: 'K12.2',
    name: 'who is out has won nothing, whoever escaped before',
    given: { turn: 1, options: { doOrDie: true }, ...free(A, B) },
    does: [[1, { type: 'dare', pow: pow(1, 2) }], END(2)],
    dice: Array.from({ length: 7 }, () => [1, 2]).flat(),
    see: due,
    is: 'turn 0',
  },
  {
    clause: 'K2.4',
    name: 'with 5 or 6 players an escape that leaves 3 brings a new POW, on the white square of its officer’s choice',
    given: { players: 6, turn: 1, did: THROWN(4), pows: { [A]: 'westlane.10' } },
    does: [
      [1, { type: 'move-pow', pow: A, path: ['target-west'] }],
      [1, { type: 'station', to: 'appel.6' }],
    ],
    see: (one) => [at(one, pow(1, 4)), due(one)],
    is: ['appel.6', 'turn 1'],
  },
  {
    clause: 'K2.4',
    name: 'a white one',
    given: { players: 6, turn: 1, did: THROWN(4), pows: { [A]: 'westlane.10' } },
    does: [
      [1, { type: 'move-pow', pow: A, path: ['target-west'] }],
      [1, { type: 'station', to: 'yard.2' }],
    ],
    no: 'not-white',
  },
  {
    clause: 'K5.5',
    name: 'K2.4: a free one',
    given: { players: 6, turn: 1, did: THROWN(4), pows: { [A]: 'westlane.10' } },
    does: [
      [1, { type: 'move-pow', pow: A, path: ['target-west'] }],
      [1, { type: 'station', to: 'appel.2' }],
    ],
    no: 'square-taken',
  },
]

const dice: Case[] = [
  {
    clause: 'K5.1',
    name: 'a throw gives its points',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [3, 5],
    see: ({ table }) => table.turn.points,
    is: 8,
  },
  {
    clause: 'K5.1',
    name: 'once',
    given: { turn: 1, did: THROWN(3) },
    does: [THROW(1)],
    no: 'thrown-already',
  },
  {
    clause: 'K5.2',
    name: 'after a double again, and all is added up',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [4, 4, 2, 2, 5, 6],
    see: ({ table }) => table.turn.points,
    is: 23,
  },
  {
    clause: 'K5.2',
    name: 'if one wishes',
    given: { turn: 1 },
    does: [THROW(1, false)],
    dice: [4, 4, 2, 2],
    see: ({ table }) => table.turn.points,
    is: 8,
  },
  {
    clause: 'K5.3',
    name: 'a first double frees a POW, too',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [4, 4, 5, 6],
    see: ({ table }) => table.turn.mayFree,
    is: true,
  },
  {
    clause: 'K5.3',
    name: 'not for the security officer',
    given: { turn: 0 },
    does: [THROW(0)],
    dice: [4, 4, 5, 6],
    see: ({ table }) => table.turn.mayFree,
    is: false,
  },
  {
    clause: 'K5.3',
    name: 'not a later double',
    given: { turn: 1, did: { isFirstDone: true } },
    does: [THROW(1)],
    dice: [4, 4, 5, 6],
    see: ({ table }) => table.turn.mayFree,
    is: false,
  },
  {
    clause: 'K5.4',
    name: 'a first throw of 6 or less draws a card',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [2, 4],
    see: ({ table }) => (table.hands[1] as readonly string[]).length,
    is: 1,
  },
  {
    clause: 'K5.4',
    name: 'one of 7 none',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [3, 4],
    see: ({ table }) => table.hands[1],
    is: [],
  },
  {
    clause: 'K5.4',
    name: 'only one, whatever further throws say',
    given: { turn: 1 },
    does: [THROW(1)],
    dice: [2, 2, 1, 1, 1, 2],
    see: ({ table }) => (table.hands[1] as readonly string[]).length,
    is: 1,
  },
  {
    clause: 'K6.1',
    name: 'of a sixth card play, discard or give away one first',
    given: { turn: 1, hands: { 1: ['bribe', 'release', 'release', 'talisman', 'hideaway'] } },
    does: [THROW(1), [1, { type: 'move-pow', pow: A, path: ['yard.2'] }]],
    dice: [2, 4],
    no: 'sixth-card',
  },
  {
    clause: 'K6.1',
    name: 'then one goes on',
    given: { turn: 1, hands: { 1: ['bribe', 'release', 'release', 'talisman', 'hideaway'] } },
    does: [
      THROW(1),
      [1, { type: 'discard', card: 'talisman' }],
      [1, { type: 'move-pow', pow: A, path: ['yard.2'] }],
    ],
    dice: [2, 4],
    see: (one) => [at(one, A), one.table.under.opportunity],
    is: ['yard.2', ['talisman']],
  },
]

const trades: Case[] = [
  {
    clause: 'K6.4',
    name: 'officers trade equipment and Opportunity cards',
    given: { turn: 1, equipment: { 1: { rope: 1 } }, hands: { 2: ['bribe'] } },
    does: [
      [
        1,
        {
          type: 'offer',
          to: 2,
          gives: { equipment: ['rope'], cards: [] },
          wants: { equipment: [], cards: ['bribe'] },
        },
      ],
      [2, { type: 'accept', offer: 3 }],
    ],
    see: ({ table }) => [
      table.equipment[1]?.rope,
      table.equipment[2]?.rope,
      table.hands[1],
      table.hands[2],
      table.offers.standing,
    ],
    is: [0, 1, ['bribe'], [], []],
  },
  {
    clause: 'K6.4',
    name: 'also out of one’s turn',
    given: { turn: 1, equipment: { 2: { rope: 1 } } },
    does: [
      [2, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }],
      [1, { type: 'accept', offer: 3 }],
    ],
    see: ({ table }) => table.equipment[1]?.rope,
    is: 1,
  },
  {
    clause: 'K6.4',
    name: 'not in the security officer’s turn',
    given: { turn: 0, equipment: { 2: { rope: 1 } } },
    does: [[2, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }]],
    no: 'no-trade-now',
  },
  {
    clause: 'K1.3',
    name: 'K6.4: nor with or by him',
    given: { turn: 1 },
    does: [[0, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }]],
    no: 'not-your-role',
  },
  {
    clause: 'K6.4',
    name: 'what one does not have is not offered',
    given: { turn: 1 },
    does: [[1, { type: 'offer', to: 2, gives: { equipment: ['rope'], cards: [] } }]],
    no: 'not-in-hand',
  },
  {
    clause: 'K6.4',
    name: 'nor accepted',
    given: { turn: 1, equipment: { 1: { rope: 1 } } },
    does: [
      [
        1,
        {
          type: 'offer',
          to: 2,
          gives: { equipment: ['rope'], cards: [] },
          wants: { equipment: ['key'], cards: [] },
        },
      ],
      [2, { type: 'accept', offer: 3 }],
    ],
    no: 'not-in-hand',
  },
  {
    clause: 'K6.4',
    name: 'nothing for nothing',
    given: { turn: 1 },
    does: [[1, { type: 'offer', to: 2 }]],
    no: 'empty-trade',
  },
  {
    clause: 'K6.1',
    name: 'nobody may hold more than five cards after it',
    given: { turn: 1, hands: { 1: ['bribe'], 2: ['release', 'release', 'release', 'talisman', 'hideaway'] } },
    does: [
      [1, { type: 'offer', to: 2, gives: { equipment: [], cards: ['bribe'] } }],
      [2, { type: 'accept', offer: 3 }],
    ],
    no: 'too-many-cards',
  },
  {
    clause: 'K6.4',
    name: 'an offer falls with the card',
    given: { turn: 1, hands: { 1: ['bribe'] } },
    does: [
      [1, { type: 'offer', to: 2, gives: { equipment: [], cards: ['bribe'] } }],
      [1, { type: 'discard', card: 'bribe' }],
      [2, { type: 'accept', offer: 3 }],
    ],
    no: 'no-such-offer',
  },
  {
    clause: 'K6.4',
    name: 'and with the security officer’s turn',
    given: { turn: 2, hands: { 1: ['bribe'] } },
    does: [[1, { type: 'offer', to: 2, gives: { equipment: [], cards: ['bribe'] } }], END(2)],
    see: ({ table }) => table.offers.standing,
    is: [],
  },
  {
    clause: 'K6.4',
    name: 'it can be declined: what officers say to each other binds nobody (K1.6)',
    given: { turn: 1, hands: { 1: ['bribe'] } },
    does: [
      [1, { type: 'offer', to: 2, gives: { equipment: [], cards: ['bribe'] } }],
      [2, { type: 'decline', offer: 3 }],
    ],
    see: ({ table }) => table.offers.standing,
    is: [],
  },
  {
    clause: 'K6.4',
    name: 'not by its maker',
    given: { turn: 1, hands: { 1: ['bribe'] } },
    does: [
      [1, { type: 'offer', to: 2, gives: { equipment: [], cards: ['bribe'] } }],
      [1, { type: 'accept', offer: 3 }],
    ],
    no: 'not-your-offer',
  },
  {
    clause: 'K9.7',
    name: 'another’s POW is freed if its officer agrees, who chooses the square',
    given: {
      turn: 1,
      did: { ...THROWN(3), mayFree: true },
      pows: { [pow(2, 0)]: 'cell-west', [A]: 'yard.15' },
    },
    does: [
      [1, { type: 'offer', to: 2, frees: { pow: pow(2, 0), by: 'double' } }],
      [2, { type: 'accept', offer: 3, to: 'appel.12' }],
    ],
    see: (one) => [at(one, pow(2, 0)), one.table.turn.mayFree],
    is: ['appel.12', false],
  },
  {
    clause: 'K9.7',
    name: 'also by the card, which is played then',
    given: { turn: 1, hands: { 1: ['release'] }, pows: { [pow(2, 0)]: 'cell-west' } },
    does: [
      [1, { type: 'offer', to: 2, frees: { pow: pow(2, 0), by: 'card' } }],
      [2, { type: 'accept', offer: 3 }],
    ],
    see: (one) => [at(one, pow(2, 0)), one.table.hands[1], one.table.under.opportunity],
    is: ['yard.15', [], ['release']],
  },
  {
    clause: 'K9.7',
    name: 'goods are no part of it',
    given: { turn: 1, hands: { 1: ['release'] }, pows: { [pow(2, 0)]: 'cell-west' } },
    does: [
      [
        1,
        {
          type: 'offer',
          to: 2,
          frees: { pow: pow(2, 0), by: 'card' },
          wants: { equipment: ['rope'], cards: [] },
        },
      ],
    ],
    no: 'frees-only',
  },
  {
    clause: 'K9.7',
    name: 'who is in no cell is not freed',
    given: { turn: 1, hands: { 1: ['release'] } },
    does: [[1, { type: 'offer', to: 2, frees: { pow: pow(2, 0), by: 'card' } }]],
    no: 'not-in-a-cell',
  },
]

const clocks: Case[] = [
  {
    clause: 'K6.6',
    name: 'silence is no: a reaction lapses when its time is over',
    given: {
      turn: 1,
      options: { turnS: 60, reactS: 8 },
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      hands: { 0: ['arrest-key'] },
      equipment: { 1: { key: 1 } },
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['towerdoor', 'towerstair.1'] }], { waits: 10 }],
    see: (one) => [at(one, A), due(one), one.events.at(-1)?.type],
    is: ['towerstair.1', 'turn 1', 'reaction.lapsed'],
  },
  {
    clause: 'K6.6',
    name: 'not before',
    given: {
      turn: 1,
      options: { turnS: 60, reactS: 8 },
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      hands: { 0: ['arrest-key'] },
      equipment: { 1: { key: 1 } },
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['towerdoor', 'towerstair.1'] }], { waits: 7 }],
    see: due,
    is: 'arrest-key: 0',
  },
  {
    clause: 'K6.6',
    name: 'time alone: nobody passes',
    given: {
      turn: 1,
      options: { reactS: 8, timeAlone: true },
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      hands: { 0: ['shot'] },
      equipment: { 1: { key: 1 } },
    },
    does: [
      [1, { type: 'move-pow', pow: A, path: ['towerdoor'] }],
      [0, { type: 'let-pass' }],
    ],
    no: 'time-alone',
  },
  {
    clause: 'K6.6',
    name: 'what is owed the referee chooses',
    given: {
      turn: 0,
      options: { turnS: 60, reactS: 8 },
      did: THROWN(6),
      pows: { [A]: 'court.10' },
      guards: ['court.11'],
      equipment: { 1: { rope: 1, key: 1 } },
    },
    does: [[0, { type: 'move-guard', guard: 0, path: ['court.10'] }], { waits: 10 }],
    see: (one) => [one.table.equipment[1]?.rope, due(one)],
    is: [0, 'turn 0'],
  },
  {
    clause: 'K6.6',
    name: 'a turn that takes too long ends',
    given: { turn: 1, options: { turnS: 60 } },
    does: [{ waits: 62 }],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K6.6',
    name: 'its time is that of the whole turn, whatever is done in it',
    given: { turn: 1, options: { turnS: 60 }, did: THROWN(6) },
    does: [{ waits: 50 }, [1, { type: 'move-pow', pow: A, path: ['yard.2'] }], { waits: 12 }],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K6.6',
    name: 'also if others trade meanwhile',
    given: { turn: 1, options: { turnS: 60 }, equipment: { 2: { rope: 1 } } },
    does: [
      { waits: 50 },
      [2, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }],
      { waits: 12 },
    ],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K6.6',
    name: 'also if others never stop trading: none of it puts off the end',
    given: { turn: 1, options: { turnS: 60 }, equipment: { 2: { rope: 2 } } },
    does: [
      { waits: 59.9 },
      ...[0.6, 0.6, 0.6].flatMap((waits): Happening[] => [
        [2, { type: 'offer', to: 1, gives: { equipment: ['rope'], cards: [] } }],
        { waits },
      ]),
    ],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K6.6',
    name: 'but the time in which somebody may react is not taken from it',
    given: {
      turn: 1,
      options: { turnS: 60, reactS: 30 },
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      hands: { 0: ['shot'] },
      equipment: { 1: { key: 1 } },
    },
    does: [
      { waits: 40 },
      [1, { type: 'move-pow', pow: A, path: ['towerdoor'] }],
      { waits: 29 },
      [0, { type: 'let-pass' }],
      { waits: 19 },
    ],
    see: due,
    is: 'turn 1',
  },
  {
    clause: 'K6.6',
    name: 'and the sixth card goes by lot',
    given: {
      turn: 1,
      options: { turnS: 60 },
      hands: { 1: ['bribe', 'release', 'release', 'talisman', 'hideaway'] },
    },
    does: [THROW(1), { waits: 62 }],
    dice: [2, 4],
    see: (one) => [due(one), (one.table.hands[1] as readonly string[]).length],
    is: ['turn 2', 5],
  },
  {
    clause: 'K6.6',
    name: 'who has left for good is waited for no more, without any clock',
    given: { turn: 1 },
    does: [{ leaves: 1 }],
    see: due,
    is: 'turn 2',
  },
  {
    clause: 'K6.6',
    name: 'a reaction without a limit does not keep a match for ever that nobody plays',
    given: {
      turn: 1,
      options: { turnS: 60, idleS: 600 },
      did: THROWN(6),
      pows: { [A]: 'eaststair.5' },
      hands: { 0: ['shot'] },
      equipment: { 1: { key: 1 } },
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['towerdoor'] }], { waits: 601 }],
    see: ({ match }) => match.over?.how,
    is: 'abandoned',
  },
  {
    clause: 'K1.5',
    name: 'when all have left who are not passed over, the match is given up',
    given: {
      turn: 2,
      pows: Object.fromEntries(Array.from({ length: 7 }, (_, nth) => [pow(1, nth), 'dead'])),
    },
    does: [{ leaves: 2 }, { leaves: 0 }],
    see: ({ match, events }) => [match.over?.how, events.at(-1)?.data],
    is: ['abandoned', { reason: 'all players left' }],
  },
  {
    clause: 'K1.1',
    name: 'K1.5: but the round is played to its end if it has a winner',
    given: {
      turn: 1,
      ...free(A, B),
      pows: Object.fromEntries(
        Array.from({ length: 7 }, (_, nth) => [pow(1, nth), nth < 2 ? 'target-west' : 'dead']),
      ),
    },
    does: [{ leaves: 2 }, { leaves: 0 }, END(1)],
    see: ({ events }) => events.at(-1)?.data,
    is: { winners: [1], reason: 'escaped' },
  },
]

describe('who wins, and when', () => testCases(ends))
describe('dice', () => testCases(dice))
describe('trades and consent', () => testCases(trades))
describe('time', () => testCases(clocks))

describe('K4: setting up', () => {
  const players = [2, 3, 4, 5, 6]
  test.each(players)('K4.1, K4.2, K2.2, K3.4: %i players', (count) => {
    const { events, course } = playRandomColditz({ seed: 30 + count, seats: count, most: 30 })
    const { table } = colditz.viewOf(course.settled, 'organiser')
    if (!table) throw new Error('not dealt')
    expect(events.some(({ type }) => type === 'guards.posted')).toBe(true)
    expect(table.guards).toHaveLength(inPlayOf(count).guards)
    expect(table.pows).toHaveLength(inPlayOf(count).pows * (count - 1))
    expect(matchAt({ players: count, turn: 1 }).table?.pows.map(({ at: square }) => square)).toEqual(
      castle.rollCall.get(count)?.flat(),
    )
  })

  test('K1.2: no more escapes are agreed than there are POWs', () => {
    const created = (seats: number, joint: number) =>
      colditz.create({ id: 'm', at: 0, seats, options: { joint } }, seededRandom(1)).ok
    expect([created(2, 8), created(2, 9), created(4, 18), created(4, 19), created(6, 40)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  test('K2.3: officers have the nations they chose, the others what is left; the security officer is drawn by lot', () => {
    const match = matchAt({ players: 4, options: { nations: ['polish', 'dutch'] }, turn: 1 })
    expect([1, 2, 3].map((seat) => nationOf(match, seat))).toEqual(['polish', 'dutch', 'british'])
    const drawn = Array.from({ length: 40 }, (_, seed) => {
      const { data } = unwrap(colditz.create({ id: 'm', at: 0, seats: 3, options: {} }, seededRandom(seed)))
      return (data as { options: { security: number } }).options.security
    })
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
  })

  test('K4.3: Do or Die cards are dealt to officers only, each another one', () => {
    const dealt = matchAt({ players: 6, options: { doOrDie: true }, turn: 1 }).table?.doOrDie ?? []
    expect(dealt[0]).toBe(0)
    expect(dealt.slice(1).toSorted()).toEqual([3, 4, 5, 6, 7])
  })

  test('K6.3: what went under a deck is shuffled when it comes up', () => {
    const position = { turn: 1, hands: { 1: ['bribe'] } } as const
    const played = told(position, [[1, { type: 'play', card: 'bribe', kind: 'rope' }]])
    expect(played.table.under.opportunity).toEqual(['bribe'])
    const emptied = {
      ...played.match,
      table: {
        ...played.table,
        decks: { ...played.table.decks, opportunity: [] },
        steps: [{ type: 'draw', seat: 1 } as const, ...played.table.steps],
      },
    }
    const [shuffle] = colditz.conclude(emptied, 0, () => 0).drafts
    expect(shuffle).toMatchObject({ type: 'deck.shuffled', data: { deck: 'opportunity', cards: ['bribe'] } })
  })
})
