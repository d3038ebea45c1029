export interface VectorPoint {
  readonly x: number
  readonly y: number
}

/** M and L lead to one point, C to its last of three, Z back to the beginning. */
export interface PathStep {
  readonly command: 'M' | 'L' | 'C' | 'Z'
  readonly points: readonly VectorPoint[]
}

export type VectorPath = readonly PathStep[]

const POINTS = { M: 1, L: 1, C: 3, Z: 0 } as const

export function pathData(path: VectorPath): string {
  return path.map(({ command, points }) => command + points.map(pointData).join(' ')).join('')
}

/** Reads what `pathData` writes. Anything else is a fault of the drawing. */
export function parsePath(d: string): VectorPath {
  const path: PathStep[] = []
  let read = 0
  for (const [text, letter = '', rest = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const command = letter as PathStep['command']
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

function pointData({ x, y }: VectorPoint): string {
  return `${rounded(x)} ${rounded(y)}`
}

function rounded(value: number): number {
  // Adding 0 makes -0 a plain 0.
  return Math.round(value * 100) / 100 + 0
}

function pairs(numbers: readonly number[]): VectorPoint[] {
  const points: VectorPoint[] = []
  for (let index = 0; index < numbers.length; index += 2)
    points.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 })
  return points
}
