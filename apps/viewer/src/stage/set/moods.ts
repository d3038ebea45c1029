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

/** As a picture of a room would list them: colour, how bright, where from the middle of the table, and how large. */
type Listed = readonly [colour: string, strength: number, at: Glow['at'], size: Glow['size']]
type Told = readonly [colour: string, strength: number]

function lightOf(told: {
  readonly dark: string
  readonly walls: string
  readonly sky: Told
  readonly ground: string
  readonly lamp: Told
  readonly sun: Told
  readonly exposure?: number
  readonly glows: readonly Listed[]
}): MoodLight {
  const shine = ([colour, strength]: Told): Shine => ({ colour, strength })
  const { sky, lamp, sun, exposure = 1, glows, ...rest } = told
  return {
    ...rest,
    exposure,
    ...{ sky: shine(sky), lamp: shine(lamp), sun: shine(sun) },
    glows: glows.map(([colour, strength, at, size]) => ({ colour, strength, at, size })),
  }
}

const WINDOW_AT = [2, 4.2, -9.6] as const

export const MOOD_LIGHTS: Readonly<Record<Mood, MoodLight>> = {
  // An evening with the lamp on.
  warm: lightOf({
    ...{ dark: '#0a0705', walls: '#3a2a1e', ground: '#4a2f1c' },
    ...{ sky: ['#ffe3c2', 0.5], lamp: ['#ffe2bb', 2.6], sun: ['#fff0df', 1.75] },
    glows: [
      ['#ffd9a3', 15, [-9.6, 7, 2], [0.2, 3, 6]],
      ['#ffb46b', 7, [9.6, 6, 3], [0.2, 2, 3]],
      ['#ffe6c4', 6, [0, 9.6, 0], [7, 0.2, 2.4]],
      ['#9fc0ff', 5, WINDOW_AT, [8, 2.4, 0.2]],
    ],
  }),
  // The room is dark, the moon in the window, one lamp low over the table.
  night: lightOf({
    ...{ dark: '#03050c', walls: '#141b30', ground: '#171a2c' },
    ...{ sky: ['#8ea9ff', 0.3], lamp: ['#ffd3a0', 4.3], sun: ['#c3d3ff', 1.05] },
    exposure: 1.04,
    glows: [
      ['#8fb2ff', 7, WINDOW_AT, [9, 3, 0.2]],
      ['#ffcf96', 9, [0, 9.6, 1], [3, 0.2, 3]],
      ['#ff8a5c', 3, [9.6, 3, 4], [0.2, 1, 1.6]],
    ],
  }),
  // Windows all along one side.
  day: lightOf({
    ...{ dark: '#2b2a28', walls: '#8a7d6c', ground: '#8a6f55' },
    ...{ sky: ['#eaf3ff', 0.75], lamp: ['#fff6e8', 1.35], sun: ['#fff8ec', 2.75] },
    glows: [
      ['#f4f8ff', 9, [-9.6, 5, -3], [0.2, 5, 4]],
      ['#f4f8ff', 9, [-9.6, 5, 4], [0.2, 5, 4]],
      ['#fff1d8', 5, WINDOW_AT, [8, 3, 0.2]],
    ],
  }),
}
