import { ClipProblem } from '../clip-problem.ts'
import { createThumbs, isBlack } from '../luma.ts'
import type { Size } from '../order.ts'

/** Opens the file as anybody would: throws what is wrong with it. */
export async function checkGif(file: Blob, { width, height }: Size): Promise<void> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode().catch((error: unknown) => {
      throw new ClipProblem('unplayable', String(error))
    })
    if (image.naturalWidth !== width || image.naturalHeight !== height)
      throw new ClipProblem('other-picture', `${image.naturalWidth} × ${image.naturalHeight}`)
    if (isBlack(createThumbs()(image))) throw new ClipProblem('black', 'its first frame')
  } finally {
    URL.revokeObjectURL(url)
  }
}
