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
