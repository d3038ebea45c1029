import { parseLogo } from '../../overlay/parse-logo.ts'

/** As large as it is ever shown, in px; the second where the first is too much for an address. */
const SIDES = [160, 96]
const RASTER = /^image\/(?:png|jpeg|webp|gif|avif)$/

/** A raster image of this computer as a small image that stands in an address; undefined if it is none. */
export async function logoOfFile(file: Blob): Promise<string | undefined> {
  if (!RASTER.test(file.type)) return undefined
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  try {
    for (const side of SIDES) {
      const logo = parseLogo(drawn(image, side))
      if (logo) return logo
    }
    return undefined
  } finally {
    image.close()
  }
}

function drawn(image: ImageBitmap, side: number): string {
  const canvas = document.createElement('canvas')
  const share = Math.min(1, side / Math.max(image.width, image.height))
  canvas.width = Math.max(1, Math.round(image.width * share))
  canvas.height = Math.max(1, Math.round(image.height * share))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.9)
}
