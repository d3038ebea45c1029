/** A picture as few pixels, to be compared with another. */
export type Thumb = Uint8ClampedArray

export const THUMB_WIDTH = 16
export const THUMB_HEIGHT = 16

/** Of each colour; an encoder changes a picture a little, but not that much. */
const MOST_OFF = 20
/** Below that a picture counts as black. */
const BLACK = 6

/** The mean brightness, 0 to 255. */
export function lumaOf(thumb: Thumb): number {
  let sum = 0
  for (let at = 0; at < thumb.length; at += 4)
    sum += 0.2126 * (thumb[at] ?? 0) + 0.7152 * (thumb[at + 1] ?? 0) + 0.0722 * (thumb[at + 2] ?? 0)
  return sum / (thumb.length / 4)
}

export function isBlack(thumb: Thumb): boolean {
  return lumaOf(thumb) < BLACK
}

/** Whether one is the other, as far as an encoder can be expected to keep it. */
export function isAlike(one: Thumb, other: Thumb): boolean {
  let off = 0
  for (let at = 0; at < one.length; at++) off += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return off / one.length <= MOST_OFF
}

/** Draws pictures as thumbs. */
export function createThumbs(): (picture: CanvasImageSource) => Thumb {
  const canvas = document.createElement('canvas')
  canvas.width = THUMB_WIDTH
  canvas.height = THUMB_HEIGHT
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no canvas')
  pen.imageSmoothingQuality = 'high'
  return (picture) => {
    pen.drawImage(picture, 0, 0, THUMB_WIDTH, THUMB_HEIGHT)
    return pen.getImageData(0, 0, THUMB_WIDTH, THUMB_HEIGHT).data
  }
}
