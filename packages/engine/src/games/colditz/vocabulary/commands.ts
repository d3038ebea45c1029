import * as v from 'valibot'
import { answeringCommands } from '../../../offers/offer-events.ts'
import { peopleCommands } from '../../../people/people-commands.ts'
import { reactionCommands } from '../../../reactions/reaction-events.ts'
import type { ReadonlyOutput } from '../../../schema/schema.ts'
import { colditzSchemas } from './events.ts'

const { entries: movedPow } = colditzSchemas['pow.moved']
const { entries: movedGuard } = colditzSchemas['guard.moved']
const { entries: found } = colditzSchemas['equipment.found']
const { entries: made } = colditzSchemas['kit.made']
const { entries: freed } = colditzSchemas['pow.freed']
const { entries: asked } = colditzSchemas['dice.asked']

/** What may be asked for. Where a square or a list may be left out, the referee takes the first that the rules allow. */
export const colditzCommands = v.variant('type', [
  ...peopleCommands,
  ...reactionCommands,
  v.object({ type: v.literal('accept'), ...colditzSchemas['offer.accepted'].entries }),
  ...answeringCommands,
  v.object({ type: v.literal('post-guards'), ...colditzSchemas['guards.posted'].entries }),
  v.object({
    type: v.literal('throw'),
    for: v.exactOptional(asked.for, 'move'),
    again: v.exactOptional(asked.again, true),
  }),
  v.object({ type: v.literal('move-pow'), ...movedPow }),
  v.object({ type: v.literal('move-guard'), ...movedGuard }),
  v.object({ type: v.literal('call-guard'), ...colditzSchemas['guard.called'].entries }),
  v.object({ type: v.literal('dismiss-guard'), ...colditzSchemas['guard.dismissed'].entries }),
  v.object({
    type: v.literal('find'),
    kind: found.kind,
    pows: found.pows,
    home: v.exactOptional(found.home),
  }),
  v.object({
    type: v.literal('make-kit'),
    pows: made.pows,
    cards: made.cards,
    home: v.exactOptional(made.home),
  }),
  v.object({ type: v.literal('free'), pow: freed.pow, to: v.exactOptional(freed.to) }),
  v.object({ type: v.literal('play'), ...colditzSchemas['card.played'].entries }),
  v.object({ type: v.literal('discard'), ...colditzSchemas['card.discarded'].entries }),
  v.object({ type: v.literal('attend'), ...colditzSchemas['roll.answered'].entries }),
  v.object({ type: v.literal('surrender'), ...colditzSchemas['equipment.surrendered'].entries }),
  v.object({ type: v.literal('give-up-cards'), ...colditzSchemas['cards.surrendered'].entries }),
  v.object({ type: v.literal('station'), ...colditzSchemas['pow.stationed'].entries }),
  v.object({ type: v.literal('dare'), ...colditzSchemas['escape.dared'].entries }),
  v.object({ type: v.literal('end-turn') }),
  v.object({ type: v.literal('offer'), ...colditzSchemas['offer.made'].entries }),
])

export type Command = ReadonlyOutput<typeof colditzCommands>
