type Attributes = Pick<Element, 'getAttribute' | 'tagName'>

const paths = new Map<string, Path2D>()

/** The outline of a shape; undefined for what has none. */
export function outlineOf(element: Attributes): Path2D | undefined {
  const at = (name: string) => Number(element.getAttribute(name) ?? 0)
  switch (element.tagName) {
    case 'path':
      return pathOf(element.getAttribute('d') ?? '')
    case 'rect': {
      const outline = new Path2D()
      outline.roundRect(at('x'), at('y'), at('width'), at('height'), at('rx'))
      return outline
    }
    case 'circle': {
      const outline = new Path2D()
      outline.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI)
      outline.closePath()
      return outline
    }
    default:
      return undefined
  }
}

/** A table has a few hundred paths, which never change. */
function pathOf(d: string): Path2D {
  const known = paths.get(d)
  if (known) return known
  const made = new Path2D(d)
  paths.set(d, made)
  return made
}

const MOVE = /(translate|rotate|scale)\(([^)]*)\)/g

/** Moves the pen as an element is moved. */
export function move(
  pen: Pick<CanvasRenderingContext2D, 'translate' | 'rotate' | 'scale'>,
  transform: string,
): void {
  for (const [, how, numbers = ''] of transform.matchAll(MOVE)) {
    const [a = 0, b] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (how === 'translate') pen.translate(a, b ?? 0)
    if (how === 'rotate') pen.rotate((a * Math.PI) / 180)
    if (how === 'scale') pen.scale(a, b ?? a)
  }
}
