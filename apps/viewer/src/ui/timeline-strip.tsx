import { useMemo, useRef } from 'preact/hooks'
import type { Strip } from '../games/game-table.ts'
import { within } from '../playback/playback.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { clockText } from './clock-text.ts'
import { useDesk, useWords } from './desk.ts'

const NOTHING: Strip = { chapters: [], ticks: [], flags: [] }
/** The strip is drawn on a line so many units long, and stretched. */
const LENGTH = 1000
/** A chapter with less of the whole has no room for its label. */
const NARROW = 0.075

/** The whole match on one line: rounds as chapters, what happened in them, and where one is. */
export function TimelineStrip({ viewing }: { readonly viewing: Viewing }) {
  const { language } = useDesk()
  const say = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const [known, table, span] = [viewing.known.value, viewing.table.value, viewing.span.value]
  const strip = useMemo(
    () => (known && table ? table.stripOf(known.timeline, language.value) : NOTHING),
    [known, table, language.value],
  )
  const { start, end } = span
  const share = (at: number) => (end > start ? (within(span, at) - start) / (end - start) : 0)
  const percent = (at: number) => `${(share(at) * 100).toFixed(3)}%`
  const path = (side: 'above' | 'below', from: number, to: number) =>
    strip.ticks
      .filter((tick) => tick.side === side)
      .map(({ at }) => `M${(share(at) * LENGTH).toFixed(2)} ${from}V${to}`)
      .join('')

  const seekTo = (clientX: number) => {
    const box = bar.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const part = Math.min(Math.max((clientX - box.left) / box.width, 0), 1)
    viewing.seek(start + part * (end - start))
  }
  const drag = (event: PointerEvent) => {
    if (event.type === 'pointerdown') bar.current?.setPointerCapture(event.pointerId)
    else if (!bar.current?.hasPointerCapture(event.pointerId)) return
    seekTo(event.clientX)
  }
  const instant = viewing.instant.value
  const position = say('control.position', { at: clockText(instant - start), length: clockText(end - start) })

  return (
    <div
      class="strip"
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label={say('control.line')}
      aria-valuemin={0}
      aria-valuemax={Math.round((end - start) / 1000)}
      aria-valuenow={Math.round((instant - start) / 1000)}
      aria-valuetext={position}
      onPointerDown={drag}
      onPointerMove={drag}
    >
      {strip.chapters.map(({ label, sign, from, to: until }, index) => {
        const to = index === strip.chapters.length - 1 ? end : until
        return (
          <span
            key={from}
            class={instant >= from && instant < to ? 'chapter present' : 'chapter'}
            style={{ left: percent(from), width: `calc(${percent(to)} - ${percent(from)})` }}
          >
            <em>{share(to) - share(from) < NARROW ? sign : label}</em>
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
        <i key={`${kind}${at}`} class={`flag ${kind}`} style={{ left: percent(at) }} title={label} />
      ))}
      <span class="played" style={{ width: percent(instant) }} />
      <span class="head" style={{ left: percent(instant) }} />
    </div>
  )
}
