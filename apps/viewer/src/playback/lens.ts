import type { Span } from './playback.ts'

/** The part of a span that one looks at closely; undefined: all of it. */
export interface TimeLens {
  readonly from: number
  readonly until: number
}

/** So much has to be seen. */
const NARROWEST = 3_000_000
/** Who comes in at an edge sees so much of what was before. */
const MARGIN = 0.08

/** Closer (a factor above 1) or further, so that what lies under the pointer stays there. */
export function zoomedLens(
  span: Span,
  lens: TimeLens | undefined,
  factor: number,
  around: number,
): TimeLens | undefined {
  const { from, until } = lens ?? wholeOf(span)
  const length = Math.max((until - from) / factor, NARROWEST)
  if (length >= span.end - span.start) return undefined
  const share = until > from ? (around - from) / (until - from) : 0.5
  return placed(span, around - share * length, length)
}

/** The same length, elsewhere. */
export function panned(span: Span, { from, until }: TimeLens, by: number): TimeLens {
  return placed(span, from + by, until - from)
}

/** Turns the page when an instant has left it. */
export function showing(span: Span, lens: TimeLens, instant: number): TimeLens {
  const { from, until } = lens
  if (instant >= from && instant <= until) return lens
  const length = until - from
  return placed(span, instant > until ? instant - MARGIN * length : instant - (1 - MARGIN) * length, length)
}

/** What one looks at, as a span of its own. */
export function throughLens(span: Span, lens: TimeLens | undefined): Span {
  return lens ? { start: lens.from, end: lens.until, isLive: span.isLive } : span
}

function placed(span: Span, from: number, length: number): TimeLens {
  const start = Math.max(span.start, Math.min(from, span.end - length))
  return { from: start, until: Math.min(start + length, span.end) }
}

function wholeOf({ start, end }: Span): TimeLens {
  return { from: start, until: end }
}
