import * as v from 'valibot'
import { clockSchemas } from '../../../clock/clock-options.ts'
import { HOST_DEFAULTS, type HostOptions, hostOptionsOf, hostSchemas } from '../../../people/host-options.ts'
import { integer, type ReadonlyOutput } from '../../../schema/schema.ts'

/** F7: at most one of them. `helping` names whom the 14 events help. */
export const VARIANTS = [
  'random-events',
  'discovery-events',
  'helping-fugitive',
  'helping-marshal',
  'catch-up-events',
] as const
export type Variant = (typeof VARIANTS)[number]

export const optionsSchema = v.object({
  variant: v.exactOptional(v.nullable(v.picklist(VARIANTS))),
  /** The seat that plays the fugitive. */
  fugitive: v.exactOptional(integer(0, 1)),
  ...clockSchemas,
  ...hostSchemas,
})
export type OptionsData = ReadonlyOutput<typeof optionsSchema>

export interface Options extends HostOptions {
  readonly variant: Variant | null
  readonly fugitive: number
}

/** The rulebook's game, as a log spells it out. */
export const DEFAULT_OPTIONS = { variant: null, fugitive: 0, ...HOST_DEFAULTS } as const satisfies OptionsData

export function optionsOf(data: OptionsData): Options {
  return {
    variant: data.variant ?? DEFAULT_OPTIONS.variant,
    fugitive: data.fugitive ?? DEFAULT_OPTIONS.fugitive,
    ...hostOptionsOf(data),
  }
}
