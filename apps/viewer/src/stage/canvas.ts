import type { Cosmetics } from './cosmetics.ts'
import type { Quality } from './quality.ts'

/** A canvas for the graphics card. */
export interface StageCanvas {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
}

/**
 * Undefined in a browser without WebGL. Asked for before the page is first painted, it does not wait until that
 * is done; and a renderer that finds no context complains aloud.
 */
export function createStageCanvas({
  quality,
  ground = 'room',
}: Pick<Cosmetics, 'quality' | 'ground'>): StageCanvas | undefined {
  const canvas = document.createElement('canvas')
  const context = contextOf(canvas, quality, ground !== 'room')
  return context ? { canvas, context } : undefined
}

function contextOf(
  canvas: HTMLCanvasElement,
  fixed: Quality | undefined,
  alpha: boolean,
): WebGL2RenderingContext | null {
  const wishes = { alpha, powerPreference: 'high-performance' } as const
  const smooth = { ...wishes, antialias: true }
  const contextWith = (attributes: WebGLContextAttributes) => canvas.getContext('webgl2', attributes)
  if (fixed === 'low') return contextWith({ ...wishes, antialias: false })
  if (fixed) return contextWith(smooth)
  // A processor that plays the graphics card takes most of a second to smooth the edges of one picture.
  return (
    contextWith({ ...smooth, failIfMajorPerformanceCaveat: true }) ??
    contextWith({ ...wishes, antialias: false })
  )
}

/** Browsers keep some sixteen contexts, and would take the oldest away although it still draws. */
export function releaseCanvas({ context }: StageCanvas): void {
  context.getExtension('WEBGL_lose_context')?.loseContext()
}
