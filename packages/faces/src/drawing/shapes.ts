import type { Paint, Shape } from './drawing.ts'
import type { VectorPath } from './path.ts'

export function filled(path: VectorPath, fill: string, more: Paint = {}): Shape {
  return { path, paint: { fill, ...more } }
}

export function stroked(path: VectorPath, stroke: string, width: number, more: Paint = {}): Shape {
  return { path, paint: { stroke, width, cap: 'round', join: 'round', ...more } }
}

/** A fill with a line of its own around it. */
export function outlined(path: VectorPath, fill: string, stroke: string, width: number): Shape {
  return { path, paint: { fill, stroke, width, join: 'round' } }
}
