import { ClipProblem } from '../clip-problem.ts'
import { createThumbs, isAlike, isBlack, lumaOf, type Thumb } from '../luma.ts'

/** A frame that was drawn, to be found again in the file. */
export interface DrawnFrame {
  /** In the middle of the time for which it is shown, in seconds. */
  readonly at: number
  readonly thumb: Thumb
}

/** A file may be so much longer or shorter than it should be (s): sound ends with a whole packet. */
const TOLERANCE = 0.15
const PATIENCE_MS = 60_000

/** Plays the file as anybody would: throws what is wrong with it. */
export async function checkVideo(file: Blob, seconds: number, frames: readonly DrawnFrame[]): Promise<void> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    video.src = url
    await heard(video, 'loadeddata')
    if (Math.abs(video.duration - seconds) > TOLERANCE)
      throw new ClipProblem('wrong-length', `${video.duration} s instead of ${seconds} s`)
    const thumbOf = createThumbs()
    for (const { at, thumb } of frames) {
      video.currentTime = at
      await heard(video, 'seeked')
      const seen = thumbOf(video)
      if (isBlack(seen) && !isBlack(thumb))
        throw new ClipProblem('black', `${lumaOf(seen)} instead of ${lumaOf(thumb)} at ${at} s`)
      if (!isAlike(seen, thumb)) throw new ClipProblem('other-picture', `at ${at} s`)
    }
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new ClipProblem('unplayable', `no ${event}`)), PATIENCE_MS)
    const done = (settle: () => void) => () => {
      clearTimeout(late)
      settle()
    }
    video.addEventListener(event, done(resolve), { once: true })
    video.addEventListener(
      'error',
      done(() => reject(new ClipProblem('unplayable', video.error?.message ?? ''))),
      { once: true },
    )
  })
}
