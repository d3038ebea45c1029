import type { FilmOrder } from '../../../../packages/cli/src/clip/clip-options.ts'
import { figureRow, premise, printTable, type Tell } from '../../../bench/figures.ts'
import { times } from '../../../bench/measure.ts'
import { launchChromium } from '../../../support/browser/chromium.ts'
import { longestMatch } from '../longest-match.ts'
import { encodeBlank } from './encode-blank.ts'
import { type Filmed, filmIn } from './film-in.ts'

// By itself it prints; `npm run bench -- clips` is told the tables.
const tell: Tell = process.send ? (table) => process.send?.(table) : printTable

const ROUNDS = 2
const FLAT_SECONDS = 10
/** Without a graphics card a frame of eight exposures takes a second or two. */
const SOLID_SECONDS = 0.2
const FROM_SECONDS = 20
const FPS = 30
const GIF_FPS = 20

const ORDER: FilmOrder = {
  ...{ kind: 'clip', container: 'mp4', width: 320, height: 180, picture: '2d', view: 'director' },
  ...{ from: FROM_SECONDS * 1_000_000, until: (FROM_SECONDS + FLAT_SECONDS) * 1_000_000, speed: 1 },
  ...{ exposures: 8, quality: 'medium', seed: 1, hasCaption: true, hasSound: true },
  ...{ language: 'en', longest: 600 },
}
const solid = { picture: '3d', until: (FROM_SECONDS + SOLID_SECONDS) * 1_000_000 } as const

const { log } = longestMatch(40, 2)
const browser = await launchChromium()
try {
  const bare = {
    mp4: await encodeBlank(browser, 'avc1.42001f', FLAT_SECONDS * FPS),
    webm: await encodeBlank(browser, 'vp09.00.10.08', FLAT_SECONDS * FPS),
  }
  /** Seconds of clip that are made in a second, the best of several rounds. */
  const rateOf = async (change: Partial<FilmOrder>, seconds: number, rounds = ROUNDS) => {
    const made: Filmed[] = []
    for (let round = 0; round < rounds; round++)
      made.push(await filmIn(browser, { ...ORDER, ...change }, new TextEncoder().encode(log)))
    for (const { bytes } of made)
      premise(bytes > 2000, `a clip of ${bytes} bytes shows no match (${JSON.stringify(change)})`)
    return seconds / Math.min(...made.map((one) => one.seconds))
  }
  const rates = {
    mp4: await rateOf({}, FLAT_SECONDS),
    webm: await rateOf({ container: 'webm' }, FLAT_SECONDS),
    gif: await rateOf({ kind: 'gif' }, FLAT_SECONDS),
    solid: await rateOf(solid, SOLID_SECONDS, 1),
    draft: await rateOf({ ...solid, exposures: 2, quality: 'low' }, SOLID_SECONDS, 1),
  }
  const row = (what: string, rate: number, beside: number) =>
    figureRow(what, `${rate.toFixed(rate < 1 ? 3 : 1)} s`, times(rate, beside))
  tell({
    title: 'Seconds of clip made in a second (320 × 180, with names, score and sound, checked)',
    rows: [
      row('bare WebCodecs: as many blank frames, H.264', bare.mp4 / FPS, bare.mp4 / FPS),
      row('bare WebCodecs: as many blank frames, VP9', bare.webm / FPS, bare.webm / FPS),
      row('flat, MP4', rates.mp4, bare.mp4 / FPS),
      row('flat, WebM', rates.webm, bare.webm / FPS),
      row(`flat, GIF, ${GIF_FPS} frames a second`, rates.gif, bare.mp4 / GIF_FPS),
      row('3D without a graphics card, 8 exposures, medium', rates.solid, bare.mp4 / FPS),
      row('3D without a graphics card, 2 exposures, low', rates.draft, bare.mp4 / FPS),
    ],
  })
} finally {
  await browser.close()
}
