import type { Mood } from '@getaway/engine/following'
import type { Language } from '../language/language.ts'

/** What an overlay can be made of. */
export const PARTS = ['table', 'score', 'clock', 'items', 'lead', 'names', 'story', 'series'] as const
export type OverlayPart = (typeof PARTS)[number]

export const LAYOUTS = ['16:9', '9:16', 'table', 'score'] as const
export type OverlayLayout = (typeof LAYOUTS)[number]

/** What the pieces lie on: nothing, so that the scene below shows through; the table; or the table in its room. */
export const GROUNDS = ['none', 'table', 'room'] as const
export type OverlayGround = (typeof GROUNDS)[number]

export const THEMES = ['dark', 'light'] as const
export type OverlayTheme = (typeof THEMES)[number]

/** How an overlay looks and what it tells: all of it stands in its address. */
export interface OverlayOptions {
  readonly layout: OverlayLayout
  readonly parts: readonly OverlayPart[]
  readonly ground: OverlayGround
  readonly picture: '3d' | '2d'
  /** By seat; undefined: as in the match. */
  readonly names: readonly (string | undefined)[]
  /** By seat, as `#f2a65a`. */
  readonly colours: readonly (string | undefined)[]
  /** By seat: addresses of raster images. */
  readonly logos: readonly (string | undefined)[]
  /** By seat: codes of countries, such as `IT`. */
  readonly flags: readonly (string | undefined)[]
  /** Of the event, over the score. */
  readonly title: string | undefined
  /** Matches won in the series, by seat. */
  readonly series: readonly number[]
  /** How many matches the series has at most. */
  readonly bestOf: number | undefined
  /** So much later than the match’s own spectators (ms). */
  readonly delayMs: number
  readonly theme: OverlayTheme
  /** Undefined: that of the browser. */
  readonly language: Language | undefined
  /** The colour of the ground where a program knows no transparency. */
  readonly chroma: string | undefined
  /** The light at the table; undefined: an evening’s. */
  readonly mood: Mood | undefined
  /** How large letters and graphics are: 1 is for a picture as wide as a screen. */
  readonly scale: number
  /** The last key moment is shown once more in pauses. */
  readonly hasReplays: boolean
  /** Asks OBS to save its replay buffer at key moments. */
  readonly savesReplayBuffer: boolean
}

export const DEFAULT_OVERLAY: OverlayOptions = {
  layout: '16:9',
  parts: PARTS,
  ground: 'none',
  picture: '3d',
  names: [],
  colours: [],
  logos: [],
  flags: [],
  title: undefined,
  series: [],
  bestOf: undefined,
  delayMs: 0,
  theme: 'dark',
  language: undefined,
  chroma: undefined,
  mood: undefined,
  scale: 1,
  hasReplays: true,
  savesReplayBuffer: true,
}

/** Changes some of them. */
export type OnOptions = (change: Partial<OverlayOptions>) => void

/** What is too long, too large or too many is no option. */
export const LIMITS = {
  seats: 6,
  name: 24,
  title: 60,
  delayMs: 600_000,
  games: 99,
  /** Characters of an address. */
  logo: 2_000,
  /** The same of an image that stands in the address itself. */
  logoData: 60_000,
  scale: { least: 0.5, most: 2 },
} as const
