import type { LogEvent, Random } from '@getaway/engine'

type Loose = { -readonly [K in keyof LogEvent]: LogEvent[K] } & { data: Record<string, unknown> }

/** A log that nobody's service would write: some facts are moved, swapped, or said by others. */
export function mutateFacts(
  events: readonly LogEvent[],
  isAction: (type: string) => boolean,
  random: Random,
): LogEvent[] {
  const log = structuredClone(events) as Loose[]
  const actions = log.filter((event) => isAction(event.type))
  for (let change = 0; change < 3 && actions.length > 1; change++) {
    const event = actions[random(actions.length)] as Loose
    const other = actions[random(actions.length)] as Loose
    const mutate = MUTATIONS[random(MUTATIONS.length)] as (typeof MUTATIONS)[number]
    mutate(event, other, random)
  }
  return log
}

const FAR = [-1, 2, 5, 43, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]

/** The same with numbers in some facts that no rule knows: a path, a pile, a position, a count, a seat. */
export function withFarNumbers(
  events: readonly LogEvent[],
  isAction: (type: string) => boolean,
  random: Random,
): LogEvent[] {
  return events.map((event) => {
    if (!isAction(event.type) || random(12) > 0) return event
    const entries = Object.entries(event.data as Loose['data']).map(([name, value]) => {
      const isFree = typeof value === 'number' && !['x', 'y', 'rot'].includes(name)
      return [name, isFree && random(2) === 0 ? FAR[random(FAR.length)] : value]
    })
    return { ...event, data: Object.fromEntries(entries) }
  })
}

const MUTATIONS: readonly ((event: Loose, other: Loose, random: Random) => void)[] = [
  (event, _, random) => {
    event.at += random(400_000) - 200_000
  },
  (event, _, random) => {
    event.by = random(4)
  },
  (event, other, random) => {
    if (event.type === 'tile.placed') event.data.x = Number(event.data.x) + random(3) - 1
    else if (event.type === other.type) event.data = structuredClone(other.data)
  },
  (event, other, random) => {
    if (event.type === 'tile.placed') event.data.tile = other.data.tile ?? 'r01'
    if (event.type === 'marker.placed')
      event.data.position = Math.max(1, Number(event.data.position) + random(3) - 1)
  },
  (event, _, random) => {
    if (!event.timing) return
    event.timing = { ...event.timing, claimed: random(3) === 0 ? 5 : null, seen: random(event.seq) }
  },
  (event, other) => {
    if (event.by !== other.by) return
    const { type, data } = event
    event.type = other.type
    event.data = other.data
    other.type = type
    other.data = data
  },
]
