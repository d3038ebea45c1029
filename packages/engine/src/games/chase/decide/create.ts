import * as v from 'valibot'
import type { MatchWish } from '../../../game.ts'
import { formatWith } from '../../../log/additions.ts'
import type { Draft, JsonObject } from '../../../log/event.ts'
import { hostChoices, wait } from '../../../people/host-options.ts'
import type { Random } from '../../../random.ts'
import { failed, ok, type Result } from '../../../result.ts'
import { readWish } from '../../../schema/read-wish.ts'
import { strict } from '../../../schema/strict.ts'
import type { TileSet } from '../pieces/pieces.ts'
import { cityTileSet } from '../tiles/city.ts'
import type { ChaseEvent, Data } from '../vocabulary/events.ts'
import { DEFAULT_OPTIONS, type OptionsData, optionsSchema } from '../vocabulary/options.ts'
import { CHASE_1, type ChaseRules } from '../vocabulary/rules.ts'
import { createdProblem } from '../vocabulary/vocabulary.ts'

export const SEAT_RANGE = { fewest: 2, most: 4 } as const

/** What a host may choose. */
const choices = strict(v.object({ ...optionsSchema.entries, ...hostChoices, objectionS: wait }))

export interface ChaseSetup {
  readonly id: string
  readonly at: number
  /** By seat; null leaves it open. */
  readonly players: readonly (string | null)[]
  readonly tileset: TileSet
  readonly options?: Partial<OptionsData>
  /** The first version, if nothing else is said. */
  readonly rules?: ChaseRules
}

/** The first event of a match: all that is needed to replay it. */
export function create({
  id,
  at,
  players,
  tileset,
  options,
  rules = CHASE_1,
}: ChaseSetup): Draft<'game.created', Data['game.created']> {
  return {
    type: 'game.created',
    at,
    by: 'server',
    data: {
      ...formatWith([]),
      game: 'chase',
      rules: rules.version,
      id,
      players: players.map((name, seat) => ({ seat, name })),
      options: { ...DEFAULT_OPTIONS, ...options },
      tileset,
    },
  }
}

/** A match as a host wishes it; if the host does not choose the first chaser, one is drawn (C2.5). */
export function createBy(
  rules: ChaseRules,
  { id, at, seats, options: wished }: MatchWish,
  random: Random,
): Result<Draft> {
  if (seats < SEAT_RANGE.fewest || seats > SEAT_RANGE.most)
    return failed(`chase is for 2 to 4 players, not ${seats}`)
  const chosen = readWish(choices, wished, 'options')
  if (!chosen.ok) return chosen
  const options: OptionsData = chosen.value
  const draft = create({
    rules,
    id,
    at,
    players: Array.from({ length: seats }, () => null),
    tileset: cityTileSet,
    options: { ...options, firstChaser: options.firstChaser ?? random(seats) },
  })
  const problem = createdProblem(draft.data)
  return problem === undefined ? ok(draft) : failed(problem)
}

/** The same once more: the next seat begins as the chaser. No tournament asked for it. */
export function againOptions({ data }: Extract<ChaseEvent, { readonly type: 'game.created' }>): JsonObject {
  const { players, options } = data
  const { event: _, firstChaser, ...rest } = options
  return {
    ...rest,
    ...(firstChaser === undefined ? {} : { firstChaser: (firstChaser + 1) % players.length }),
  } as JsonObject
}
