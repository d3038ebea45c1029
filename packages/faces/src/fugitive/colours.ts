import type { DeckNumber, EventIcon } from '@getaway/engine/fugitive'
import type { Shape } from '../drawing/drawing.ts'

/** What a deck is printed in: its town, its country, its coast; without a deck, the prison's. */
export interface DeckPaint {
  readonly ground: string
  readonly line: string
  readonly light: string
}

const DECK: Readonly<Record<DeckNumber, DeckPaint>> = {
  1: { ground: '#8f3b2b', line: '#b05a43', light: '#f0b59b' },
  2: { ground: '#2c5a40', line: '#447a58', light: '#b9d69a' },
  3: { ground: '#1f4e6b', line: '#356f8d', light: '#a3d2de' },
}
const PRISON: DeckPaint = { ground: '#38344a', line: '#575068', light: '#f3c866' }

export function deckPaint(deck: DeckNumber | undefined): DeckPaint {
  return deck === undefined ? PRISON : DECK[deck]
}

export const ICON_PAINT: Readonly<Record<EventIcon, DeckPaint>> = {
  footprints: { ground: '#c9772e', line: '#b5651f', light: '#f8d9a8' },
  neither: { ground: '#74657f', line: '#66566f', light: '#ddd0e0' },
  glass: { ground: '#2f7180', line: '#266270', light: '#bfe0e2' },
}
export const EVENT_BACK: DeckPaint = { ground: '#4a3557', line: '#614872', light: '#f3b83c' }

/** From one colour (#rrggbb) to another, 0 to 1. */
export function mixed(from: string, to: string, share: number): string {
  const [one, other] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)]
  const part = (shift: number) => {
    const [a, b] = [(one >> shift) & 255, (other >> shift) & 255]
    return Math.round(a + (b - a) * share)
  }
  return `#${((part(16) << 16) | (part(8) << 8) | part(0)).toString(16).padStart(6, '0')}`
}

/** The shapes as a dim light shows them; what shines is left as it is. */
export function dimmed(
  shapes: readonly Shape[],
  tone: string,
  share: number,
  shining: readonly string[],
): Shape[] {
  const dim = (colour: string) => (shining.includes(colour) ? colour : mixed(colour, tone, share))
  return shapes.map(({ path, paint }) => ({
    path,
    paint: {
      ...paint,
      ...(paint.fill !== undefined && { fill: dim(paint.fill) }),
      ...(paint.stroke !== undefined && { stroke: dim(paint.stroke) }),
    },
  }))
}
