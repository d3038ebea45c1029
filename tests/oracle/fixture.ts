import type { Deal, LogLine, OracleExit, OracleTile, OracleTiming } from './types.ts'

type Face = Partial<Pick<OracleTile, 'kind' | 'item' | 'exits' | 'sectors'>>
type Data = Record<string, unknown>

export const street: OracleExit = { end: 'street', at: 2 }
export const trees: OracleExit = { end: 'trees', at: 2 }
export const roadblock: OracleExit = { end: 'roadblock', at: 2 }

/** Exits that all look alike. */
export const all = (exit: OracleExit | null): (OracleExit | null)[] => [exit, exit, exit, exit]

/** By looking direction, this many witnesses in each sector. */
export const sectors = (triangle: number[], square: number[], diamond: number[], star: number[]) =>
  Object.entries({ triangle, square, diamond, star }).map(([symbol, witnesses]) => ({ symbol, witnesses }))

/** Looking north the triangle is right, east the square, south the diamond, west the star. */
const compass = sectors([2, 0, 0, 1], [1, 2, 0, 0], [0, 1, 2, 0], [0, 0, 1, 2])

const two = (n: number): string => String(n).padStart(2, '0')
const items: Record<string, string> = {
  r01: 'map',
  r02: 'map',
  r03: 'money',
  r04: 'money',
  r05: 'keys',
  r06: 'keys',
}
const routes = Array.from({ length: 25 }, (_, i) => `r${two(i + 1)}`)
const starts = ['s1', 's2', 's3', 's4', 's5', 's6']

/** 31 route tiles, 3 hideouts, a prison; every exit a plain street at 2 unless a test wants another face. */
function tileset(faces: Record<string, Face>): OracleTile[] {
  const make = (id: string, kind: string): OracleTile => ({
    id,
    kind,
    item: items[id] ?? null,
    exits: all(street),
    sectors: kind === 'route' || kind === 'start' ? compass : [],
    ...faces[id],
  })
  return [
    make('prison', 'prison'),
    ...starts.map((id) => make(id, 'start')),
    ...routes.map((id) => make(id, 'route')),
    ...['h1', 'h2', 'h3'].map((id) => make(id, 'hideout')),
  ]
}

/** Pile 0: r01 map, r03 money, r05 keys, r07 to r16, h1. Pile 1: r02, r04, r06, r17 to r25, h2, h3. */
export const piles = [
  ['r01', 'r03', 'r05', ...routes.slice(6, 16), 'h1'],
  ['r02', 'r04', 'r06', ...routes.slice(16), 'h2', 'h3'],
]

export interface When {
  at?: number
  timing?: OracleTiming | undefined
}

/** A log that grows by one event a call; without `at` each comes a millisecond after the latest so far. */
export function newLog(players: number, options: Data = {}, faces: Record<string, Face> = {}) {
  const events: LogLine[] = []
  let now = 0
  const add = (type: string, by: number | string, data: Data = {}, when: When = {}): number => {
    const at = when.at ?? now + 1000
    now = Math.max(now, at)
    const arrived = { received: at, claimed: null, rtt: null, seen: null }
    const timing = 'timing' in when ? when.timing : typeof by === 'number' ? arrived : undefined
    events.push({ seq: events.length + 1, type, at, by, ...(timing && { timing }), data })
    return events.length
  }
  add('game.created', 'server', {
    players: Array.from({ length: players }, (_, seat) => ({ seat, name: `seat ${seat}` })),
    options: { firstChaser: 0, ...options },
    tileset: { id: 'test', tiles: tileset(faces) },
  })
  return {
    events,
    add,
    /** `roles` as a word such as 'crr'; the rest as C2 wants it unless given. */
    deal: (roles: string, data: Partial<Deal> = {}): number => {
      const runners = [...roles].flatMap((role, seat) => (role === 'r' ? [String(seat)] : []))
      const keys = players === 3 ? ['team'] : runners
      return add('round.dealt', 'server', {
        round: events.filter((e) => e.type === 'round.dealt').length + 1,
        roles: [...roles].map((role) => (role === 'c' ? 'chaser' : 'runner')),
        start: Object.fromEntries(keys.map((key, i) => [key, starts.slice(2 * i, 2 * i + 2)])),
        piles,
        ...data,
      })
    },
    start: (by: number, path: number, cells: readonly (readonly [string, number, number])[], when?: When) =>
      add('start.placed', by, { path, tiles: cells.map(([tile, x, y]) => ({ tile, x, y, rot: 0 })) }, when),
    tile: (by: number, path: number, tile: string, x: number, y: number, when?: When) =>
      add('tile.placed', by, { path, tile, x, y, rot: 0 }, when),
    mark: (by: number, path: number, position: number, symbol: string, when?: When) =>
      add('marker.placed', by, { path, position, symbol }, when),
  }
}

export type Log = ReturnType<typeof newLog>

/** Two players, seat 0 chases; the start lies on (1,0) and (2,0), seat 1 holds pile 0. */
export function duel(options: Data = {}, faces: Record<string, Face> = {}): Log {
  const log = newLog(2, options, faces)
  log.deal('cr')
  log.start(1, 0, [
    ['s1', 1, 0],
    ['s2', 2, 0],
  ])
  log.add('pile.taken', 1, { pile: 0 })
  return log
}

/** Tiles of path 0 straight on to the east, from position 3. */
export function eastwards(log: Log, ids: readonly string[], from = 3): void {
  ids.forEach((id, i) => {
    log.tile(1, 0, id, from + i, 0)
  })
}

/** Right markers on positions `from` to `to` of a path that runs east. */
export function chaseEast(log: Log, from: number, to: number): void {
  for (let position = from; position <= to; position++) log.mark(0, 0, position, 'square')
}

/** Four players, seats 0 and 1 chase 2 and 3; both starts lie north and south of the prison. */
export function foursome(options: Data = {}, faces: Record<string, Face> = {}): Log {
  const log = newLog(4, options, faces)
  log.deal('ccrr')
  log.start(2, 0, [
    ['s1', 0, -1],
    ['s2', 0, -2],
  ])
  log.start(3, 1, [
    ['s3', 0, 1],
    ['s4', 0, 2],
  ])
  return log
}

/** Both paths bend to the east until a hideout on (2,0) touches both ends; all items lie on path 0. */
export function nearlyHome(log: Log): void {
  log.tile(2, 0, 'r01', 1, -2)
  log.tile(2, 0, 'r03', 2, -2)
  log.tile(2, 0, 'r05', 2, -1)
  log.tile(3, 1, 'r17', 1, 2)
  log.tile(3, 1, 'r18', 2, 2)
  log.tile(3, 1, 'r19', 2, 1)
}
