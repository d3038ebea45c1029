import type { OfferedGame } from '@getaway/client'

type Options = Readonly<Record<string, unknown>>

/** With what new tables of a tournament begin, as an organiser has it in mind. */
export interface TableDefaults {
  readonly game: string
  /** By the names that the service has for them. */
  readonly variants: readonly string[]
  readonly delayS: number
  /** Options that were chosen elsewhere: they stay as they are. */
  readonly others: Options
}

type Offered = Pick<OfferedGame, 'id' | 'variants'>

export function firstDefaults(game: string): TableDefaults {
  return { game, variants: [], delayS: 0, others: {} }
}

export function withVariant(defaults: TableDefaults, variant: string, isOn: boolean): TableDefaults {
  const others = defaults.variants.filter((one) => one !== variant)
  return { ...defaults, variants: isOn ? [...others, variant] : others }
}

/** The options that the service is asked for; variants choose parts of the same option. */
export function optionsOf({ variants, delayS, others }: TableDefaults, offer: Offered | undefined): Options {
  const chosen = variants.map((name) => offer?.variants[name] ?? {})
  return {
    ...[others, ...chosen].reduce(merged, {}),
    ...(delayS > 0 && { spectators: { delayMs: delayS * 1000 } }),
  }
}

/** What those options were chosen by; undefined where no game is named that the service has. */
export function defaultsOf(
  { game, options }: { readonly game: string | null; readonly options: Options },
  offers: readonly Offered[],
): TableDefaults | undefined {
  const offer = offers.find(({ id }) => id === game)
  if (!offer) return undefined
  const { spectators, ...rest } = options
  const variants = Object.keys(offer.variants).filter((name) => holds(rest, offer.variants[name] ?? {}))
  const { delayMs = 0 } = (spectators ?? {}) as { readonly delayMs?: number }
  const others = variants.reduce<Options>((left, name) => without(left, offer.variants[name] ?? {}), rest)
  return { game: offer.id, variants, delayS: delayMs / 1000, others }
}

function merged(one: Options, other: Options): Options {
  const both = Object.entries(other).map(([key, value]) => {
    const before = one[key]
    return [key, isObject(before) && isObject(value) ? merged(before, value) : value]
  })
  return { ...one, ...Object.fromEntries(both) }
}

/** Whether all of `part` stands in `whole`. */
function holds(whole: Options, part: Options): boolean {
  return Object.entries(part).every(([key, value]) => {
    const own = whole[key]
    return isObject(value) && isObject(own)
      ? holds(own, value)
      : JSON.stringify(own) === JSON.stringify(value)
  })
}

function without(whole: Options, part: Options): Options {
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, value]) => {
      if (!Object.hasOwn(part, key)) return [[key, value]]
      const inner = part[key]
      if (!isObject(value) || !isObject(inner)) return []
      const rest = without(value, inner)
      return Object.keys(rest).length > 0 ? [[key, rest]] : []
    }),
  )
}

function isObject(value: unknown): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
