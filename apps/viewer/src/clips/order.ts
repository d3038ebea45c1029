import type { Stretch } from '../playback/pauses.ts'

export const SHAPES = ['16:9', '1:1', '9:16'] as const
export type Shape = (typeof SHAPES)[number]

export interface Size {
  readonly width: number
  readonly height: number
}

/** The smaller side of a clip, in pixels. */
export const CLIP_SIDES = [360, 720, 1080] as const
export const CLIP_SPEEDS = [0.25, 0.5, 1, 2] as const
export const FPS = 30
/** Of a GIF: its time counts hundredths of a second. */
export const GIF_FPS = 20
/** A minute at full size is as much as a tab can hold with ease. */
export const LONGEST_SECONDS = 120
export const LONGEST_GIF_SECONDS = 20

export const LEAST_SIDE = 64
/** Of a picture: larger canvases are refused by some browsers. */
export const MOST_SIDE = 16_384
export const MOST_PIXELS = 16_384 * 8192

const RATIOS: Readonly<Record<Shape, readonly [number, number]>> = {
  '16:9': [16, 9],
  '1:1': [1, 1],
  '9:16': [9, 16],
}

/** Both sides are even: most encoders know no others. */
export function sizeOf(shape: Shape, side: number): Size {
  const [across, down] = RATIOS[shape]
  const unit = side / Math.min(across, down)
  return { width: even(across * unit), height: even(down * unit) }
}

const even = (value: number) => 2 * Math.round(value / 2)

/** Whether a picture of that size can be drawn. */
export function isDrawable({ width, height }: Size): boolean {
  return [width, height].every((side) => isSide(side)) && width * height <= MOST_PIXELS
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE
}

/** How long a stretch lasts when it is shown at a speed. */
export function secondsOf({ from, until }: Stretch, speed: number): number {
  return (until - from) / 1_000_000 / speed
}
