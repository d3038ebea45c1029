import type { Stretch } from '../playback/pauses.ts'
import { createFilm, type Film, type FilmLook } from './film.ts'
import type { FilmedMatch } from './filmed-match.ts'
import { frameCount } from './frame-times.ts'
import { FPS, GIF_FPS } from './order.ts'
import type { ClipFormat } from './video/clip-formats.ts'
import type { Work } from './work.ts'

/** What is to be made of a match. */
export type FileOrder =
  | { readonly kind: 'picture'; readonly instant: number; readonly isSettled: boolean }
  | { readonly kind: 'gif'; readonly stretch: Stretch; readonly speed: number }
  | {
      readonly kind: 'clip'
      readonly stretch: Stretch
      readonly speed: number
      readonly format: ClipFormat
      readonly hasSound: boolean
    }

/** Films what is ordered, and checks the file; `onFilm` is shown the film as it is drawn. */
export async function makeFile(
  match: FilmedMatch,
  look: FilmLook,
  order: FileOrder,
  work: Work,
  onFilm: (film: Film) => void = () => {},
): Promise<Blob> {
  const film = await createFilm(match, look)
  try {
    work.signal.throwIfAborted()
    onFilm(film)
    return await fill(match, film, look, order, work)
  } finally {
    film.dispose()
  }
}

async function fill(match: FilmedMatch, film: Film, look: FilmLook, order: FileOrder, work: Work) {
  if (order.kind === 'picture') return (await import('./make-picture.ts')).makePicture(film, order, work)
  const { stretch, speed } = order
  if (order.kind === 'gif') {
    const { makeGif } = await import('./gif/make-gif.ts')
    return makeGif(film, { stretch, speed, fps: GIF_FPS, exposures: 1 }, work)
  }
  const pace = { stretch, speed, fps: FPS, exposures: look.picture === '3d' ? look.exposures : 1 }
  const { makeClip } = await import('./video/make-clip.ts')
  const sound = order.hasSound ? await soundOf(match, film, pace) : undefined
  return makeClip(film, { format: order.format, pace, sound }, work)
}

async function soundOf(match: FilmedMatch, { reel }: Film, pace: Parameters<typeof frameCount>[0]) {
  const { soundTrackOf } = await import('./sound-track.ts')
  const seconds = frameCount(pace) / pace.fps
  return soundTrackOf(match, reel, pace.stretch, { speed: pace.speed, seconds })
}
