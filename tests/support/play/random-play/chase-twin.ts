import { type Random, type Shown, shuffled } from '@getaway/engine'
import type { ChaseEvent, Data } from '@getaway/engine/chase'

/**
 * Another match that this audience can't tell from the first: all it has not been shown of the deals,
 * the plans and a waiting start is otherwise. Undefined if it has been shown everything.
 */
export function chaseTwin(
  events: readonly ChaseEvent[],
  shown: readonly Shown<ChaseEvent>[],
  random: Random,
): ChaseEvent[] | undefined {
  const latest = new Map<number, ChaseEvent>()
  for (const { reveals, event } of shown) for (const one of [...reveals, event]) latest.set(one.seq, one)
  let differs = false
  const twin = events.map((event): ChaseEvent => {
    const seen = latest.get(event.seq)?.data as { hidden?: true } | undefined
    if (!seen?.hidden) return event
    const other = otherwise(event, seen, events, random)
    differs ||= JSON.stringify(other) !== JSON.stringify(event)
    return other
  })
  return differs ? twin : undefined
}

function otherwise(
  event: ChaseEvent,
  seen: object,
  events: readonly ChaseEvent[],
  random: Random,
): ChaseEvent {
  switch (event.type) {
    case 'round.dealt':
      return {
        ...event,
        data: dealtOtherwise(event.data as Data['round.dealt'], seen, event.seq, events, random),
      }
    case 'start.placed': {
      const data = event.data as Data['start.placed']
      const tiles = data.tiles.map((tile) => ({ ...tile, rot: ((tile.rot + 1) % 4) as 0 | 1 | 2 | 3 }))
      return { ...event, data: { ...data, tiles } }
    }
    case 'plan.set': {
      const { sides, targets } = event.data as Data['plan.set']
      if (targets) return { ...event, data: { targets: mirrored(targets) } }
      return { ...event, data: { sides: mirrored(sides ?? {}) } }
    }
    default:
      return event
  }
}

function mirrored<T>(plan: Readonly<Record<string, T>>): Record<string, T> {
  const [one, other] = Object.keys(plan) as [string, string]
  return { [one]: plan[other] as T, [other]: plan[one] as T }
}

/** Tiles that have shown themselves stay where they were; the unseen rest of the unseen piles changes places. */
function dealtOtherwise(
  data: Data['round.dealt'],
  seen: {
    piles?: readonly (readonly string[] | null)[]
    start?: Readonly<Record<string, readonly string[]>>
  },
  seq: number,
  events: readonly ChaseEvent[],
  random: Random,
): Data['round.dealt'] {
  const laid = laidIn(seq, events)
  const free = data.piles.flatMap((pile, index) =>
    seen.piles?.[index] ? [] : pile.filter((id) => !laid.has(id)),
  )
  const mixed = shuffled(free, random)
  const piles = data.piles.map((pile, index) =>
    seen.piles?.[index] ? pile : pile.map((id) => (laid.has(id) ? id : (mixed.pop() ?? id))),
  ) as [string[], string[]]
  const start = Object.fromEntries(
    Object.entries(data.start).map(([key, ids]) => {
      const isOpen = seen.start?.[key] !== undefined || ids.some((id) => laid.has(id))
      return [key, isOpen ? ids : ids.toReversed()]
    }),
  )
  return { ...data, piles, start }
}

/** Every tile that lay on a table, or was said to, between this deal and the next. */
function laidIn(seq: number, events: readonly ChaseEvent[]): ReadonlySet<string> {
  const laid = new Set<string>()
  for (const event of events) {
    if (event.seq <= seq) continue
    if (event.type === 'round.dealt') break
    if (event.type === 'tile.placed') laid.add(event.data.tile)
    if (event.type === 'start.placed' && 'tiles' in event.data)
      for (const { tile } of event.data.tiles) laid.add(tile)
  }
  return laid
}
