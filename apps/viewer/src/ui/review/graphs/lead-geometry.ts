import type { ChapterReview, LeadLine, Measure } from '../../../table/reviewing.ts'

export interface LeadGeometry {
  /** As paths of SVG, in px. */
  readonly line: string
  readonly area: string
  /** Values at which the axis is marked. */
  readonly ticks: readonly number[]
  /** Where nobody is ahead. */
  readonly base: number
  xOf(at: number): number
  yOf(value: number): number
}

interface Box {
  /** Where the picture begins. */
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Room for the times below, and for the flags of endings above. */
const FOOT = 18
const HEAD = 20
const MOST_TICKS = 5

/** A line that holds each value until the next, in a box of so many px. */
export function leadGeometry(
  { points }: LeadLine,
  { from, until }: Pick<ChapterReview, 'from' | 'until'>,
  measure: Pick<Measure, 'from' | 'to'>,
  { left, width, height }: Box,
): LeadGeometry {
  const values = points.map(({ value }) => value)
  const low = Math.min(measure.from, ...values)
  const high = Math.max(measure.to, ...values)
  const xOf = (at: number) => left + ((at - from) / Math.max(1, until - from)) * (width - left)
  const yOf = (value: number) =>
    HEAD + (1 - (value - low) / Math.max(1e-9, high - low)) * (height - HEAD - FOOT)
  const base = yOf(Math.max(low, 0))
  const [first] = points
  const steps = points
    .map(({ at, value }, index) => `${index === 0 ? '' : `H${px(xOf(at))}`}V${px(yOf(value))}`)
    .join('')
  const start = first ? `${px(xOf(first.at))} ${px(yOf(first.value))}` : '0 0'
  const line = first ? `M${start}${steps}H${px(width)}` : ''
  const area = first ? `M${px(xOf(first.at))} ${px(base)}${steps}H${px(width)}V${px(base)}Z` : ''
  return { line, area, ticks: ticksOf(low, high), base, xOf, yOf }
}

/** Round numbers, few enough to be read. */
export function ticksOf(low: number, high: number): readonly number[] {
  const rough = (high - low) / (MOST_TICKS - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const from = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - from + 1 }, (_, index) => (from + index) * step)
}

/** µs */
const STEPS = [5, 10, 15, 30, 60, 120, 300, 600].map((seconds) => seconds * 1_000_000)
const APART = 84

/** Instants at which a chapter so many px wide is dated. */
export function axisTimes(
  { from, until }: Pick<ChapterReview, 'from' | 'until'>,
  width: number,
): readonly number[] {
  const span = until - from
  const step = STEPS.find((one) => (one / Math.max(1, span)) * width >= APART) ?? span
  const times: number[] = []
  // The last one would be cut off at the edge.
  for (let at = from + step; at < until - span * (20 / Math.max(1, width)) && step > 0; at += step)
    times.push(at)
  return times
}

function px(value: number): string {
  return value.toFixed(1)
}
