import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Result } from '@getaway/engine'
import { callFrom } from '../terminal/call-from.ts'
import { parseTime } from './parse-time.ts'

export const CLIP_HELP = `getaway clip: film a stretch of a recorded match, without a screen

Usage
  getaway clip LOG --out FILE [options]      LOG: .getaway.jsonl or .jsonl.gz; - reads standard input

Options
  --out FILE          the file to write; its ending says what it is: .mp4, .webm, .gif or .png
  --from TIME         from when in the match: 1:30, 1m30s, 90s (0:00)
  --to TIME           … to when (the end); a picture (.png) shows the instant --from
  --size WxH          in pixels (1280x720; a GIF 480x270)
  --format NAME       mp4, webm, gif or png, whatever the file's ending
  --flat              the table drawn flat; a GIF always is
  --view NAME         the camera in 3D: director, follow, cinematic or top (director)
  --speed X           0.25 is slow motion, 2 is twice as fast (1)
  --exposures N       how many pictures each frame is blended from in 3D (8)
  --quality NAME      of light and shadows: low, medium or high (medium)
  --silent            without sound
  --bare              without names and score
  --language NAME     of the words in the picture: en or it (en)
  --seed N            what is left to chance, as the grain of the wood (1)
  --browser PROGRAM   the Chromium that draws it (CHROMIUM, or what the machine has)
  --force             replace a file that is there already
  --help              this page

What it needs
  Chromium or Google Chrome. No window opens, and nothing is loaded from or sent to the network. What the browser
  does not encode is refused: Debian's Chromium encodes MP4 (H.264, with Opus for sound) and WebM (VP9, Opus).
  Without a graphics card 3D takes seconds for a frame; --flat is many times faster.

Exit codes
  0    filmed
  2    wrong usage, not a readable log, no browser, or a file that can't be made
  130  stopped by Ctrl-C
`

export const KINDS = { mp4: 'clip', webm: 'clip', gif: 'gif', png: 'picture' } as const
type Format = keyof typeof KINDS
const VIEWS = ['director', 'follow', 'cinematic', 'top'] as const
const QUALITIES = ['low', 'medium', 'high'] as const
const LANGUAGES = ['en', 'it'] as const
/** The page keeps the whole file in memory. */
const LONGEST_SECONDS = 600
const MOST_SIDE = 16_384
const LEAST_SIDE = 64

/** What the page is asked to film; instants are µs into the match. */
export interface FilmOrder {
  readonly kind: (typeof KINDS)[Format]
  readonly container: 'mp4' | 'webm'
  readonly from: number
  readonly until: number | null
  readonly width: number
  readonly height: number
  readonly picture: '2d' | '3d'
  readonly view: (typeof VIEWS)[number]
  readonly speed: number
  readonly exposures: number
  readonly quality: (typeof QUALITIES)[number]
  readonly seed: number
  readonly hasCaption: boolean
  readonly hasSound: boolean
  readonly language: (typeof LANGUAGES)[number]
  /** So many seconds at most. */
  readonly longest: number
}

export interface ClipCall {
  readonly log: string
  readonly out: string
  readonly force: boolean
  readonly browser: string | undefined
  readonly order: FilmOrder
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseClipCall(args: readonly string[]): Result<ClipCall | 'help'> {
  return callFrom(
    () => parse(args),
    ({ values, positionals }) => callOf(values, positionals),
  )
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      from: { type: 'string', default: '0:00' },
      to: { type: 'string' },
      size: { type: 'string' },
      format: { type: 'string' },
      flat: { type: 'boolean', default: false },
      view: { type: 'string', default: 'director' },
      speed: { type: 'string', default: '1' },
      exposures: { type: 'string', default: '8' },
      quality: { type: 'string', default: 'medium' },
      silent: { type: 'boolean', default: false },
      bare: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      seed: { type: 'string', default: '1' },
      browser: { type: 'string' },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
}

/** Throws what is wrong, option by option. */
function callOf(values: ReturnType<typeof parse>['values'], logs: readonly string[]): ClipCall {
  const [log, ...more] = logs
  if (log === undefined || more.length > 0) throw new Error('name one log')
  const { out, force, browser, flat, silent, bare } = values
  if (out === undefined) throw new Error('--out says where the file goes: --out clip.mp4')
  const format = formatOf(values.format, out)
  const from = timeOf('from', values.from)
  const until = values.to === undefined ? null : timeOf('to', values.to)
  if (until !== null && until <= from && format !== 'png')
    throw new Error(`--to must be later than --from: ${values.to} is not later than ${values.from}`)
  return {
    log,
    out,
    force,
    browser,
    order: {
      kind: KINDS[format],
      container: format === 'webm' ? 'webm' : 'mp4',
      from,
      until,
      ...sizeOf(values.size ?? (format === 'gif' ? '480x270' : '1280x720'), KINDS[format]),
      picture: flat || format === 'gif' ? '2d' : '3d',
      view: oneOf('view', values.view, VIEWS),
      speed: numberOf('speed', values.speed, 0.05, 16),
      exposures: wholeOf('exposures', values.exposures, 1, 256),
      quality: oneOf('quality', values.quality, QUALITIES),
      seed: wholeOf('seed', values.seed, 0, 999_999_999),
      hasCaption: !bare,
      hasSound: !silent,
      language: oneOf('language', values.language, LANGUAGES),
      longest: LONGEST_SECONDS,
    },
  }
}

function formatOf(asked: string | undefined, out: string): Format {
  const name = (asked ?? extname(out).slice(1)).toLowerCase()
  if (Object.hasOwn(KINDS, name)) return name as Format
  const names = Object.keys(KINDS)
  throw new Error(
    asked === undefined
      ? `--out must end with ${names.map((one) => `.${one}`).join(', ')}, or say what it is with --format: ${JSON.stringify(out)}`
      : `--format is ${names.join(', ')}, not ${JSON.stringify(asked)}`,
  )
}

function timeOf(name: string, text: string): number {
  const time = parseTime(text)
  if (time !== undefined) return time
  throw new Error(`--${name} is a time such as 1:30, 1m30s or 90s, not ${JSON.stringify(text)}`)
}

function sizeOf(text: string, kind: FilmOrder['kind']): { readonly width: number; readonly height: number } {
  const [, across, down] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? []
  const [width, height] = [Number(across), Number(down)]
  if (![width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE))
    throw new Error(
      `--size is width and height in pixels, each from ${LEAST_SIDE} to ${MOST_SIDE}: 1280x720, not ${JSON.stringify(text)}`,
    )
  if (kind === 'clip' && (width % 2 === 1 || height % 2 === 1))
    throw new Error(`--size of a clip has even sides, not ${JSON.stringify(text)}`)
  return { width, height }
}

function oneOf<Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((one) => one === text)
  if (found !== undefined) return found
  throw new Error(`--${option} is ${names.join(', ')}, not ${JSON.stringify(text)}`)
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (number >= least && number <= most) return number
  throw new Error(`--${option} is a number from ${least} to ${most}, not ${JSON.stringify(text)}`)
}

function wholeOf(option: string, text: string, least: number, most: number): number {
  const number = numberOf(option, text, least, most)
  if (Number.isInteger(number)) return number
  throw new Error(`--${option} is a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`)
}
