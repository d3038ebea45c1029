import * as v from 'valibot'
import { peopleCommands } from '../../../people/people-commands.ts'
import { integer, type ReadonlyOutput } from '../../../schema/schema.ts'
import { chaseSchemas } from './events.ts'

const seat = integer(0, 3)
const path = integer(0, 1)
const round = integer(1)
const { entries: plan } = chaseSchemas['plan.set']
const { entries: start } = chaseSchemas['start.placed']
const { entries: tile } = chaseSchemas['tile.placed']
const { entries: marker } = chaseSchemas['marker.placed']
const { entries: correction } = chaseSchemas['round.corrected']
const { reason } = correction
const { colour } = chaseSchemas['trail.lost'].entries

/** What may be asked for. A path need not be named: everybody has but one. */
export const chaseCommands = v.variant('type', [
  ...peopleCommands,
  v.object({ type: v.literal('plan-sides'), sides: plan.sides.wrapped }),
  v.object({ type: v.literal('plan-targets'), targets: v.record(v.string(), path) }),
  v.object({ type: v.literal('claim-start') }),
  v.object({ type: v.literal('place-start'), tiles: start.tiles }),
  v.object({ type: v.literal('take-pile'), pile: path }),
  v.object({ type: v.literal('place-tile'), tile: tile.tile, x: tile.x, y: tile.y, rot: tile.rot }),
  v.object({ type: v.literal('call-exchange') }),
  v.object({ type: v.literal('withdraw-exchange') }),
  v.object({ type: v.literal('answer-exchange') }),
  v.object({ type: v.literal('place-marker'), position: integer(1), symbol: marker.symbol }),
  v.object({ type: v.literal('pass-markers'), to: seat, colour, count: integer(1) }),
  v.object({ type: v.literal('lose-trail'), colour }),
  v.object({ type: v.literal('void-round'), round, reason }),
  v.object({ type: v.literal('correct-round'), ...correction, round }),
])

export type Command = ReadonlyOutput<typeof chaseCommands>
