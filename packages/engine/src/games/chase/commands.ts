import Type from 'typebox'
import type { Shape } from '../../schema.ts'
import { chaseSchemas } from './events.ts'

const { properties: start } = chaseSchemas['start.placed']
const { properties: tile } = chaseSchemas['tile.placed']
const { properties: marker } = chaseSchemas['marker.placed']
const { properties: correction } = chaseSchemas['round.corrected']
const reason = correction.reason

/** What may be asked for. A path need not be named: everybody has but one. */
export const chaseCommands = Type.Union([
  Type.Object({ type: Type.Literal('get-ready') }),
  Type.Object({ type: Type.Literal('leave') }),
  Type.Object({ type: Type.Literal('plan-sides'), sides: chaseSchemas['plan.set'].properties.sides }),
  Type.Object({ type: Type.Literal('plan-targets'), targets: chaseSchemas['plan.set'].properties.targets }),
  Type.Object({ type: Type.Literal('claim-start') }),
  Type.Object({ type: Type.Literal('place-start'), tiles: start.tiles }),
  Type.Object({ type: Type.Literal('take-pile'), pile: chaseSchemas['pile.taken'].properties.pile }),
  Type.Object({ type: Type.Literal('place-tile'), tile: tile.tile, x: tile.x, y: tile.y, rot: tile.rot }),
  Type.Object({ type: Type.Literal('call-exchange') }),
  Type.Object({ type: Type.Literal('withdraw-exchange') }),
  Type.Object({ type: Type.Literal('answer-exchange') }),
  Type.Object({ type: Type.Literal('place-marker'), position: marker.position, symbol: marker.symbol }),
  Type.Object({ type: Type.Literal('pass-markers'), ...chaseSchemas['markers.passed'].properties }),
  Type.Object({ type: Type.Literal('lose-trail'), colour: chaseSchemas['trail.lost'].properties.colour }),
  Type.Object({ type: Type.Literal('void-round'), round: correction.round, reason }),
  Type.Object({ type: Type.Literal('correct-round'), ...correction }),
  Type.Object({ type: Type.Literal('abandon-game'), reason }),
])

export type Command = Shape<typeof chaseCommands>
