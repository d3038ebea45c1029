import { parseClock } from '../../clips/clock.ts'
import { within } from '../../clips/frame-times.ts'
import {
  isDrawable,
  LONGEST_GIF_SECONDS,
  LONGEST_SECONDS,
  type Shape,
  type Size,
  secondsOf,
  sizeOf,
} from '../../clips/order.ts'
import type { Container } from '../../clips/video/clip-formats.ts'
import type { Stretch } from '../../playback/pauses.ts'

export const KINDS = ['picture', 'clip', 'gif'] as const
export type Kind = (typeof KINDS)[number]
export const CARES = ['draft', 'good', 'best'] as const
export type Care = (typeof CARES)[number]

/** What somebody has chosen in the dialog, as they wrote it. */
export interface FilmChoices {
  readonly kind: Kind
  readonly table: '3d' | '2d'
  /** Of a picture. */
  readonly width: number
  readonly height: number
  /** Of a clip or a GIF. */
  readonly shape: Shape
  readonly side: number
  readonly gifSide: number
  readonly from: string
  readonly until: string
  readonly speed: number
  readonly container: Container
  readonly hasSound: boolean
  readonly hasCaption: boolean
  readonly care: Care
}

/** So many pictures for a frame. */
const EXPOSURES: Readonly<Record<'picture' | 'clip', Readonly<Record<Care, number>>>> = {
  picture: { draft: 4, good: 16, best: 48 },
  clip: { draft: 2, good: 8, best: 24 },
}

export function exposuresOf({ kind, care }: Pick<FilmChoices, 'kind' | 'care'>): number {
  return kind === 'gif' ? 1 : EXPOSURES[kind][care]
}

export function chosenSize({ kind, width, height, shape, side, gifSide }: FilmChoices): Size {
  if (kind === 'picture') return { width, height }
  return sizeOf(shape, kind === 'gif' ? gifSide : side)
}

export type ChoiceProblem = 'size.bad' | 'time.bad' | 'time.order' | 'time.unseen' | 'time.long'

export type CheckedChoices =
  | { readonly problem: ChoiceProblem; readonly seconds?: number }
  | { readonly problem: undefined; readonly size: Size; readonly stretch: Stretch; readonly seconds: number }

export function longestOf(kind: Kind): number {
  return kind === 'gif' ? LONGEST_GIF_SECONDS : LONGEST_SECONDS
}

/** What is ordered, or what is wrong with it; `whole` is what the user has seen. */
export function checkedChoices(choices: FilmChoices, whole: Stretch): CheckedChoices {
  const size = chosenSize(choices)
  if (!isDrawable(size)) return { problem: 'size.bad' }
  if (choices.kind === 'picture') return { problem: undefined, size, stretch: whole, seconds: 0 }
  const [from, until] = [parseClock(choices.from), parseClock(choices.until)]
  if (from === undefined || until === undefined) return { problem: 'time.bad' }
  if (until <= from) return { problem: 'time.order' }
  const stretch = within({ from: whole.from + from, until: whole.from + until }, whole)
  if (!stretch) return { problem: 'time.unseen' }
  const seconds = secondsOf(stretch, choices.speed)
  if (seconds > longestOf(choices.kind)) return { problem: 'time.long', seconds }
  return { problem: undefined, size, stretch, seconds }
}
