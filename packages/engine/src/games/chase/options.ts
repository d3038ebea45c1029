import Type from 'typebox'
import type { Shape } from '../../schema.ts'

const count = Type.Integer({ minimum: 0 })

const threshold = Type.Object({ perfect: Type.Optional(count), small: Type.Optional(count) })

/** What the host chose. A log written elsewhere may leave out what has a default. */
export const optionsSchema = Type.Object({
  variants: Type.Optional(
    Type.Object({ headStart: Type.Optional(Type.Boolean()), perfectPlan: Type.Optional(Type.Boolean()) }),
  ),
  victory: Type.Optional(Type.Array(threshold, { minItems: 1, maxItems: 16 })),
  table: Type.Optional(
    Type.Object({
      width: Type.Integer({ minimum: 3, maximum: 201 }),
      height: Type.Integer({ minimum: 3, maximum: 201 }),
    }),
  ),
  race: Type.Optional(
    Type.Object({
      policy: Type.Enum(['arrival', 'fair']),
      capMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 250 })),
    }),
  ),
  firstChaser: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  spectators: Type.Optional(Type.Object({ delayMs: count })),
  objectionS: Type.Optional(count),
  idleS: Type.Optional(count),
  event: Type.Optional(Type.Union([Type.Object({ id: Type.String() }), Type.Null()])),
})
export type OptionsData = Shape<typeof optionsSchema>

export interface Options {
  readonly headStart: boolean
  readonly perfectPlan: boolean
  readonly victory: readonly { readonly perfect: number; readonly small: number }[]
  readonly width: number
  readonly height: number
  readonly policy: 'arrival' | 'fair'
  readonly capMs: number
  readonly firstChaser: number
  readonly objectionS: number
  readonly idleS: number
  readonly event: string | null
}

/** The rulebook's game, as a log spells it out. */
export const DEFAULT_OPTIONS = {
  variants: { headStart: false, perfectPlan: false },
  victory: [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }],
  table: { width: 21, height: 15 },
  race: { policy: 'arrival', capMs: 100 },
  firstChaser: 0,
  spectators: { delayMs: 0 },
  objectionS: 0,
  idleS: 600,
  event: null,
} as const satisfies OptionsData

export function optionsOf(data: OptionsData): Options {
  const table = data.table ?? DEFAULT_OPTIONS.table
  const race = data.race ?? DEFAULT_OPTIONS.race
  return {
    headStart: data.variants?.headStart ?? false,
    perfectPlan: data.variants?.perfectPlan ?? false,
    victory: (data.victory ?? DEFAULT_OPTIONS.victory).map((need: { perfect?: number; small?: number }) => ({
      perfect: need.perfect ?? 0,
      small: need.small ?? 0,
    })),
    width: table.width,
    height: table.height,
    policy: race.policy,
    capMs: race.capMs ?? DEFAULT_OPTIONS.race.capMs,
    firstChaser: data.firstChaser ?? DEFAULT_OPTIONS.firstChaser,
    objectionS: data.objectionS ?? DEFAULT_OPTIONS.objectionS,
    idleS: data.idleS ?? DEFAULT_OPTIONS.idleS,
    event: data.event?.id ?? null,
  }
}
