import {
  type AudioCodec,
  getFirstEncodableAudioCodec,
  getFirstEncodableVideoCodec,
  QUALITY_HIGH,
  type VideoCodec,
} from 'mediabunny'
import { FPS, type Size } from '../order.ts'
import { SAMPLE_RATE } from '../sound-track.ts'

export const CONTAINERS = ['mp4', 'webm'] as const
export type Container = (typeof CONTAINERS)[number]

/** A kind of file that this browser can make. */
export interface ClipFormat {
  readonly container: Container
  readonly video: VideoCodec
  /** Undefined: this browser can encode no sound for it. */
  readonly audio: AudioCodec | undefined
}

/** What plays in most places first. */
const CODECS: Readonly<
  Record<Container, { readonly video: readonly VideoCodec[]; readonly audio: readonly AudioCodec[] }>
> = {
  mp4: { video: ['avc', 'av1'], audio: ['aac', 'opus'] },
  webm: { video: ['vp9', 'av1', 'vp8'], audio: ['opus'] },
}

/** The kinds of files that this browser encodes at that size: no others are offered. */
export async function clipFormats({ width, height }: Size): Promise<readonly ClipFormat[]> {
  const found = await Promise.all(
    CONTAINERS.map(async (container): Promise<ClipFormat | undefined> => {
      const video = await getFirstEncodableVideoCodec([...CODECS[container].video], {
        ...{ width, height, frameRate: FPS, quality: QUALITY_HIGH },
      })
      if (!video) return undefined
      const audio = await getFirstEncodableAudioCodec([...CODECS[container].audio], {
        ...{ numberOfChannels: 1, sampleRate: SAMPLE_RATE, quality: QUALITY_HIGH },
      })
      return { container, video, audio: audio ?? undefined }
    }),
  )
  return found.filter((format) => format !== undefined)
}
