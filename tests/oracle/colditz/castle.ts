import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The judge's own copy of the board, from the list with which it was designed. */
export interface JudgeSquare {
  readonly id: string
  readonly zone: 'inner' | 'outer' | 'outside'
  readonly kind: string
  readonly area: string
  readonly marks: readonly string[]
  /** Steps back to grey; none where there are none. */
  readonly home: number | undefined
}
export interface JudgeStep {
  readonly from: string
  readonly to: string
  readonly need: string | undefined
}

const lines = readFileSync(fileURLToPath(new URL('castle.txt', import.meta.url)), 'utf8').split('\n')
const wordsOf = (kind: string) =>
  lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ').slice(1))

export const SQUARES: ReadonlyMap<string, JudgeSquare> = new Map(
  wordsOf('square').map(([id = '', zone, kind = '', area = '', ...marks]) => {
    const home = marks.find((mark) => mark.startsWith('home='))
    return [
      id,
      {
        id,
        zone: zone as JudgeSquare['zone'],
        kind,
        area,
        marks,
        home: home ? Number(home.slice(5)) : undefined,
      },
    ]
  }),
)

/** Every step from every square, both ways unless it is one way. */
export const STEPS: ReadonlyMap<string, readonly JudgeStep[]> = stepsByStart()

function stepsByStart(): ReadonlyMap<string, readonly JudgeStep[]> {
  const steps = new Map<string, JudgeStep[]>([...SQUARES.keys()].map((id) => [id, []]))
  for (const [a = '', b = '', ...more] of wordsOf('step')) {
    const need = more.find((word) => word !== 'oneway')
    steps.get(a)?.push({ from: a, to: b, need })
    if (!more.includes('oneway')) steps.get(b)?.push({ from: b, to: a, need })
  }
  return steps
}

export const CELLS = wordsOf('cell').map(([id = '', zone, holds, arrow = '']) => ({
  id,
  zone: zone as 'inner' | 'outer',
  holds: Number(holds),
  arrow,
}))
export const TUNNEL_ROOMS: ReadonlyMap<string, string> = new Map(
  wordsOf('tunnel').map(([name = '', room = '']) => [name, room]),
)
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  wordsOf('symbol').map(([area = '', of = '']) => [area, of]),
)

/** Where the POWs of the nth officer stand, for so many players. */
export function rollCallOf(players: number, officer: number): readonly string[] {
  const found = wordsOf('rollcall').find(
    ([count, nth]) => Number(count) === players && Number(nth) === officer,
  )
  return found?.slice(2) ?? []
}

export function squareNamed(id: string): JudgeSquare | undefined {
  return SQUARES.get(id)
}

/** How many steps it is from the nearest of these squares to each other one, along steps that may be gone. */
export function stepsAway(
  starts: readonly string[],
  may: (step: JudgeStep, to: JudgeSquare) => boolean,
  stepsFrom: (square: string) => readonly JudgeStep[] = (square) => STEPS.get(square) ?? [],
): ReadonlyMap<string, number> {
  const away = new Map(starts.map((start) => [start, 0]))
  for (const [at, count] of away) {
    for (const step of stepsFrom(at)) {
      const to = SQUARES.get(step.to)
      if (to && !away.has(step.to) && may(step, to)) away.set(step.to, count + 1)
    }
  }
  return away
}

/** K10.1: steps that a guard could go, rooms included; no pieces, ropes or wire. */
export function searchDistances(guards: readonly string[]): ReadonlyMap<string, number> {
  return stepsAway(
    guards,
    ({ need }, to) => need === undefined && to.kind !== 'appel' && to.kind !== 'hideaway',
  )
}

/** K10.3: steps along any edges, either way, but not through tunnels. */
export function shotDistance(from: string, to: string): number {
  const eitherWay = (square: string): readonly JudgeStep[] => [
    ...(STEPS.get(square) ?? []),
    ...(ONE_WAY_BACK.get(square) ?? []),
  ]
  const away = stepsAway([from], ({ need }) => !need?.startsWith('tunnel'), eitherWay)
  return away.get(to) ?? Number.POSITIVE_INFINITY
}

const ONE_WAY_BACK: ReadonlyMap<string, readonly JudgeStep[]> = new Map(
  wordsOf('step')
    .filter((words) => words.includes('oneway'))
    .map(([a = '', b = '', need]) => [b, [{ from: b, to: a, need }]]),
)

/** K12.2: how far the nearest target is for somebody who asks for nothing; white squares count once (K5.6). */
export function dareDistance(from: string): number {
  const white = [...SQUARES.values()].filter(({ kind }) => kind === 'appel').map(({ id }) => id)
  const acrossWhite = (square: string): readonly JudgeStep[] => [
    ...(STEPS.get(square) ?? []),
    ...(white.includes(square) ? white.map((to) => ({ from: square, to, need: undefined })) : []),
  ]
  const away = stepsAway(
    [from],
    ({ need }, to) => (need === undefined || need === 'ford') && !to.marks.includes('perimeter'),
    acrossWhite,
  )
  const targets = [...away].filter(([id]) => SQUARES.get(id)?.kind === 'target').map(([, count]) => count)
  return Math.min(Number.POSITIVE_INFINITY, ...targets)
}
