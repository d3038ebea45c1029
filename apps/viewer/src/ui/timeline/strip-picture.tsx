import type { Stretch } from '../../playback/pauses.ts'
import { type Span, within } from '../../playback/playback.ts'
import type { Flag, Strip } from '../../table/strip.ts'
import { classNames } from '../common/class-names.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { inColour } from '../common/in-colour.ts'
import { roomFor } from './room-for.ts'
import stripStyles from './timeline-strip.module.css'

interface Props {
  readonly strip: Strip
  /** What one looks at: all of it, or a part. */
  readonly span: Span
  readonly pauses: readonly Stretch[]
  /** What comes after it is not known yet. */
  readonly knownUntil: number
  /** Of the strip, in px. */
  readonly width: number
  /** The present chapter; -1: before the first. */
  readonly present: number
}

/** It is drawn on a line so many units long, and stretched. */
const LENGTH = 1000

/** The chapters, and what happened in them: what stays while only the instant moves. */
export function StripPicture({ strip, span, pauses, knownUntil, width, present }: Props) {
  const { start, end } = span
  const share = (at: number) => shareAlong(span, at)
  const isInside = ({ at }: { readonly at: number }) => at >= start && at <= end
  const ticks = strip.ticks.filter(isInside)
  const path = (side: 'above' | 'below', from: number, to: number) =>
    ticks
      .filter((tick) => tick.side === side)
      .map(({ at }) => `M${(share(at) * LENGTH).toFixed(2)} ${from}V${to}`)
      .join('')
  const stretch = (from: number, until: number) => ({
    left: cssPercent(share(from)),
    width: cssPercent(share(until) - share(from)),
  })

  return (
    <>
      {strip.chapters.map(({ label, sign, from, to: until }, index) => {
        const to = index === strip.chapters.length - 1 ? Math.min(knownUntil, end) : until
        if (to <= start || from >= end) return null
        return (
          <span
            key={from}
            class={
              index === present ? classNames(stripStyles.chapter, stripStyles.present) : stripStyles.chapter
            }
            style={{
              '--before': cssPercent(share(from)),
              '--after': cssPercent(1 - share(Math.max(from, to))),
            }}
          >
            <em>{roomFor((share(to) - share(from)) * width, label, sign)}</em>
          </span>
        )
      })}
      {pauses
        .filter(({ from, until }) => until > start && from < Math.min(end, knownUntil))
        .map(({ from, until }) => (
          <span key={from} class={stripStyles.pause} style={stretch(from, until)} />
        ))}
      <svg
        style={{ strokeWidth: Math.min(1.8, Math.max(0.7, 400 / ticks.length)) }}
        viewBox={`0 0 ${LENGTH} 70`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class={stripStyles.above} d={path('above', 44, 53)} />
        <path class={stripStyles.below} d={path('below', 56, 65)} />
      </svg>
      {thinned(strip.flags.filter(isInside), (at) => share(at) * width).map(({ at, kind, label }) => (
        <i
          key={`${kind.id}${at}${label}`}
          class={kind.isEnding ? classNames(stripStyles.flag, stripStyles.ending) : stripStyles.flag}
          style={{ ...inColour(kind.emblem.colour), left: cssPercent(share(at)) }}
        >
          <EmblemMark emblem={kind.emblem} />
        </i>
      ))}
      {knownUntil < end && (
        <span class={stripStyles.unseen} style={stretch(Math.max(knownUntil, start), end)} />
      )}
    </>
  )
}

/** Of flags of one kind that would cover each other, in px, the first one stands for all. */
const APART = 9

function thinned(flags: readonly Flag[], xOf: (at: number) => number): Flag[] {
  const last = new Map<string, number>()
  return flags.filter(({ at, kind }) => {
    const x = xOf(at)
    if (x - (last.get(kind.id) ?? Number.NEGATIVE_INFINITY) < APART) return false
    last.set(kind.id, x)
    return true
  })
}

/** How far an instant lies along the whole. */
export function shareAlong(span: Span, at: number): number {
  const { start, end } = span
  return end > start ? (within(span, at) - start) / (end - start) : 0
}

export function cssPercent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
