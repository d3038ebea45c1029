import type { SvgPen } from './svg.ts'

/** A piece as it is drawn: what may change while it lies there, `pose` writes. */
export interface Sprite<Piece> {
  readonly element: SVGElement
  pose?(piece: Piece, instant: number, isCalm: boolean): void
}

/** Elements of one kind: what stays is kept, and they lie over each other in the order in which they are laid. */
export interface Layer<Piece> {
  readonly element: SVGGElement
  lay(pieces: readonly Piece[]): void
  pose(instant: number, isCalm: boolean): void
}

interface Kind<Piece> {
  /** Two pieces of one key look the same at rest, and are of one number; `index` is its place among those that are laid. */
  keyOf(piece: Piece, index: number): string
  draw(piece: Piece): Sprite<Piece>
}

export function createLayer<Piece>(pen: SvgPen, name: string, { keyOf, draw }: Kind<Piece>): Layer<Piece> {
  const element = pen('g', { class: name })
  let sprites = new Map<string, Sprite<Piece>>()
  let laid: readonly (readonly [Piece, Sprite<Piece>])[] = []
  return {
    element,
    lay(pieces) {
      const kept = new Map<string, Sprite<Piece>>()
      laid = pieces.map((piece, index) => {
        const key = keyOf(piece, index)
        const sprite = sprites.get(key) ?? draw(piece)
        kept.set(key, sprite)
        return [piece, sprite] as const
      })
      for (const [key, sprite] of sprites) if (!kept.has(key)) sprite.element.remove()
      for (const [index, [, sprite]] of laid.entries()) {
        const there = element.children[index]
        if (there !== sprite.element) element.insertBefore(sprite.element, there ?? null)
      }
      sprites = kept
    },
    pose(instant, isCalm) {
      for (const [piece, sprite] of laid) sprite.pose?.(piece, instant, isCalm)
    },
  }
}
