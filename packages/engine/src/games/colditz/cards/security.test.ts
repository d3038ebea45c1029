import { describe } from 'vitest'
import type { Card } from '../pieces/cards.ts'
import { type Case, testCases } from '../testing/cases.ts'
import { at, due, type Happening, marked, pow, THROWN } from '../testing/fixture.ts'
import type { Command } from '../vocabulary/commands.ts'

const A = pow(1, 0)
const B = pow(1, 1)
const OTHER = pow(2, 0)
const play = (card: Card, more: Partial<Extract<Command, { type: 'play' }>> = {}): Happening => [
  0,
  { type: 'play', card, ...more },
]
const holding = (...cards: Card[]) => ({ turn: 0, hands: { 0: cards } })
const attend = (seat: number, ...pows: number[]): Happening => [seat, { type: 'attend', pows }]
const SEARCH: Happening = [0, { type: 'throw', for: 'search', again: true }]

const cases: Case[] = [
  {
    clause: 'K10.1',
    name: 'each officer says who attends; those and all on white stand by the roll call',
    given: { ...holding('appel'), pows: { [A]: 'chapel.1', [B]: 'kitchen.1', [pow(1, 2)]: 'appel.10' } },
    does: [play('appel'), attend(1, A)],
    see: (told) => [at(told, A), at(told, B), at(told, pow(1, 2)), due(told)],
    is: ['appel.1', 'kitchen.1', 'appel.2', 'turn 0'],
  },
  {
    clause: 'K10.1',
    name: 'all who could attend are asked, in any order',
    given: { ...holding('appel'), pows: { [A]: 'chapel.1', [OTHER]: 'kitchen.1' } },
    does: [play('appel'), attend(2)],
    see: due,
    is: 'attend: 1',
  },
  {
    clause: 'K10.1',
    name: 'cells, tunnels and those outside attend not',
    given: { ...holding('appel'), pows: { [A]: 'chapel.1', [B]: 'road.1' } },
    does: [play('appel'), attend(1, B)],
    no: 'cannot-attend',
  },
  {
    clause: 'K10.1',
    name: 'before throwing',
    given: { ...holding('appel'), did: THROWN(4) },
    does: [play('appel')],
    no: 'appel-before-throwing',
  },
  {
    clause: 'K6.2',
    name: 'K10.1: any number of cards: the roll may be called again, when warnings are spent',
    given: { ...holding('appel', 'appel'), pows: { [A]: 'chapel.1' } },
    does: [play('appel'), attend(1), play('appel')],
    see: due,
    is: 'attend: 1',
  },
  {
    clause: 'K10.1',
    name: 'no General Search without it',
    given: { turn: 0 },
    does: [SEARCH],
    no: 'no-search-now',
  },
  {
    clause: 'K10.1',
    name: 'a General Search takes who is within the throw of any guard, equipment or not; guards stay; the turn ends',
    given: {
      ...holding('appel'),
      pows: { [A]: 'yard.3', [B]: 'chapel.1', [OTHER]: 'closet.1' },
      guards: ['yard.2'],
    },
    does: [play('appel'), attend(1), attend(2), SEARCH],
    dice: [1, 2],
    see: (told) => [at(told, A), at(told, B), at(told, OTHER), told.table.guards[0], due(told)],
    is: ['cell-west', 'chapel.1', 'closet.1', 'yard.2', 'turn 1'],
  },
  {
    clause: 'K10.1',
    name: 'doubles added; confiscation only in the outer courtyard',
    given: {
      ...holding('appel'),
      pows: { [A]: 'chapel.1', [B]: 'court.10' },
      guards: ['yard.2', 'court.11'],
      equipment: { 1: { rope: 2 } },
    },
    does: [play('appel'), attend(1), SEARCH],
    dice: [2, 2, 1, 2],
    see: (told) => [at(told, A), at(told, B), told.table.equipment[1]?.rope],
    is: ['cell-west', 'cell-outer', 1],
  },
  {
    clause: 'K11.3',
    name: 'Advance Warning: any of one’s POWs to any hideaways',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] }, pows: { [A]: 'chapel.1', [B]: 'kitchen.1' } },
    does: [
      play('appel'),
      [
        1,
        {
          type: 'play',
          card: 'warning',
          hides: [
            { pow: A, to: 'closet.1' },
            { pow: B, to: 'coalhole.1' },
          ],
        },
      ],
    ],
    see: (told) => [at(told, A), at(told, B), due(told)],
    is: ['closet.1', 'coalhole.1', 'attend: 1'],
  },
  {
    clause: 'K11.3',
    name: 'only to hideaways',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] } },
    does: [play('appel'), [1, { type: 'play', card: 'warning', hides: [{ pow: A, to: 'chapel.1' }] }]],
    no: 'not-a-hideaway',
  },
  {
    clause: 'K11.3',
    name: 'each POW once',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] } },
    does: [
      play('appel'),
      [
        1,
        {
          type: 'play',
          card: 'warning',
          hides: [
            { pow: A, to: 'closet.1' },
            { pow: A, to: 'closet.2' },
          ],
        },
      ],
    ],
    no: 'pow-twice',
  },
  {
    clause: 'K11.1',
    name: 'K11.3: with the cards for the way',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] } },
    does: [play('appel'), [1, { type: 'play', card: 'warning', hides: [{ pow: A, to: 'woodshed.1' }] }]],
    no: 'no-way-there',
  },
  {
    clause: 'K7.5',
    name: 'K11.3: a pass played for the way serves all one’s own POWs',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] }, equipment: { 1: { pass: 1 } } },
    does: [
      play('appel'),
      [
        1,
        {
          type: 'play',
          card: 'warning',
          hides: [
            { pow: A, to: 'woodshed.1' },
            { pow: B, to: 'stableloft.1' },
          ],
        },
      ],
    ],
    see: (told) => [at(told, A), at(told, B), told.table.equipment[1]?.pass],
    is: ['woodshed.1', 'stableloft.1', 0],
  },
  {
    clause: 'K11.1',
    name: 'K7.5, K11.3: but not those of another officer',
    given: {
      turn: 0,
      hands: { 0: ['appel'], 1: ['warning'], 2: ['warning'] },
      equipment: { 1: { pass: 1 } },
    },
    does: [
      play('appel'),
      [1, { type: 'play', card: 'warning', hides: [{ pow: A, to: 'woodshed.1' }] }],
      [2, { type: 'play', card: 'warning', hides: [{ pow: OTHER, to: 'stableloft.1' }] }],
    ],
    no: 'no-way-there',
  },
  {
    clause: 'K5.1',
    name: 'K11.3: nobody hides from a cell',
    given: { turn: 0, hands: { 0: ['appel'], 1: ['warning'] }, pows: { [A]: 'cell-west' } },
    does: [play('appel'), [1, { type: 'play', card: 'warning', hides: [{ pow: A, to: 'closet.1' }] }]],
    no: 'in-a-cell',
  },
  {
    clause: 'K10.2',
    name: 'Search: POWs in the room whose officer has equipment; one card for each, in grey, too',
    given: {
      ...holding('search-laundry'),
      pows: { [A]: 'laundry.1', [B]: 'laundry.2', [OTHER]: 'laundry.3' },
      equipment: { 1: { rope: 1 } },
    },
    does: [play('search-laundry')],
    see: (told) => [at(told, A), at(told, B), at(told, OTHER), told.table.equipment[1]?.rope, due(told)],
    is: ['cell-west', 'cell-west', 'laundry.3', 0, 'turn 0'],
  },
  {
    clause: 'K11.3',
    name: 'Hideaway: one confiscation does not happen',
    given: {
      turn: 0,
      hands: { 0: ['search-laundry'], 1: ['hideaway'] },
      pows: { [A]: 'laundry.1' },
      equipment: { 1: { rope: 1 } },
    },
    does: [play('search-laundry'), [1, { type: 'play', card: 'hideaway' }]],
    see: (told) => [at(told, A), told.table.equipment[1]?.rope, due(told)],
    is: ['cell-west', 1, 'turn 0'],
  },
  {
    clause: 'K6.6',
    name: 'K11.3: who has played the last card is not asked again',
    given: {
      turn: 0,
      hands: { 0: ['search-laundry'], 1: ['hideaway'] },
      pows: { [A]: 'laundry.1', [B]: 'laundry.2' },
      equipment: { 1: { rope: 1 } },
    },
    does: [play('search-laundry'), [1, { type: 'play', card: 'hideaway' }]],
    see: (told) => [told.table.equipment[1]?.rope, due(told)],
    is: [0, 'turn 0'],
  },
  {
    clause: 'K9.4',
    name: 'or it does, if that is let pass',
    given: {
      turn: 0,
      hands: { 0: ['search-laundry'], 1: ['hideaway'] },
      pows: { [A]: 'laundry.1' },
      equipment: { 1: { rope: 1 } },
    },
    does: [play('search-laundry'), [1, { type: 'let-pass' }]],
    see: (told) => [told.table.equipment[1]?.rope, due(told)],
    is: [0, 'turn 0'],
  },
  {
    clause: 'K11.3',
    name: 'in one’s own turn nobody is asked for it',
    given: {
      turn: 1,
      did: THROWN(4),
      hands: { 1: ['hideaway'] },
      pows: { [A]: 'court.10' },
      guards: ['court.11'],
      equipment: { 1: { rope: 1 } },
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['court.11'] }]],
    see: (told) => [at(told, A), told.table.equipment[1]?.rope, due(told)],
    is: ['cell-outer', 0, 'turn 1'],
  },
  {
    clause: 'K10.3',
    name: 'Shot to Kill: the first throw counts double; who is within it is dead, and the guard returns',
    given: { ...holding('shot'), pows: { [A]: 'westslope.2' }, guards: ['westterrace.3'] },
    does: [play('shot', { pow: A, guards: [0] })],
    dice: [1, 2],
    see: (told) => [at(told, A), told.table.guards[0], told.table.turn.points],
    is: ['dead', 'returned', 0],
  },
  {
    clause: 'K10.3',
    name: 'too far: it lives, and the guard returns all the same',
    given: { ...holding('shot'), pows: { [A]: 'westlane.10' }, guards: ['court.11'] },
    does: [play('shot', { pow: A, guards: [0] })],
    dice: [1, 2],
    see: (told) => [at(told, A), told.table.guards[0]],
    is: ['westlane.10', 'returned'],
  },
  {
    clause: 'K11.3',
    name: 'K10.3: Talisman, after the throws, takes the doubling',
    given: {
      turn: 0,
      hands: { 0: ['shot'], 1: ['talisman'] },
      pows: { [A]: 'westlane.2' },
      guards: ['westterrace.3'],
    },
    does: [play('shot', { pow: A, guards: [0] }), [1, { type: 'play', card: 'talisman' }]],
    dice: [1, 2],
    see: (told) => [at(told, A), told.table.guards[0]],
    is: ['westlane.2', 'returned'],
  },
  {
    clause: 'K10.3',
    name: 'without it the same throw would have done',
    given: {
      turn: 0,
      hands: { 0: ['shot'], 1: ['talisman'] },
      pows: { [A]: 'westlane.2' },
      guards: ['westterrace.3'],
    },
    does: [play('shot', { pow: A, guards: [0] }), [1, { type: 'let-pass' }]],
    dice: [1, 2],
    see: (told) => at(told, A),
    is: 'dead',
  },
  {
    clause: 'K9.10',
    name: 'after a shot all pursuers return, hit or missed',
    given: {
      ...holding('shot'),
      pows: { [A]: 'westlane.10', [B]: 'westterrace.7' },
      guards: ['court.11', 'porch.1'],
      markers: [marked('closet.3/westfoot', 'closet.3', [A, B])],
    },
    does: [play('shot', { pow: A, guards: [0] })],
    dice: [1, 2],
    see: ({ table }) => table.guards.slice(0, 2),
    is: ['returned', 'returned'],
  },
  {
    clause: 'K9.10',
    name: 'K10.3: also from the room of a rope whose marker lies, but not from that of a detected tunnel',
    given: {
      ...holding('shot'),
      pows: { [A]: 'westlane.10', [B]: 'northditch.5', [OTHER]: 'tunnel-C.1', [pow(2, 1)]: 'tunnel-C.2' },
      guards: ['court.11', 'attic.3', 'cellar.1'],
      markers: [marked('attic.1/northditch.7', 'attic.1', [B])],
      tunnels: [{ name: 'C', isDetected: true }],
    },
    does: [play('shot', { pow: A, guards: [0] })],
    dice: [1, 2],
    see: ({ table }) => table.guards.slice(0, 3),
    is: ['returned', 'returned', 'cellar.1'],
  },
  {
    clause: 'K10.3',
    name: 'at somebody outside',
    given: { ...holding('shot'), guards: ['court.11'] },
    does: [play('shot', { pow: A, guards: [0] })],
    no: 'not-outside',
  },
  {
    clause: 'K9.1',
    name: 'K10.3: by a guard on the board',
    given: { ...holding('shot'), pows: { [A]: 'road.1' } },
    does: [play('shot', { pow: A, guards: [0] })],
    no: 'guard-not-on-board',
  },
  {
    clause: 'K5.4',
    name: 'K10.3: its first throw of 6 or less draws a card, before doubling',
    given: { ...holding('shot'), pows: { [A]: 'westlane.10' }, guards: ['court.11'] },
    does: [play('shot', { pow: A, guards: [0] })],
    dice: [2, 4],
    see: ({ events }) => events.filter(({ type }) => type === 'card.drawn').length,
    is: 1,
  },
  {
    clause: 'K12.3',
    name: 'Tunnel Detected names an open tunnel, and lies open until it is gone',
    given: {
      ...holding('detected'),
      tunnels: [{ name: 'B' }],
      pows: { [A]: 'tunnel-B.1', [B]: 'tunnel-B.2' },
    },
    does: [play('detected', { tunnel: 'B' })],
    see: ({ table }) => [table.tunnels, table.under.security],
    is: [[{ name: 'B', isDetected: true }], []],
  },
  {
    clause: 'K12.3',
    name: 'an open one',
    given: holding('detected'),
    does: [play('detected', { tunnel: 'B' })],
    no: 'no-such-tunnel',
  },
  {
    clause: 'K12.3',
    name: 'not twice',
    given: {
      ...holding('detected'),
      tunnels: [{ name: 'B', isDetected: true }],
      pows: { [A]: 'tunnel-B.1', [B]: 'tunnel-B.2' },
    },
    does: [play('detected', { tunnel: 'B' })],
    no: 'detected-already',
  },
  {
    clause: 'K12.3',
    name: 'one guard alone arrests nobody in it, though it may stand on the same square',
    given: {
      turn: 0,
      did: THROWN(4),
      guards: ['kitchen.3'],
      tunnels: [{ name: 'B', isDetected: true }],
      pows: { [A]: 'tunnel-B.1', [B]: 'tunnel-B.2' },
      equipment: { 1: { rope: 1 } },
    },
    does: [[0, { type: 'move-guard', guard: 0, path: ['tunnel-B.1'] }]],
    see: (told) => [at(told, A), told.table.guards[0]],
    is: ['tunnel-B.1', 'tunnel-B.1'],
  },
]

describe('Security cards', () => testCases(cases))
