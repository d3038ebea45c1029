import type { Audience, LogEvent } from '@getaway/engine'
import type { Secrecy, SecretPart } from './secrecy.ts'

interface Deal {
  readonly roles: readonly ('chaser' | 'runner')[]
  readonly start: Readonly<Record<string, readonly string[]>>
  readonly piles: readonly (readonly string[])[]
}

const STRINGS = /"([^"\\]{1,64})"/g

/** The tiles that are dealt, and the names of what is planned. */
export function chaseSecrecy(log: readonly LogEvent[]): Secrecy {
  const data = log[0]?.data as { tileset: { tiles: { id: string; kind: string }[] } } | undefined
  const dealt = (data?.tileset.tiles ?? []).filter(({ kind }) => kind !== 'prison').map(({ id }) => id)
  const words = new Set([...dealt, 'sides', 'targets', 'tiles'])
  return {
    wordsIn: (text) =>
      [...text.matchAll(STRINGS)].flatMap(([, word]) => (word && words.has(word) ? [word] : [])),
    openWordsOf: ({ type, data }) => (type === 'tile.placed' ? [(data as { tile: string }).tile] : []),
    partsFor: (audience) => roundsOf(log).flatMap((round) => partsOf(round, audience)),
  }
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
