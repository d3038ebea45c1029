import type { Film } from './film.ts'
import type { Work } from './work.ts'

/** The moment as PNG, as it is seen: while pieces move, or with all that it set in motion come to rest. */
export async function makePicture(
  film: Film,
  { instant, isSettled }: { readonly instant: number; readonly isSettled: boolean },
  { signal }: Pick<Work, 'signal'>,
): Promise<Blob> {
  if (isSettled) await film.drawSettled(instant, signal)
  else await film.draw([instant], 0, signal)
  signal.throwIfAborted()
  return pngOf(film.canvas)
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))))
  })
}
