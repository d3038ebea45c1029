import * as v from 'valibot'
import { reactionClockChoices } from '../../../clock/clock-options.ts'
import type { MatchWish } from '../../../game.ts'
import { type Draft, FORMAT, type JsonObject } from '../../../log/event.ts'
import { hostChoices } from '../../../people/host-options.ts'
import type { Random } from '../../../random.ts'
import { failed, ok, type Result } from '../../../result.ts'
import { readWish } from '../../../schema/read-wish.ts'
import { strict } from '../../../schema/strict.ts'
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../pieces/pieces.ts'
import type { ColditzEvent } from '../vocabulary/events.ts'
import { DEFAULT_OPTIONS, optionsProblem, optionsSchema } from '../vocabulary/options.ts'

/** What a host may choose. */
const choices = strict(v.object({ ...optionsSchema.entries, ...hostChoices, ...reactionClockChoices }))

/** A match as a host wishes it; the security officer's seat is drawn by lot if the host names none (K2.3). */
export function createBy({ id, at, seats, options: wished }: MatchWish, random: Random): Result<Draft> {
  if (seats < FEWEST_PLAYERS || seats > MOST_PLAYERS)
    return failed(`colditz is for ${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${seats}`)
  const chosen = readWish(choices, wished, 'options')
  if (!chosen.ok) return chosen
  const options = { ...DEFAULT_OPTIONS, ...chosen.value, security: chosen.value.security ?? random(seats) }
  const problem = optionsProblem(options, seats)
  if (problem !== undefined) return failed(`options.${problem}`)
  return ok({
    type: 'game.created',
    at,
    by: 'server',
    data: {
      format: FORMAT,
      game: 'colditz',
      rules: 'colditz/1',
      id,
      players: Array.from({ length: seats }, (_, seat) => ({ seat, name: null })),
      options,
    },
  })
}

/** The same match again; the next seat has the guards. It belongs to no tournament. */
export function againOptions({ data }: Extract<ColditzEvent, { readonly type: 'game.created' }>): JsonObject {
  const { event: _, security = DEFAULT_OPTIONS.security, ...rest } = data.options
  return { ...rest, security: (security + 1) % data.players.length } as JsonObject
}
