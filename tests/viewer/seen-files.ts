import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Page } from 'playwright-core'

/** A picture as few pixels, and its mean brightness. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly light: number
  /** Red, green and blue of 16 × 9 pixels. */
  readonly thumb: readonly number[]
}

export interface ClipFacts {
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly frames: number
  readonly hasSound: boolean
  readonly first: Pixels
  readonly last: Pixels
}

/** A picture as the browser opens it. */
export function pixelsOf(page: Page, file: Buffer): Promise<Pixels> {
  return inPage<Pixels>(page, file, 'image/png', `async (blob) => pixels(await createImageBitmap(blob))`)
}

/** A film as the browser opens it, and as many frames as are in the file: one that plays leaves some out where it is busy. */
export async function clipFacts(page: Page, file: Buffer): Promise<ClipFacts> {
  const type = file.toString('latin1', 4, 8) === 'ftyp' ? 'video/mp4' : 'video/webm'
  const seen = await inPage<Omit<ClipFacts, 'frames'>>(
    page,
    file,
    type,
    `async (blob) => {
      const video = document.createElement('video')
      video.muted = true
      const heard = (name) => new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true })
        video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true })
      })
      const ready = heard('canplaythrough')
      video.src = URL.createObjectURL(blob)
      await ready
      const at = async (seconds) => {
        const found = heard('seeked')
        video.currentTime = seconds
        await found
        return pixels(video)
      }
      const first = await at(0.01)
      const sounds = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(await blob.arrayBuffer())
        .then((sound) => sound.duration > 0, () => false)
      let last = await at(video.duration)
      // On a busy machine the frame before is still there for a moment after it was left.
      for (let again = 0; again < 40 && String(last.thumb) === String(first.thumb); again++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        last = pixels(video)
      }
      return {
        width: video.videoWidth, height: video.videoHeight, seconds: video.duration, hasSound: sounds, first, last,
      }
    }`,
  )
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  const { packetCount = 0 } = (await track?.computePacketStats()) ?? {}
  return { ...seen, frames: packetCount }
}

/** A moving picture as the browser decodes it. */
export function gifFacts(page: Page, file: Buffer): Promise<Omit<ClipFacts, 'hasSound'>> {
  return inPage(
    page,
    file,
    'image/gif',
    `async (blob) => {
      const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: 'image/gif' })
      await decoder.completed
      await decoder.tracks.ready
      const frames = decoder.tracks.selectedTrack.frameCount
      let [seconds, first, last] = [0]
      for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex })
        seconds += image.duration / 1_000_000
        last = pixels(image)
        first ??= last
        image.close()
      }
      return { width: last.width, height: last.height, seconds, frames, first, last }
    }`,
  )
}

/** Text, because a page knows nothing of what a test imports. */
function inPage<Answer>(page: Page, file: Buffer, type: string, look: string): Promise<Answer> {
  return page.evaluate<Answer>(`(async () => {
    const pixels = (picture) => {
      const width = picture.videoWidth ?? picture.displayWidth ?? picture.width
      const height = picture.videoHeight ?? picture.displayHeight ?? picture.height
      const pen = new OffscreenCanvas(16, 9).getContext('2d')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, 16, 9)
      const thumb = [...pen.getImageData(0, 0, 16, 9).data].filter((_, at) => at % 4 < 3)
      return { width, height, thumb, light: thumb.reduce((sum, value) => sum + value, 0) / thumb.length }
    }
    const bytes = Uint8Array.from(atob(${JSON.stringify(file.toString('base64'))}), (letter) => letter.charCodeAt(0))
    return (${look})(new Blob([bytes], { type: ${JSON.stringify(type)} }))
  })()`)
}
