import type { ReadonlySignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { TableSurface } from '../../input/table-surface.ts'
import type { Advice } from '../../table/tutorial.ts'

/** Rings around a cell of the table and around a piece or a button: they go along with whatever moves under them. */
export function usePointers(
  now: ReadonlySignal<{ readonly advice: Advice | undefined } | undefined>,
  surface: TableSurface,
  cell: RefObject<HTMLElement | null>,
  thing: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = requestAnimationFrame(draw)
      const advice = now.peek()?.advice
      lay(cell.current, cellBox(surface, advice?.cell))
      lay(thing.current, thingBox(advice))
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [now, surface])
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const HALF = 0.5
const MARGIN = 4

function cellBox(surface: TableSurface, cell: Advice['cell']): Box | undefined {
  if (!cell) return undefined
  const corners = [-HALF, HALF].flatMap((dx) =>
    [-HALF, HALF].map((dy) => surface.spotOf({ x: cell.x + dx, y: cell.y + dy })),
  )
  const seen = corners.filter((corner) => corner !== undefined)
  if (seen.length < corners.length) return undefined
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function thingBox(advice: Advice | undefined): Box | undefined {
  const { piece, act, key } = advice ?? {}
  const selector =
    piece !== undefined
      ? `[data-piece="${CSS.escape(piece)}"]`
      : key !== undefined
        ? `[data-pad-key="${CSS.escape(key)}"]`
        : act !== undefined
          ? `[data-act="${CSS.escape(act)}"]`
          : undefined
  return selector === undefined ? undefined : document.querySelector(selector)?.getBoundingClientRect()
}

function lay(ring: HTMLElement | null, box: Box | undefined): void {
  if (!ring) return
  ring.style.display = box ? 'block' : 'none'
  if (!box) return
  ring.style.translate = `${box.x - MARGIN}px ${box.y - MARGIN}px`
  ring.style.width = `${box.width + 2 * MARGIN}px`
  ring.style.height = `${box.height + 2 * MARGIN}px`
}
