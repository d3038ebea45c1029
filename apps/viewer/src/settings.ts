import { effect, type Signal, signal } from '@preact/signals'
import { LANGUAGES, type Language, languageOf } from './language/language.ts'

export type Theme = 'system' | 'light' | 'dark'
export type PictureKind = '3d' | '2d'

/** What somebody chose once and finds again: kept in this browser, where it keeps anything. */
export interface Settings {
  readonly language: Signal<Language>
  readonly theme: Signal<Theme>
  /** The table in 3D or drawn flat. */
  readonly picture: Signal<PictureKind>
  /** Lengths, later events and results stay hidden until they have been shown. */
  readonly isSpoilerFree: Signal<boolean>
  /** Links, QR codes and the own hand stay hidden until pressed: others see this screen. */
  readonly isStreaming: Signal<boolean>
  /** The own hand is seen only while a finger holds it: somebody may look over a shoulder. */
  readonly coversHand: Signal<boolean>
  /** A replay passes over time in which nothing happens. */
  readonly skipsPauses: Signal<boolean>
  /** What could be known is shown beside the table, once it may be. */
  readonly showsInsight: Signal<boolean>
  readonly isMuted: Signal<boolean>
  /** Of what can be heard, 0 to 1. */
  readonly volume: Signal<number>
  /** The phone trembles at what its player does. */
  readonly vibrates: Signal<boolean>
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'getaway.settings'

interface Kept {
  language?: Language
  theme?: Theme
  picture?: PictureKind
  isSpoilerFree?: boolean
  isStreaming?: boolean
  coversHand?: boolean
  skipsPauses?: boolean
  showsInsight?: boolean
  isMuted?: boolean
  volume?: number
  vibrates?: boolean
}

const VOLUME = 0.7

export function createSettings(wanted: readonly string[], store: Store | undefined): Settings {
  const kept = read(store)
  const language = LANGUAGES.includes(kept.language as Language) ? (kept.language as Language) : undefined
  const settings = {
    language: signal(language ?? languageOf(wanted)),
    theme: signal(oneOf(kept.theme, ['system', 'light', 'dark'] as const)),
    picture: signal(oneOf(kept.picture, ['3d', '2d'] as const)),
    isSpoilerFree: signal(kept.isSpoilerFree === true),
    isStreaming: signal(kept.isStreaming === true),
    coversHand: signal(kept.coversHand === true),
    skipsPauses: signal(kept.skipsPauses === true),
    showsInsight: signal(kept.showsInsight !== false),
    isMuted: signal(kept.isMuted === true),
    volume: signal(shareOf(kept.volume) ?? VOLUME),
    vibrates: signal(kept.vibrates !== false),
  }
  // The browser's language may change as long as nobody chose another one here.
  const found = settings.language.peek()
  let chosen = language
  effect(() => {
    const now = settings.language.value
    if (now !== found) chosen = now
    write(store, {
      ...(chosen && { language: now }),
      theme: settings.theme.value,
      picture: settings.picture.value,
      isSpoilerFree: settings.isSpoilerFree.value,
      isStreaming: settings.isStreaming.value,
      coversHand: settings.coversHand.value,
      skipsPauses: settings.skipsPauses.value,
      showsInsight: settings.showsInsight.value,
      isMuted: settings.isMuted.value,
      volume: settings.volume.value,
      vibrates: settings.vibrates.value,
    })
  })
  return settings
}

function oneOf<T extends string>(value: unknown, all: readonly [T, ...T[]]): T {
  return all.find((one) => one === value) ?? all[0]
}

function shareOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined
}

function read(store: Store | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function write(store: Store | undefined, kept: Kept): void {
  try {
    store?.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
