import { useMemo, useRef } from 'preact/hooks'
import type { Strip } from '../games/game-table.ts'
import { within } from '../playback/playback.ts'
import { slideOf } from '../viewing/keys.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { clockText } from './clock-text.ts'
import { useDesk, useWords } from './desk.ts'
import { percent, StripPicture, shareOf } from './strip-picture.tsx'
import { useWidth } from './use-width.ts'

const NOTHING: Strip = { chapters: [], ticks: [], flags: [] }
/** Flags that have less room each, in px, are drawn smaller. */
const CROWDED = 26

/** The whole match on one line: rounds as chapters, what happened in them, and where one is. */
export function TimelineStrip({ viewing }: { readonly viewing: Viewing }) {
  const { language } = useDesk()
  const say = useWords()
  const bar = useRef<HTMLDivElement>(null)
  const width = useWidth(bar)
  const [known, table, span] = [viewing.known.value, viewing.table.value, viewing.span.value]
  const strip = useMemo(
    () => (known && table ? table.stripOf(known.timeline, language.value) : NOTHING),
    [known, table, language.value],
  )
  const { start, end } = span
  const instant = within(span, viewing.instant.value)
  const present = strip.chapters.findLastIndex(({ from }) => instant >= from)
  // The same picture is not drawn again: the instant moves with every frame.
  const picture = useMemo(
    () => <StripPicture strip={strip} span={span} width={width} present={present} />,
    [strip, span, width, present],
  )

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
  const slide = (event: KeyboardEvent) => {
    const act = slideOf(event.key, viewing)
    if (!act) return
    event.preventDefault()
    act()
  }
  const at = percent(shareOf(span, instant))
  const position = say('control.position', { at: clockText(instant - start), length: clockText(end - start) })

  return (
    <div
      class={strip.flags.length * CROWDED > width ? 'strip crowded' : 'strip'}
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
      onKeyDown={slide}
    >
      {picture}
      <span class="played" style={{ width: at }} />
      <span class="head" style={{ left: at }} />
    </div>
  )
}
