import { type Drawing, svgOf } from '@getaway/faces/drawing'

/** A picture is decoded once, however often it is shown: many of these lie in a hand. */
const pictures = new WeakMap<Drawing, string>()

function pictureOf(drawing: Drawing): string {
  const known =
    pictures.get(drawing) ?? `data:image/svg+xml,${encodeURIComponent(svgOf(drawing, { size: 200 }))}`
  pictures.set(drawing, known)
  return known
}

/** A piece as it is printed; its words stand beside it. */
export function Face({ drawing, turn = 0 }: { readonly drawing: Drawing; readonly turn?: number }) {
  return (
    <img src={pictureOf(drawing)} alt="" draggable={false} style={{ transform: `rotate(${turn * 90}deg)` }} />
  )
}
