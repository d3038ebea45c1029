import * as v from 'valibot'
import { FORMATS, type LogEvent } from '../../../log/event.ts'
import {
  closingSchemas,
  organiserName,
  peopleSchemas,
  playersSchema,
  reason,
} from '../../../people/people-events.ts'
import { anyInteger, integer, list, type ReadonlyOutput, remembering, text } from '../../../schema/schema.ts'
import { COLOURS, DIRECTIONS, SYMBOLS } from '../pieces/pieces.ts'
import { tileSetSchema } from '../pieces/tile-schema.ts'
import { optionsSchema } from './options.ts'

const seat = anyInteger
const path = anyInteger
const round = anyInteger
export const MOST_ID = 64
export const MOST_TILES = 64
export const MOST_TILES_OF_START = 16
export const MOST_COORDINATE = 1_000_000

const id = text(1, MOST_ID)
const coordinate = integer(-MOST_COORDINATE, MOST_COORDINATE)
const rot = v.picklist([0, 1, 2, 3])
const ids = list(id, 0, MOST_TILES)
const nothing = v.object({})
const award = v.picklist(['perfect', 'small'])
export type Award = v.InferOutput<typeof award>
const awards = v.record(v.picklist(['0', '1', '2', '3']), award)
const side = v.nullable(v.picklist(['runners', 'chasers']))
const mistake = v.nullable(v.object({ path, position: anyInteger, clause: v.string() }))

/** Every event of a chase match and the data it carries: the table of the log format. */
export const chaseSchemas = {
  'game.created': v.object({
    format: v.picklist(FORMATS),
    game: v.literal('chase'),
    rules: v.exactOptional(v.string()),
    id,
    players: playersSchema(integer(0, 3), 2, 4),
    options: optionsSchema,
    tileset: remembering(tileSetSchema),
  }),
  ...peopleSchemas(),
  'round.dealt': v.object({
    round,
    roles: list(v.picklist(['chaser', 'runner']), 2, 4),
    start: v.record(v.string(), ids),
    piles: v.strictTuple([ids, ids]),
  }),
  'plan.set': v.object({
    sides: v.exactOptional(v.record(v.string(), v.picklist(DIRECTIONS))),
    targets: v.exactOptional(v.record(v.string(), path)),
  }),
  'start.claimed': nothing,
  'start.placed': v.object({
    path,
    tiles: list(v.object({ tile: id, x: coordinate, y: coordinate, rot }), 0, MOST_TILES_OF_START),
  }),
  'pile.taken': v.object({ pile: path }),
  'tile.placed': v.object({ path, tile: id, x: coordinate, y: coordinate, rot }),
  'exchange.called': nothing,
  'exchange.withdrawn': nothing,
  'exchange.answered': nothing,
  'marker.placed': v.object({
    path,
    position: anyInteger,
    symbol: v.picklist(SYMBOLS),
  }),
  'markers.passed': v.object({
    to: seat,
    colour: v.picklist(COLOURS),
    count: anyInteger,
  }),
  'trail.lost': v.object({ path, colour: v.picklist(COLOURS) }),
  'round.ended': v.object({
    round,
    reason: v.picklist(['captured', 'hideout', 'trail-lost']),
    ended: anyInteger,
  }),
  'round.voided': v.object({ round, reason, ...organiserName }),
  'round.scored': v.object({
    round,
    winner: side,
    mistakes: v.object({ runners: mistake, chasers: mistake }),
    awards,
  }),
  'round.corrected': v.object({ round, winner: side, awards, reason, ...organiserName }),
  'game.ended': v.object({
    winner: seat,
    tally: list(v.object({ perfect: anyInteger, small: anyInteger }), 0, 4),
  }),
  ...closingSchemas,
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
  readonly [T in ChaseType]: ReadonlyOutput<(typeof chaseSchemas)[T]>
}

export type DealData = Omit<Data['round.dealt'], 'start' | 'piles'> &
  (Pick<Data['round.dealt'], 'start' | 'piles'> | MaskedData['round.dealt'])
export type StartData = Pick<Data['start.placed'], 'path'> &
  (Pick<Data['start.placed'], 'tiles'> | MaskedData['start.placed'])
export type PlanData = Data['plan.set'] | MaskedData['plan.set']

/** The data of an event as any audience may get it. */
export type SeenData = Omit<Data, keyof MaskedData> & {
  readonly 'round.dealt': DealData
  readonly 'start.placed': StartData
  readonly 'plan.set': PlanData
}

export type EventOf<T extends ChaseType> = LogEvent<T, SeenData[T]>
export type ChaseEvent = { readonly [T in ChaseType]: EventOf<T> }[ChaseType]

/** What players do; the rest is about people or said by the referee. */
export const ACTION_TYPES = [
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
] as const satisfies readonly ChaseType[]

export type ActionType = (typeof ACTION_TYPES)[number]
export type Action = { readonly [T in ActionType]: EventOf<T> }[ActionType]

export const ACTIONS: ReadonlySet<string> = new Set(ACTION_TYPES)

export function isAction(event: ChaseEvent): event is Action {
  return ACTIONS.has(event.type)
}

/** The actions whose instant may lie before their arrival under `fair` (C10.3). */
export const RACES: ReadonlySet<string> = new Set<ActionType>(['tile.placed', 'marker.placed', 'trail.lost'])
