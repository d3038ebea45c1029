import { MOODS } from '@getaway/engine/following'
import { LANGUAGES } from '../language/language.ts'
import { DEFAULT_OVERLAY, GROUNDS, LAYOUTS, LIMITS, type OverlayOptions, PARTS, THEMES } from './options.ts'
import { parseFlag } from './parse-flag.ts'
import { parseLogo } from './parse-logo.ts'
import { plainText } from './plain-text.ts'

/** What stands in an address and makes no sense there. */
export interface OverlayFault {
  readonly name: string
  /** Its beginning. */
  readonly value: string
  readonly problem: 'wrong' | 'unknown'
}

export interface ParsedOverlay {
  readonly options: OverlayOptions
  readonly faults: readonly OverlayFault[]
}

type Reading = { readonly [Name in string]: (text: string) => Partial<OverlayOptions> | undefined }

const SHOWN_VALUE = 40
/** Read elsewhere: the key of a show, and what fixes the picture. */
const OF_OTHERS: ReadonlySet<string> = new Set(['show', 'quality', 'seed'])

/** Each parameter by its name; undefined: its text makes no sense. */
const READINGS = {
  layout: (text) => option('layout', oneOf(LAYOUTS, text)),
  parts: (text) => option('parts', subsetOf(PARTS, text)),
  ground: (text) => option('ground', oneOf(GROUNDS, text)),
  picture: (text) => option('picture', oneOf(['3d', '2d'], text)),
  names: (text) =>
    option(
      'names',
      bySeat(text, (name) => plainText(name, LIMITS.name)),
    ),
  colours: (text) => option('colours', bySeat(text, colourOf)),
  flags: (text) => option('flags', bySeat(text, parseFlag)),
  title: (text) => option('title', plainText(text, LIMITS.title)),
  series: (text) => option('series', seriesOf(text)),
  bestof: (text) => option('bestOf', wholeOf(text, 1, LIMITS.games)),
  delay: (text) => option('delayMs', wholeOf(text, 0, LIMITS.delayMs)),
  theme: (text) => option('theme', oneOf(THEMES, text)),
  lang: (text) => option('language', oneOf(LANGUAGES, text)),
  chroma: (text) => option('chroma', colourOf(text)),
  mood: (text) => option('mood', oneOf(MOODS, text)),
  scale: (text) => option('scale', scaleOf(text)),
  replays: (text) => option('hasReplays', switchOf(text)),
  replaybuffer: (text) => option('savesReplayBuffer', switchOf(text)),
} satisfies Reading

export type OverlayParameter = keyof typeof READINGS | 'logo'

/** The options of an overlay’s address, after `?` or `#`; what makes no sense is left out, and listed. */
export function parseOverlay({
  search,
  hash,
}: {
  readonly search: string
  readonly hash: string
}): ParsedOverlay {
  const asked = [...new URLSearchParams(search), ...new URLSearchParams(hash.replace(/^#/, ''))]
  const faults: OverlayFault[] = []
  const logos: (string | undefined)[] = []
  let options = DEFAULT_OVERLAY
  const complain = (name: string, value: string, problem: OverlayFault['problem']) =>
    faults.push({ name: name.slice(0, SHOWN_VALUE), value: value.slice(0, SHOWN_VALUE), problem })

  for (const [name, value] of asked) {
    if (OF_OTHERS.has(name)) continue
    if (name === 'logo') {
      const logo = value === '' ? undefined : parseLogo(value)
      const isWrong = logos.length >= LIMITS.seats || (value !== '' && logo === undefined)
      if (isWrong) complain(name, value, 'wrong')
      if (logos.length < LIMITS.seats) logos.push(logo)
      continue
    }
    const read = Object.hasOwn(READINGS, name) ? READINGS[name as keyof typeof READINGS] : undefined
    const changed = read?.(value.trim())
    if (changed) options = { ...options, ...changed }
    else complain(name, value, read ? 'wrong' : 'unknown')
  }
  return { options: logos.some(Boolean) ? { ...options, logos } : options, faults }
}

function option<Name extends keyof OverlayOptions>(
  name: Name,
  value: OverlayOptions[Name] | undefined,
): Partial<OverlayOptions> | undefined {
  return value === undefined ? undefined : { [name]: value }
}

function oneOf<Value extends string>(all: readonly Value[], text: string): Value | undefined {
  return all.find((one) => one === text)
}

/** In the order of the whole; one that is unknown spoils the list. */
function subsetOf<Value extends string>(all: readonly Value[], text: string): readonly Value[] | undefined {
  const wanted = text.split(',').map((one) => one.trim())
  return wanted.every((one) => all.some((known) => known === one))
    ? all.filter((one) => wanted.includes(one))
    : undefined
}

/** A value for each seat; an empty one leaves it as it is. */
function bySeat(
  text: string,
  read: (text: string) => string | undefined,
): readonly (string | undefined)[] | undefined {
  const parts = text.split(',').map((part) => part.trim())
  const values = parts.map((part) => (part === '' ? undefined : read(part)))
  const isRight =
    parts.length <= LIMITS.seats && values.every((value, seat) => value !== undefined || parts[seat] === '')
  return isRight && values.some(Boolean) ? values : undefined
}

/** Six hexadecimal digits, or three, with or without `#`. */
export function colourOf(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1]?.toLowerCase()
  if (!digits) return undefined
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

function seriesOf(text: string): readonly number[] | undefined {
  const won = text.split('-').map((part) => wholeOf(part, 0, LIMITS.games))
  const isWhole = won.length >= 2 && won.length <= LIMITS.seats
  return isWhole ? won.reduce<number[] | undefined>(withWhole, []) : undefined
}

function withWhole(all: number[] | undefined, next: number | undefined): number[] | undefined {
  return all && next !== undefined ? [...all, next] : undefined
}

function wholeOf(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

function scaleOf(text: string): number | undefined {
  const value = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return value >= LIMITS.scale.least && value <= LIMITS.scale.most ? value : undefined
}

function switchOf(text: string): boolean | undefined {
  return text === '1' ? true : text === '0' ? false : undefined
}
