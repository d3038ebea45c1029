import type { Strip } from '../games/game-table.ts'
import { type Span, within } from '../playback/playback.ts'
import { roomFor } from './room-for.ts'

interface Props {
  readonly strip: Strip
  readonly span: Span
  /** Of the strip, in px. */
  readonly width: number
  /** Which chapter one is in; -1: before the first. */
  readonly present: number
}

/** It is drawn on a line so many units long, and stretched. */
const LENGTH = 1000

/** Rounds as chapters, and what happened in them: what stays while only the instant moves. */
export function StripPicture({ strip, span, width, present }: Props) {
  const { start, end } = span
  const share = (at: number) => shareOf(span, at)
  const path = (side: 'above' | 'below', from: number, to: number) =>
    strip.ticks
      .filter((tick) => tick.side === side)
      .map(({ at }) => `M${(share(at) * LENGTH).toFixed(2)} ${from}V${to}`)
      .join('')

  return (
    <>
      {strip.chapters.map(({ label, sign, from, to: until }, index) => {
        const to = index === strip.chapters.length - 1 ? end : until
        return (
          <span
            key={from}
            class={index === present ? 'chapter present' : 'chapter'}
            style={{ left: percent(share(from)), width: percent(share(to) - share(from)) }}
          >
            <em>{roomFor((share(to) - share(from)) * width, label, sign)}</em>
          </span>
        )
      })}
      <svg
        style={{ strokeWidth: Math.min(1.6, Math.max(0.7, 400 / strip.ticks.length)) }}
        viewBox={`0 0 ${LENGTH} 40`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class="tiles" d={path('above', 15, 24)} />
        <path class="markers" d={path('below', 27, 36)} />
      </svg>
      {strip.flags.map(({ at, kind, label }) => (
        <i
          key={`${kind}${at - start}`}
          class={`flag ${kind}`}
          style={{ left: percent(share(at)) }}
          title={label}
        />
      ))}
    </>
  )
}

/** How far an instant lies along the whole. */
export function shareOf(span: Span, at: number): number {
  const { start, end } = span
  return end > start ? (within(span, at) - start) / (end - start) : 0
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
