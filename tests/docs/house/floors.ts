import type { Room } from './rooms.ts'

/** Rooms that use each other stand side by side, as one. */
export interface Circle {
  readonly rooms: readonly Room[]
}

/** Upper floors use lower ones, never the other way round; a room stands as low as it can. */
export function floorsOf(rooms: readonly Room[]): readonly (readonly Circle[])[] {
  const circles = circlesOf(rooms).map((circle): Circle => ({ rooms: circle }))
  const circleOf = new Map(
    circles.flatMap((circle) => circle.rooms.map(({ name }) => [name, circle] as const)),
  )
  const heights = new Map<Circle, number>()
  const heightOf = (circle: Circle): number => {
    const known = heights.get(circle)
    if (known !== undefined) return known
    const below = circle.rooms
      .flatMap(({ uses }) => [...uses].map((name) => circleOf.get(name)))
      .filter((other) => other !== undefined && other !== circle) as readonly Circle[]
    const height = below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf))
    heights.set(circle, height)
    return height
  }
  const floors: Circle[][] = []
  for (const circle of circles) {
    const height = heightOf(circle)
    while (floors.length <= height) floors.unshift([])
    floors.at(-1 - height)?.push(circle)
  }
  return floors
}

/** Rooms that reach each other, in the order in which they come. */
function circlesOf(rooms: readonly Room[]): readonly (readonly Room[])[] {
  const byName = new Map(rooms.map((room) => [room.name, room]))
  const reach = new Map(rooms.map(({ name }) => [name, reachOf(name)]))
  const left = new Set(rooms)
  const circles: (readonly Room[])[] = []
  for (const room of rooms) {
    if (!left.has(room)) continue
    const isWith = (other: Room) =>
      other === room || (reach.get(room.name)?.has(other.name) && reach.get(other.name)?.has(room.name))
    const circle = [...left].filter(isWith)
    for (const one of circle) left.delete(one)
    circles.push(circle)
  }
  return circles

  function reachOf(name: string): ReadonlySet<string> {
    const seen = new Set<string>()
    const open = [name]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const used of byName.get(next)?.uses ?? []) {
        if (!seen.has(used)) open.push(used)
        seen.add(used)
      }
    }
    return seen
  }
}
