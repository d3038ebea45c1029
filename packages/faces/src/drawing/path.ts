export interface Point {
  readonly x: number
  readonly y: number
}

/** M and L lead to one point, C to its last of three, Z back to the beginning. */
export interface Step {
  readonly command: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly Point[]
}

export type Path = readonly Step[]

const POINTS = { M: 1, L: 1, C: 3, Z: 0 } as const

export function pathData(path: Path): string {
  return path.map(({ command, points }) => command + points.map(pointData).join(' ')).join('')
}

/** Reads what `pathData` writes. Anything else is a fault of the drawing. */
export function parsePath(d: string): Path {
  const path: Step[] = []
  let read = 0
  for (const [text, letter = '', rest = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const command = letter as Step['command']
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number)
    if (numbers.length !== POINTS[command] * 2 || numbers.some(Number.isNaN))
      throw new Error(`no path data: ${text}`)
    path.push({ command, points: pairs(numbers) })
    read += text.length
  }
  if (read !== d.length || path[0]?.command !== 'M') throw new Error(`no path data: ${d}`)
  return path
}

function pointData({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`
}

function rounded(value: number): number {
  // Adding 0 makes -0 a plain 0.
  return Math.round(value * 100) / 100 + 0
}

function pairs(numbers: readonly number[]): Point[] {
  const points: Point[] = []
  for (let index = 0; index < numbers.length; index += 2)
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 })
  return points
}
