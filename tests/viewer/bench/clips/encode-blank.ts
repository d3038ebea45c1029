import type { Browser } from 'playwright-core'
import { premise } from '../../../bench/figures.ts'
import { withPage } from '../with-page.ts'

const ROUNDS = 3

/** Frames of nothing that this browser encodes in a second by itself, the best of several rounds. */
export function encodeBlank(browser: Browser, codec: string, frames: number): Promise<number> {
  return withPage(browser, async (page) => {
    // Only pages of this machine, or of a secure line, may encode.
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.addInitScript({ content: 'globalThis.__name = (it) => it' })
    await page.goto('http://localhost/')
    const rates: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { chunks, rate } = await page.evaluate(encode, { codec, frames })
      premise(chunks === frames, `${chunks} of ${frames} blank frames were encoded`)
      rates.push(rate)
    }
    return Math.max(...rates)
  })
}

/** Runs in the page. */
async function encode({ codec, frames }: { readonly codec: string; readonly frames: number }) {
  const canvas = new OffscreenCanvas(320, 180)
  canvas.getContext('2d')?.fillRect(0, 0, 320, 180)
  const chunks: unknown[] = []
  const encoder = new VideoEncoder({ output: (chunk) => chunks.push(chunk), error: reportError })
  encoder.configure({
    codec,
    width: 320,
    height: 180,
    framerate: 30,
    bitrate: 1_000_000,
    latencyMode: 'quality',
  })
  const from = performance.now()
  for (let nth = 0; nth < frames; nth++) {
    const frame = new VideoFrame(canvas, { timestamp: (nth * 1_000_000) / 30, duration: 1_000_000 / 30 })
    encoder.encode(frame, { keyFrame: nth % 60 === 0 })
    frame.close()
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve))
  }
  await encoder.flush()
  return { chunks: chunks.length, rate: (frames * 1000) / (performance.now() - from) }
}
