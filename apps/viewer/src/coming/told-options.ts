/** The host's choices of a match, as far as a waiting room tells of them. */
export interface ToldOptions {
  readonly variants: readonly string[]
  readonly table: string | undefined
  readonly policy: 'fair' | 'arrival' | undefined
  readonly capMs: number | undefined
  readonly delayS: number
  readonly event: string | undefined
}

type Options = Readonly<Record<string, unknown>>

/** Reads what a log names; what another game does not have, or another program wrote, is left out. */
export function toldOptions(options: Options): ToldOptions {
  const [table, race, spectators, event] = ['table', 'race', 'spectators', 'event'].map((name) =>
    within(options, name),
  )
  const { policy, capMs } = race ?? {}
  const variants = Object.entries(within(options, 'variants') ?? {})
  return {
    variants:
      typeof options.variant === 'string'
        ? [options.variant]
        : variants.flatMap(([name, isOn]) => (isOn === true ? [name] : [])),
    table: table && `${Number(table.width)} × ${Number(table.height)}`,
    policy: policy === 'fair' || policy === 'arrival' ? policy : undefined,
    capMs: typeof capMs === 'number' ? capMs : undefined,
    delayS: Number(spectators?.delayMs ?? 0) / 1000,
    event: typeof event?.id === 'string' ? event.id : undefined,
  }
}

function within(options: Options, name: string): Options | undefined {
  const value = options[name]
  return typeof value === 'object' && value !== null ? (value as Options) : undefined
}
