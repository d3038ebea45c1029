import { applyPalette, GIFEncoder, quantize } from 'gifenc'
import type { Film } from '../film.ts'
import { frameCount, instantsOf, type Pace } from '../frame-times.ts'
import { breathe, type Work } from '../work.ts'
import { checkGif } from './check-gif.ts'

/** One of the 256 is kept for what has not changed since the frame before. */
const COLOURS = 255
const UNCHANGED = 255
/** What was there stays. */
const KEEP = 1
/** The colours are chosen from so many frames. */
const SAMPLES = 5

/** Films a stretch of the flat board as GIF: one palette, and of every frame only what has changed. */
export async function makeGif(film: Film, pace: Pace, work: Work): Promise<Blob> {
  const { width, height } = film.canvas
  const count = frameCount(pace)
  const palette = await paletteOf(film, pace, count, work)
  const gif = GIFEncoder()
  const all = [...palette, ...Array.from({ length: 256 - palette.length }, () => [0, 0, 0])]
  let before: Uint8Array | undefined
  let waiting: { readonly index: Uint8Array; frames: number } | undefined
  let written = 0
  let shown = 0
  const write = () => {
    if (!waiting) return
    // Hundredths of a second, so that what one frame loses the next one has.
    const until = Math.round(((shown + waiting.frames) * 100) / pace.fps)
    const delay = (until - Math.round((shown * 100) / pace.fps)) * 10
    const isFirst = written++ === 0
    gif.writeFrame(waiting.index, width, height, {
      delay,
      dispose: KEEP,
      ...(isFirst ? { palette: all } : { transparent: true, transparentIndex: UNCHANGED }),
    })
    shown += waiting.frames
  }
  for (let nth = 0; nth < count; nth++) {
    await breathe(work)
    await film.draw(instantsOf(pace, nth), nth === 0 ? 0 : 1 / pace.fps)
    const { data } = film.pen.getImageData(0, 0, width, height)
    const index = applyPalette(data, palette)
    if (waiting && before && isSame(before, index)) waiting.frames++
    else {
      write()
      waiting = { index: before ? changed(before, index) : index, frames: 1 }
      before = index
    }
    work.onShare((nth + 1) / count)
  }
  write()
  gif.finish()
  const file = new Blob([gif.bytes()], { type: 'image/gif' })
  await checkGif(file, { width, height })
  return file
}

async function paletteOf(film: Film, pace: Pace, count: number, work: Work): Promise<number[][]> {
  const { width, height } = film.canvas
  const parts: Uint8ClampedArray[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await breathe(work)
    await film.draw(instantsOf(pace, Math.round((sample * (count - 1)) / (SAMPLES - 1))), Number.MAX_VALUE)
    parts.push(film.pen.getImageData(0, 0, width, height).data)
  }
  // The camera begins again where the clip does.
  await film.draw(instantsOf(pace, 0), Number.MAX_VALUE)
  const all = new Uint8ClampedArray(parts.length * width * height * 4)
  for (const [nth, part] of parts.entries()) all.set(part, nth * width * height * 4)
  return quantize(all, COLOURS)
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}

function changed(before: Uint8Array, now: Uint8Array): Uint8Array {
  return now.map((colour, at) => (colour === before[at] ? UNCHANGED : colour))
}
