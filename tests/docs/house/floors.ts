import type { Room } from './rooms.ts'

/** Rooms that use each other stand side by side, as one. */
export interface Cell {
  readonly rooms: readonly Room[]
}

/** Upper floors use lower ones, never the other way round; a room stands as low as it can. */
export function floorsOf(rooms: readonly Room[]): readonly (readonly Cell[])[] {
  const cells = circlesOf(rooms).map((circle): Cell => ({ rooms: circle }))
  const cellOf = new Map(cells.flatMap((cell) => cell.rooms.map(({ name }) => [name, cell] as const)))
  const heights = new Map<Cell, number>()
  const heightOf = (cell: Cell): number => {
    const known = heights.get(cell)
    if (known !== undefined) return known
    const below = cell.rooms
      .flatMap(({ uses }) => [...uses].map((name) => cellOf.get(name)))
      .filter((other) => other !== undefined && other !== cell) as readonly Cell[]
    const height = below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf))
    heights.set(cell, height)
    return height
  }
  const floors: Cell[][] = []
  for (const cell of cells) {
    const height = heightOf(cell)
    while (floors.length <= height) floors.unshift([])
    floors.at(-1 - height)?.push(cell)
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
