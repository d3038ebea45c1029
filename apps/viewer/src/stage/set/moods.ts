import type { Mood } from '@getaway/engine/following'

/** Something that polished things mirror; far brighter than paint. */
export interface Glow {
  readonly colour: string
  readonly strength: number
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
}

interface Shine {
  readonly colour: string
  readonly strength: number
}

export interface MoodLight {
  /** What the room falls into. */
  readonly dark: string
  readonly sky: Shine
  readonly ground: string
  /** The pool of light in the middle of the picture, and the light that casts shadows. */
  readonly lamp: Shine
  readonly sun: Shine
  readonly exposure: number
  readonly walls: string
  readonly glows: readonly Glow[]
}

const LAMP_AT = [-9.6, 7, 2] as const
const WINDOW_AT = [2, 4.2, -9.6] as const

export const MOOD_LIGHTS: Readonly<Record<Mood, MoodLight>> = {
  // An evening with the lamp on.
  warm: {
    dark: '#0a0705',
    sky: { colour: '#ffe3c2', strength: 0.5 },
    ground: '#4a2f1c',
    lamp: { colour: '#ffe2bb', strength: 2.6 },
    sun: { colour: '#fff0df', strength: 1.75 },
    exposure: 1,
    walls: '#3a2a1e',
    glows: [
      { colour: '#ffd9a3', strength: 15, at: LAMP_AT, size: [0.2, 3, 6] },
      { colour: '#ffb46b', strength: 7, at: [9.6, 6, 3], size: [0.2, 2, 3] },
      { colour: '#ffe6c4', strength: 6, at: [0, 9.6, 0], size: [7, 0.2, 2.4] },
      { colour: '#9fc0ff', strength: 5, at: WINDOW_AT, size: [8, 2.4, 0.2] },
    ],
  },
  // The room is dark, the moon in the window, one lamp low over the table.
  night: {
    dark: '#03050c',
    sky: { colour: '#8ea9ff', strength: 0.3 },
    ground: '#171a2c',
    lamp: { colour: '#ffd3a0', strength: 4.3 },
    sun: { colour: '#c3d3ff', strength: 1.05 },
    exposure: 1.04,
    walls: '#141b30',
    glows: [
      { colour: '#8fb2ff', strength: 7, at: WINDOW_AT, size: [9, 3, 0.2] },
      { colour: '#ffcf96', strength: 9, at: [0, 9.6, 1], size: [3, 0.2, 3] },
      { colour: '#ff8a5c', strength: 3, at: [9.6, 3, 4], size: [0.2, 1, 1.6] },
    ],
  },
  // Windows all along one side.
  day: {
    dark: '#2b2a28',
    sky: { colour: '#eaf3ff', strength: 0.75 },
    ground: '#8a6f55',
    lamp: { colour: '#fff6e8', strength: 1.35 },
    sun: { colour: '#fff8ec', strength: 2.75 },
    exposure: 1,
    walls: '#8a7d6c',
    glows: [
      { colour: '#f4f8ff', strength: 9, at: [-9.6, 5, -3], size: [0.2, 5, 4] },
      { colour: '#f4f8ff', strength: 9, at: [-9.6, 5, 4], size: [0.2, 5, 4] },
      { colour: '#fff1d8', strength: 5, at: WINDOW_AT, size: [8, 3, 0.2] },
    ],
  },
}
