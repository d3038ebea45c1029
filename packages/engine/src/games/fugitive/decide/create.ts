import * as v from 'valibot'
import { TURN_CLOCK } from '../../../clock/clock-events.ts'
import { clockChoices } from '../../../clock/clock-options.ts'
import type { MatchWish } from '../../../game.ts'
import { formatWith } from '../../../log/additions.ts'
import type { Draft, JsonObject } from '../../../log/event.ts'
import { hostChoices } from '../../../people/host-options.ts'
import type { Random } from '../../../random.ts'
import { failed, ok, type Result } from '../../../result.ts'
import { readWish } from '../../../schema/read-wish.ts'
import { strict } from '../../../schema/strict.ts'
import type { FugitiveEvent } from '../vocabulary/events.ts'
import { DEFAULT_OPTIONS, optionsSchema } from '../vocabulary/options.ts'

/** What a host may choose. */
const choices = strict(v.object({ ...optionsSchema.entries, ...hostChoices, ...clockChoices }))

/** A match as a host wishes it; if the host does not name the fugitive's seat, it is drawn. */
export function createBy({ id, at, seats, options: wished }: MatchWish, random: Random): Result<Draft> {
  if (seats !== 2) return failed(`fugitive is for 2 players, not ${seats}`)
  const chosen = readWish(choices, wished, 'options')
  if (!chosen.ok) return chosen
  const options = { ...DEFAULT_OPTIONS, ...chosen.value, fugitive: chosen.value.fugitive ?? random(seats) }
  return ok({
    type: 'game.created',
    at,
    by: 'server',
    data: {
      ...formatWith(options.turnS ? [TURN_CLOCK] : []),
      game: 'fugitive',
      rules: 'fugitive/1',
      id,
      players: Array.from({ length: seats }, (_, seat) => ({ seat, name: null })),
      options,
    },
  })
}

/** The same once more, with the roles exchanged. No tournament asked for it. */
export function againOptions({
  data,
}: Extract<FugitiveEvent, { readonly type: 'game.created' }>): JsonObject {
  const { event: _, fugitive = DEFAULT_OPTIONS.fugitive, ...rest } = data.options
  return { ...rest, fugitive: 1 - fugitive } as JsonObject
}
