import type { Audience, LogEvent } from '@getaway/engine'

/** A secret in the data of the event `seq`, which this audience may be shown once `from` is recorded. */
export interface SecretPart {
  readonly seq: number
  /** Strings of JSON that give it away where the event is shown. */
  readonly words: readonly string[]
  readonly from: number
}

interface Deal {
  readonly roles: readonly ('chaser' | 'runner')[]
  readonly start: Readonly<Record<string, readonly string[]>>
  readonly piles: readonly (readonly string[])[]
}

/**
 * "Who sees what while a match runs" of the log format, written down a second time from its table alone:
 * a reader of the whole log who knows nothing of the engine's fold.
 */
export function secretsOf(log: readonly LogEvent[], audience: Audience): readonly SecretPart[] {
  const over = log.find(({ type }) => type === 'game.ended' || type === 'game.abandoned')?.seq
  const isOpenTo = audience === 'caster' || audience === 'organiser'
  const end = over ?? Number.POSITIVE_INFINITY
  return roundsOf(log).flatMap((round) =>
    partsOf(round, audience).map((part) => ({
      ...part,
      from: isOpenTo ? part.seq : Math.max(part.seq, Math.min(part.from, end)),
    })),
  )
}

function roundsOf(log: readonly LogEvent[]): LogEvent[][] {
  const rounds: LogEvent[][] = []
  for (const event of log) {
    if (event.type === 'round.dealt') rounds.push([event])
    else rounds.at(-1)?.push(event)
  }
  return rounds
}

function partsOf([dealt, ...rest]: readonly LogEvent[], audience: Audience): SecretPart[] {
  if (!dealt) return []
  const { roles, start, piles } = dealt.data as unknown as Deal
  const players = roles.length
  const seat = typeof audience === 'object' ? audience.seat : undefined
  const role = seat === undefined ? undefined : roles[seat]
  const isRunner = role === 'runner'
  const never = Number.POSITIVE_INFINITY
  const first = (type: string, is: (event: LogEvent) => boolean = () => true) =>
    rest.find((event) => event.type === type && is(event))?.seq ?? never

  const starts = rest.filter(({ type }) => type === 'start.placed')
  const runs = starts[players === 4 ? 1 : 0]?.seq ?? never

  const startParts = Object.entries(start).map(([key, tiles]) => {
    const claimed = first('start.claimed', ({ by }) => by === seat)
    const from = key === 'team' ? claimed : isRunner ? dealt.seq : never
    return { seq: dealt.seq, words: tiles, from: isRunner ? from : never }
  })
  const exchanged = exchangedAt(rest) ?? never
  const own = roles.flatMap((one, index) => (one === 'runner' ? [index] : [])).indexOf(seat ?? -1)
  const pileParts = piles.map((tiles, index) => {
    const taken = first('pile.taken', ({ data }) => (data as { pile?: number }).pile === index)
    const from = players === 2 ? taken : index === own ? runs : exchanged
    return { seq: dealt.seq, words: tiles, from: isRunner ? from : never }
  })
  const placed = starts.map(({ seq, data }) => {
    const { tiles } = data as { tiles: readonly { tile: string }[] }
    return { seq, words: ['tiles', ...tiles.map(({ tile }) => tile)], from: isRunner ? seq : runs }
  })
  const plans = rest
    .filter(({ type }) => type === 'plan.set')
    .map(({ seq, by, data }) => {
      const isOwn = role !== undefined && roles[by as number] === role
      return { seq, words: Object.keys(data as object), from: isOwn ? seq : runs }
    })
  return [...startParts, ...pileParts, ...placed, ...plans]
}

/** C4.5: a call is answered by an answer, or by another call while it is open. */
function exchangedAt(round: readonly LogEvent[]): number | undefined {
  let isOpen = false
  for (const { type, seq } of round) {
    if (type === 'exchange.answered' || (type === 'exchange.called' && isOpen)) return seq
    if (type === 'exchange.called') isOpen = true
    if (type === 'exchange.withdrawn') isOpen = false
  }
  return undefined
}
