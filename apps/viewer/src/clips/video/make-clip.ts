import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny'
import type { Film } from '../film.ts'
import { frameCount, instantsOf, type Pace } from '../frame-times.ts'
import { createThumbs } from '../luma.ts'
import { breathe, type Work } from '../work.ts'
import { checkVideo, type DrawnFrame } from './check-video.ts'
import type { ClipFormat } from './clip-formats.ts'
import { dateMp4 } from './mp4-date.ts'

interface ClipOptions {
  readonly format: ClipFormat
  readonly pace: Pace
  readonly sound: AudioBuffer | undefined
}

const KEY_FRAME_SECONDS = 2
/** Share of the work that is done when the last frame is encoded; the rest is the check. */
const ENCODED = 0.96

/** Films a stretch frame by frame, and plays the file before it hands it out. */
export async function makeClip(film: Film, { format, pace, sound }: ClipOptions, work: Work): Promise<Blob> {
  const target = new BufferTarget()
  const isMp4 = format.container === 'mp4'
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  })
  const video = new CanvasSource(film.canvas, {
    codec: format.video,
    quality: QUALITY_HIGH,
    keyFrameInterval: KEY_FRAME_SECONDS,
    latencyMode: 'quality',
  })
  output.addVideoTrack(video, { frameRate: pace.fps })
  const audio =
    sound && format.audio ? new AudioBufferSource({ codec: format.audio, quality: QUALITY_HIGH }) : undefined
  if (audio) output.addAudioTrack(audio)
  const count = frameCount(pace)
  const seconds = count / pace.fps
  const looked = new Set([0, Math.floor(count / 2), count - 1])
  const drawn: DrawnFrame[] = []
  const thumbOf = createThumbs()
  try {
    await output.start()
    if (audio && sound) await audio.add(sound)
    audio?.close()
    for (let nth = 0; nth < count; nth++) {
      await breathe(work)
      await film.draw(instantsOf(pace, nth), nth === 0 ? 0 : 1 / pace.fps, work.signal)
      await video.add(nth / pace.fps, 1 / pace.fps)
      if (looked.has(nth)) drawn.push({ at: (nth + 0.5) / pace.fps, thumb: thumbOf(film.canvas) })
      work.onShare((ENCODED * (nth + 1)) / count)
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  if (!target.buffer) throw new Error('the encoder has made nothing')
  if (isMp4) dateMp4(new Uint8Array(target.buffer), pace.stretch.from)
  const file = new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' })
  await checkVideo(file, seconds, drawn)
  work.signal.throwIfAborted()
  work.onShare(1)
  return file
}
