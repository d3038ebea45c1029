import type { Audience, LogEvent, Random } from '@getaway/engine'
import { hiddenInColditz, partAt } from '../hidden-in-colditz.ts'
import { judged } from '../judged.ts'

const CHANGES = 10

/**
 * Another match with the same public record: cards that this audience has not been shown have changed places, in decks,
 * hands, discards and trades, as often as an audit has nothing against it.
 */
export function colditzTwin(
  events: readonly LogEvent[],
  audience: Audience,
  random: Random,
): readonly LogEvent[] | undefined {
  if (audience === 'caster' || audience === 'organiser') return undefined
  let twin = events
  for (let count = 0; count < CHANGES; count++) {
    const next = exchanged(twin, audience, random)
    if (next && judged(next).findings.length === 0) twin = next
  }
  return JSON.stringify(twin) === JSON.stringify(events) ? undefined : twin
}

/** Two cards of one deck have changed places, together with whatever else says where they went. */
function exchanged(
  log: readonly LogEvent[],
  audience: Audience,
  random: Random,
): readonly LogEvent[] | undefined {
  const hidden = hiddenInColditz(log, audience)
  const deck = random(3) === 0 ? 'security' : 'opportunity'
  const dealt = hidden.find(({ path }) => path[0] === deck)
  const twin = structuredClone(log) as LogEvent[]
  const draws = drawsOf(log, deck)
  const order = dealt && (partAt(twin, dealt) as string[])
  if (!dealt || !order || order.length < 2) return undefined
  const shuffles = log.some(
    ({ type, data }) => type === 'deck.shuffled' && (data as { deck: string }).deck === deck,
  )
  const from = random(order.length)
  const to = random(order.length)
  const [one, other] = [order[from], order[to]] as [string, string]
  // A card that this audience has drawn stays where it was.
  const moved = [from, to].map((place) => draws[place]).filter((draw) => draw !== undefined)
  const isSeen = moved.some((draw) => !hidden.some(({ seq }) => seq === draw.seq))
  if (one === other || isSeen || shuffles) return undefined
  order[from] = other
  order[to] = one
  for (const [place, card] of [
    [from, other],
    [to, one],
  ] as const) {
    const draw = draws[place]
    if (draw) (twin[draw.seq - 1] as { data: unknown }).data = { ...(draw.data as object), card }
  }
  return twin
}

/** The draws from a deck, in order: the first is of its top card. */
function drawsOf(log: readonly LogEvent[], deck: 'opportunity' | 'security'): readonly LogEvent[] {
  const { options } = (log[0] as LogEvent<string, { options: { security: number } }>).data
  return log.filter(
    ({ type, data }) =>
      type === 'card.drawn' &&
      ((data as { seat: number }).seat === options.security) === (deck === 'security'),
  )
}
