export const QUALITIES = ['low', 'medium', 'high'] as const
export type Quality = (typeof QUALITIES)[number]

/** What a level costs and gives. */
export interface Fineness {
  readonly pixelRatio: number
  readonly shadowMap: number
  /** Things mirror the room. */
  readonly hasRoom: boolean
  /** What lies close together darkens itself, and a shot can have one thing sharp. */
  readonly hasLens: boolean
  /** Of a slanted texture, and how large faces are drawn; fixed when the scene is made. */
  readonly anisotropy: number
  readonly detail: number
}

export const FINENESS: Readonly<Record<Quality, Fineness>> = {
  low: { pixelRatio: 1, shadowMap: 1024, hasRoom: false, hasLens: false, anisotropy: 2, detail: 0.6 },
  medium: { pixelRatio: 1.5, shadowMap: 2048, hasRoom: true, hasLens: false, anisotropy: 4, detail: 1 },
  high: { pixelRatio: 2, shadowMap: 4096, hasRoom: true, hasLens: true, anisotropy: 8, detail: 1 },
}

/** Mean ms of a frame. */
const SLOW = 27
const HOPELESS = 90
const QUICK = 18.5
/** So many quick rows before one tries more. */
const ROWS = 4

/** The present quality, and how drawing has gone so far. */
export interface PaceJudgement {
  readonly quality: Quality
  /** No level above has held. */
  readonly ceiling: Quality
  readonly quickRows: number
}

/** After one more row of frames: a level lower as soon as it is slow, higher after long ease, never back to what failed. */
export function judgedPace({ quality, ceiling, quickRows }: PaceJudgement, mean: number): PaceJudgement {
  if (mean > SLOW) {
    const lower = mean > HOPELESS ? 'low' : besides(quality, -1)
    return { quality: lower, ceiling: lower, quickRows: 0 }
  }
  const rows = mean < QUICK ? quickRows + 1 : 0
  if (rows < ROWS || quality === ceiling) return { quality, ceiling, quickRows: Math.min(rows, ROWS) }
  return { quality: besides(quality, 1), ceiling, quickRows: 0 }
}

function besides(quality: Quality, by: 1 | -1): Quality {
  return QUALITIES[QUALITIES.indexOf(quality) + by] ?? quality
}

/** A processor that plays the graphics card draws little; all others show what they can. */
export function firstQuality(graphicsCard: string): Quality {
  return /swiftshader|llvmpipe|software|basic render/i.test(graphicsCard) ? 'low' : 'medium'
}

/** So many frames are judged together, or fewer if they took long. */
const FRAMES = 40
const TOO_LONG = 900

/** Takes how long each frame took, in ms, and says how finely to draw the next one. */
export function createPacer(first: Quality) {
  let judgement: PaceJudgement = { quality: first, ceiling: 'high', quickRows: 0 }
  let frames = 0
  let time = 0
  return {
    after(frameTime: number): Quality {
      frames++
      time += frameTime
      if (frames >= FRAMES || time >= TOO_LONG) {
        judgement = judgedPace(judgement, time / frames)
        frames = 0
        time = 0
      }
      return judgement.quality
    },
  }
}
