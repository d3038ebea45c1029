import { describe } from 'vitest'
import { type Case, testCases } from '../testing/cases.ts'
import { along, at, due, type Happening, marked, pow, THROWN } from '../testing/fixture.ts'

const A = pow(1, 0)
const B = pow(1, 1)
const C = pow(1, 2)
const D = pow(2, 0)
const guard = (number: number, way: string, lifts?: string[]): Happening => [
  0,
  { type: 'move-guard', guard: number, path: along(way), ...(lifts ? { lifts } : {}) },
]
const turn = (points = 8) => ({ turn: 0, did: THROWN(points) })
const ROPE = { 1: { rope: 1 } }
const BOTH = { 1: { rope: 1, key: 1 } }

const cases: Case[] = [
  {
    clause: 'K9.3',
    name: 'in grey a POW whose officer has equipment goes to an inner cell, and nothing is confiscated',
    given: { ...turn(), pows: { [A]: 'yard.3' }, guards: ['yard.2'], equipment: ROPE },
    does: [guard(0, 'yard.3')],
    see: (told) => [at(told, A), told.table.guards[0], told.table.equipment[1]?.rope, told.table.turn.points],
    is: ['cell-west', 'returned', 1, 7],
  },
  {
    clause: 'K5.5',
    name: 'K7.2, K9.3: without equipment it is as any other piece in the way',
    given: { ...turn(), pows: { [A]: 'yard.3' }, guards: ['yard.2'] },
    does: [guard(0, 'yard.3')],
    no: 'square-taken',
  },
  {
    clause: 'K9.3',
    name: 'in the outer courtyard always, with confiscation, to the outer cell',
    given: { ...turn(), pows: { [A]: 'court.10' }, guards: ['court.11'], equipment: ROPE },
    does: [guard(0, 'court.10')],
    see: (told) => [at(told, A), told.table.equipment[1]?.rope, told.table.piles.rope],
    is: ['cell-outer', 0, 10],
  },
  {
    clause: 'K9.4',
    name: 'which card is the officer’s choice',
    given: { ...turn(), pows: { [A]: 'court.10' }, guards: ['court.11'], equipment: BOTH },
    does: [guard(0, 'court.10'), [1, { type: 'surrender', kind: 'key' }]],
    see: (told) => [told.table.equipment[1]?.rope, told.table.equipment[1]?.key, due(told)],
    is: [1, 0, 'turn 0'],
  },
  {
    clause: 'K9.4',
    name: 'nobody owes what they do not have',
    given: { ...turn(), pows: { [A]: 'court.10' }, guards: ['court.11'] },
    does: [guard(0, 'court.10')],
    see: (told) => [at(told, A), due(told)],
    is: ['cell-outer', 'turn 0'],
  },
  {
    clause: 'K9.1',
    name: 'K9.3: one arrest a guard and turn: it has returned',
    given: { ...turn(), pows: { [A]: 'court.10', [B]: 'court.9' }, guards: ['court.11'] },
    does: [guard(0, 'court.10'), guard(0, 'court.9')],
    no: 'guard-not-on-board',
  },
  {
    clause: 'K9.3',
    name: 'an officer may move a POW onto a guard, with the same effect',
    given: { turn: 1, did: THROWN(4), pows: { [A]: 'yard.3' }, guards: ['yard.2'], equipment: ROPE },
    does: [[1, { type: 'move-pow', pow: A, path: ['yard.2'] }]],
    see: (told) => [at(told, A), told.table.guards[0]],
    is: ['cell-west', 'returned'],
  },
  {
    clause: 'K5.5',
    name: 'K9.3: but only onto one that could arrest it',
    given: { turn: 1, did: THROWN(4), pows: { [A]: 'yard.3' }, guards: ['yard.2'] },
    does: [[1, { type: 'move-pow', pow: A, path: ['yard.2'] }]],
    no: 'square-taken',
  },
  {
    clause: 'K9.5',
    name: 'full cells: the other zone’s',
    given: {
      ...turn(),
      pows: {
        [A]: 'court.10',
        [pow(2, 1)]: 'cell-outer',
        [pow(2, 2)]: 'cell-outer',
        [pow(2, 3)]: 'cell-outer',
        [pow(2, 4)]: 'cell-outer',
      },
      guards: ['court.11'],
    },
    does: [guard(0, 'court.10')],
    see: (told) => at(told, A),
    is: 'cell-west',
  },
  {
    clause: 'K9.5',
    name: 'all full: the Appel area; confiscation goes by the place of arrest',
    given: {
      ...turn(),
      pows: {
        [A]: 'court.10',
        ...Object.fromEntries([1, 2, 3, 4].map((nth) => [pow(2, nth), 'cell-outer'])),
        ...Object.fromEntries([1, 2, 3].map((nth) => [pow(1, nth), 'cell-west'])),
        ...Object.fromEntries([5, 6, 0].map((nth) => [pow(2, nth), 'cell-east'])),
      },
      guards: ['court.11'],
      equipment: ROPE,
    },
    does: [guard(0, 'court.10')],
    see: (told) => [at(told, A)?.startsWith('appel'), told.table.equipment[1]?.rope],
    is: [true, 0],
  },
  {
    clause: 'K5.8',
    name: 'K9.6: guards enter no room',
    given: { ...turn(), pows: { [A]: 'chapel.5' }, guards: ['porch.2'], equipment: ROPE },
    does: [guard(0, 'chapel.5')],
    no: 'guards-stay-out',
  },
  {
    clause: 'K9.6',
    name: 'but one with a marker’s rope in it, where anybody is liable',
    given: {
      ...turn(),
      pows: { [A]: 'northditch.6', [B]: 'attic.3' },
      guards: ['atticstair.3'],
      equipment: ROPE,
      markers: [marked('attic.1/northditch.7', 'attic.1', [A])],
    },
    does: [guard(0, 'attic.3')],
    see: (told) => at(told, B),
    is: 'cell-west',
  },
  {
    clause: 'K9.6',
    name: 'and the hideaway with the 30 ft rope while its marker lies',
    given: {
      ...turn(),
      pows: { [A]: 'westterrace.7', [B]: 'closet.1' },
      guards: ['westgallery.2'],
      equipment: ROPE,
      markers: [marked('closet.3/westfoot', 'closet.3', [A])],
    },
    does: [guard(0, 'closet.1')],
    see: (told) => at(told, B),
    is: 'cell-west',
  },
  {
    clause: 'K9.7',
    name: 'a POW freed by the double goes to the arrow square',
    given: { turn: 1, did: { ...THROWN(4), mayFree: true }, pows: { [A]: 'cell-west' } },
    does: [[1, { type: 'free', pow: A }]],
    see: (told) => [at(told, A), told.table.turn.mayFree],
    is: ['yard.15', false],
  },
  {
    clause: 'K9.7',
    name: 'once',
    given: { turn: 1, did: { ...THROWN(4), mayFree: true }, pows: { [A]: 'cell-west', [B]: 'cell-west' } },
    does: [
      [1, { type: 'free', pow: A }],
      [1, { type: 'free', pow: B }],
    ],
    no: 'no-double',
  },
  {
    clause: 'K9.7',
    name: 'another’s only if its officer agrees',
    given: { turn: 1, did: { ...THROWN(4), mayFree: true }, pows: { [D]: 'cell-west' } },
    does: [[1, { type: 'free', pow: D }]],
    no: 'needs-consent',
  },
  {
    clause: 'K9.7',
    name: 'if that is taken, from an inner cell to any free white square',
    given: { turn: 1, did: { ...THROWN(4), mayFree: true }, pows: { [A]: 'cell-west', [B]: 'yard.15' } },
    does: [[1, { type: 'free', pow: A, to: 'appel.10' }]],
    see: (told) => at(told, A),
    is: 'appel.10',
  },
  {
    clause: 'K9.7',
    name: 'from the outer cell to a free square next to it',
    given: { turn: 1, did: { ...THROWN(4), mayFree: true }, pows: { [A]: 'cell-outer', [B]: 'court.6' } },
    does: [[1, { type: 'free', pow: A, to: 'appel.10' }]],
    no: 'not-beside-cell',
  },
  {
    clause: 'K5.5',
    name: 'K9.7: it cannot be arrested in that round',
    given: {
      ...turn(),
      pows: { [A]: 'yard.3' },
      freed: { [A]: 'grey' },
      guards: ['yard.2'],
      equipment: ROPE,
    },
    does: [guard(0, 'yard.3')],
    no: 'square-taken',
  },
  {
    clause: 'K9.8',
    name: 'in a later round a POW on its way in is liable as in grey, to an inner cell',
    given: {
      ...turn(),
      pows: { [A]: 'court.10' },
      freed: { [A]: 'inward' },
      guards: ['court.11'],
      equipment: ROPE,
      round: 3,
      did: { ...THROWN(8), round: 4 },
    },
    does: [guard(0, 'court.10')],
    see: (told) => [at(told, A), told.table.equipment[1]?.rope],
    is: ['cell-west', 1],
  },
  {
    clause: 'K9.8',
    name: 'who makes for the outside into a guard’s arms is as any other, also in the round it was freed in',
    given: {
      turn: 1,
      did: THROWN(4),
      pows: { [A]: 'court.5' },
      freed: { [A]: 'inward' },
      guards: ['court.6'],
      equipment: ROPE,
    },
    does: [[1, { type: 'move-pow', pow: A, path: ['court.6'] }]],
    see: (told) => [at(told, A), told.table.equipment[1]?.rope],
    is: ['cell-outer', 0],
  },
  {
    clause: 'K9.7',
    name: 'where no square is left beside the cell it stays there',
    given: {
      turn: 1,
      did: { ...THROWN(4), mayFree: true },
      pows: { [A]: 'cell-outer' },
      guards: ['court.6', 'court.5', 'court.11', 'court.12'],
    },
    does: [[1, { type: 'free', pow: A, to: 'court.6' }]],
    no: 'not-beside-cell',
  },
  {
    clause: 'K9.6',
    name: 'a General Search takes nobody who was freed in this round, either',
    given: {
      turn: 0,
      did: { appel: 'called' },
      pows: { [A]: 'court.10', [B]: 'court.9' },
      freed: { [A]: 'inward' },
      guards: ['court.11'],
    },
    does: [[0, { type: 'throw', for: 'search', again: true }]],
    dice: [1, 2],
    see: (told) => [at(told, A), at(told, B)],
    is: ['court.10', 'cell-outer'],
  },
  {
    clause: 'K9.4',
    name: 'with two to choose from each is asked for by itself',
    given: {
      ...turn(12),
      pows: { [A]: 'court.10', [B]: 'court.9', [C]: 'appel.1', [D]: 'appel.19' },
      guards: ['court.11', 'court.2'],
      equipment: { 1: { rope: 1, key: 1, pass: 1 } },
    },
    does: [guard(0, 'court.10'), [1, { type: 'surrender', kind: 'key' }]],
    see: (told) => due(told),
    is: 'turn 0',
  },
]

describe('arrests, cells and releases', () => testCases(cases))
