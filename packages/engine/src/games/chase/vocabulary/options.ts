import * as v from 'valibot'
import { HOST_DEFAULTS, type HostOptions, hostOptionsOf, hostSchemas } from '../../../people/host-options.ts'
import { integer, list, type ReadonlyOutput } from '../../../schema/schema.ts'

const count = integer(0)

const threshold = v.object({ perfect: v.exactOptional(count), small: v.exactOptional(count) })

/** What the host chose. A log written elsewhere may leave out what has a default. */
export const optionsSchema = v.object({
  variants: v.exactOptional(
    v.object({ headStart: v.exactOptional(v.boolean()), perfectPlan: v.exactOptional(v.boolean()) }),
  ),
  victory: v.exactOptional(list(threshold, 1, 16)),
  table: v.exactOptional(
    v.object({
      width: v.exactOptional(integer(3, 201)),
      height: v.exactOptional(integer(3, 201)),
    }),
  ),
  race: v.exactOptional(
    v.object({
      policy: v.exactOptional(v.picklist(['arrival', 'fair'])),
      capMs: v.exactOptional(integer(0, 250)),
    }),
  ),
  firstChaser: v.exactOptional(integer(0, 3)),
  ...hostSchemas,
  objectionS: v.exactOptional(count),
})
export type OptionsData = ReadonlyOutput<typeof optionsSchema>

export interface Options extends HostOptions {
  readonly headStart: boolean
  readonly perfectPlan: boolean
  readonly victory: readonly { readonly perfect: number; readonly small: number }[]
  readonly width: number
  readonly height: number
  readonly policy: 'arrival' | 'fair'
  readonly capMs: number
  /** Undefined: drawn at random, so any is right. */
  readonly firstChaser: number | undefined
  readonly objectionS: number
}

/** The rulebook's game, as a log spells it out. */
export const DEFAULT_OPTIONS = {
  variants: { headStart: false, perfectPlan: false },
  victory: [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }],
  table: { width: 21, height: 15 },
  race: { policy: 'arrival', capMs: 100 },
  firstChaser: 0,
  ...HOST_DEFAULTS,
  objectionS: 0,
} as const satisfies OptionsData

export function optionsOf(data: OptionsData): Options {
  const table = { ...DEFAULT_OPTIONS.table, ...data.table }
  const race = { ...DEFAULT_OPTIONS.race, ...data.race }
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
    capMs: race.capMs,
    firstChaser: data.firstChaser,
    objectionS: data.objectionS ?? DEFAULT_OPTIONS.objectionS,
    ...hostOptionsOf(data),
  }
}
