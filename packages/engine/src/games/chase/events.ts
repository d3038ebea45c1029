import Type from 'typebox'
import type { LogEvent } from '../../log/event.ts'
import type { Shape } from '../../schema.ts'
import { optionsSchema } from './options.ts'
import { COLOURS, DIRECTIONS, SYMBOLS } from './pieces.ts'
import { tileSetSchema } from './tile-schema.ts'

const seat = Type.Integer({ minimum: 0, maximum: 3 })
const path = Type.Integer({ minimum: 0, maximum: 1 })
const round = Type.Integer({ minimum: 1 })
export const MOST_ID = 64
export const MOST_COORDINATE = 1_000_000

const id = Type.String({ minLength: 1, maxLength: MOST_ID })
const text = Type.String({ maxLength: 2000 })
const coordinate = Type.Integer({ minimum: -MOST_COORDINATE, maximum: MOST_COORDINATE })
const rot = Type.Enum([0, 1, 2, 3])
const ids = Type.Array(id, { maxItems: 64 })
const nothing = Type.Object({})
const award = Type.Enum(['perfect', 'small'])
const awards = Type.Record(Type.String(), award)
const side = Type.Union([Type.Enum(['runners', 'chasers']), Type.Null()])
const mistake = Type.Union([
  Type.Object({ path, position: Type.Integer({ minimum: 1 }), clause: Type.String() }),
  Type.Null(),
])

/** Every event of a chase match and the data it carries: the table of the log format. */
export const chaseSchemas = {
  'game.created': Type.Object({
    format: Type.Literal('getaway-log/1'),
    game: Type.Literal('chase'),
    rules: Type.Optional(Type.String()),
    id,
    players: Type.Array(
      Type.Object({ seat, name: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]) }),
      { minItems: 2, maxItems: 4 },
    ),
    options: optionsSchema,
    tileset: tileSetSchema,
  }),
  'seat.taken': Type.Object({
    seat,
    name: Type.String({ maxLength: 200 }),
    key: Type.Union([Type.String(), Type.Null()]),
    bot: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  }),
  'seat.ready': nothing,
  'seat.connected': nothing,
  'seat.disconnected': nothing,
  'seat.left': nothing,
  'observer.admitted': Type.Object({ role: Type.Enum(['caster', 'organiser']), name: text }),
  'round.dealt': Type.Object({
    round,
    roles: Type.Array(Type.Enum(['chaser', 'runner']), { minItems: 2, maxItems: 4 }),
    start: Type.Record(Type.String(), ids),
    piles: Type.Tuple([ids, ids]),
  }),
  'plan.set': Type.Object({
    sides: Type.Optional(Type.Record(Type.String(), Type.Enum([...DIRECTIONS]))),
    targets: Type.Optional(Type.Record(Type.String(), path)),
  }),
  'start.claimed': nothing,
  'start.placed': Type.Object({
    path,
    tiles: Type.Array(Type.Object({ tile: id, x: coordinate, y: coordinate, rot }), { maxItems: 16 }),
  }),
  'pile.taken': Type.Object({ pile: path }),
  'tile.placed': Type.Object({ path, tile: id, x: coordinate, y: coordinate, rot }),
  'exchange.called': nothing,
  'exchange.withdrawn': nothing,
  'exchange.answered': nothing,
  'marker.placed': Type.Object({
    path,
    position: Type.Integer({ minimum: 1 }),
    symbol: Type.Enum([...SYMBOLS]),
  }),
  'markers.passed': Type.Object({
    to: seat,
    colour: Type.Enum([...COLOURS]),
    count: Type.Integer({ minimum: 1 }),
  }),
  'trail.lost': Type.Object({ path, colour: Type.Enum([...COLOURS]) }),
  'round.ended': Type.Object({
    round,
    reason: Type.Enum(['captured', 'hideout', 'trail-lost']),
    ended: Type.Integer({ minimum: 0 }),
  }),
  'round.voided': Type.Object({ round, reason: text }),
  'round.scored': Type.Object({
    round,
    winner: side,
    mistakes: Type.Object({ runners: mistake, chasers: mistake }),
    awards,
  }),
  'round.corrected': Type.Object({ round, winner: side, awards, reason: text }),
  'game.ended': Type.Object({
    winner: seat,
    tally: Type.Array(
      Type.Object({ perfect: Type.Integer({ minimum: 0 }), small: Type.Integer({ minimum: 0 }) }),
      { maxItems: 4 },
    ),
  }),
  'game.abandoned': Type.Object({ reason: text }),
  'game.sealed': Type.Object({ key: Type.String(), publicKey: Type.String(), signature: Type.String() }),
} as const

export type ChaseType = keyof typeof chaseSchemas

/** What hides in a masked copy: `hidden` stands in place of the secret fields. */
export interface MaskedData {
  readonly 'round.dealt': {
    readonly hidden: true
    readonly start?: Readonly<Record<string, readonly string[]>>
    readonly piles?: readonly [readonly string[] | null, readonly string[] | null]
  }
  readonly 'start.placed': { readonly hidden: true }
  readonly 'plan.set': { readonly hidden: true }
}

export type Data = {
  readonly [T in ChaseType]: Shape<(typeof chaseSchemas)[T]>
}

export type Deal = Omit<Data['round.dealt'], 'start' | 'piles'> &
  (Pick<Data['round.dealt'], 'start' | 'piles'> | MaskedData['round.dealt'])
export type Start = Pick<Data['start.placed'], 'path'> &
  (Pick<Data['start.placed'], 'tiles'> | MaskedData['start.placed'])
export type Plan = Data['plan.set'] | MaskedData['plan.set']

/** The data of an event as any audience may get it. */
export type Seen = Omit<Data, keyof MaskedData> & {
  readonly 'round.dealt': Deal
  readonly 'start.placed': Start
  readonly 'plan.set': Plan
}

export type EventOf<T extends ChaseType> = LogEvent<T, Seen[T]>
export type ChaseEvent = { readonly [T in ChaseType]: EventOf<T> }[ChaseType]

export type ActionType =
  | 'plan.set'
  | 'start.claimed'
  | 'start.placed'
  | 'pile.taken'
  | 'tile.placed'
  | 'exchange.called'
  | 'exchange.withdrawn'
  | 'exchange.answered'
  | 'marker.placed'
  | 'markers.passed'
  | 'trail.lost'
export type Action = { readonly [T in ActionType]: EventOf<T> }[ActionType]

export const ACTIONS: ReadonlySet<string> = new Set<ActionType>([
  'plan.set',
  'start.claimed',
  'start.placed',
  'pile.taken',
  'tile.placed',
  'exchange.called',
  'exchange.withdrawn',
  'exchange.answered',
  'marker.placed',
  'markers.passed',
  'trail.lost',
])

/** The actions whose instant may lie before their arrival under `fair` (C10.3). */
export const RACES: ReadonlySet<string> = new Set<ActionType>(['tile.placed', 'marker.placed', 'trail.lost'])
