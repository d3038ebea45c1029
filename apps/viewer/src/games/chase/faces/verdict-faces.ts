import { PAPER } from '@getaway/faces/chase'
import { type Drawing, plainDrawing } from '@getaway/faces/drawing'

const GROUND = { right: '#1f8f4a', wrong: '#c5221f' } as const
const TICK = 'M25 53L43 70L76 32'
const CROSS = 'M29 29L71 71M71 29L29 71'

/** What a check found, as a token: a tick or a cross. */
export function verdictFace(isRight: boolean): Drawing {
  const sign = { d: isRight ? TICK : CROSS, stroke: PAPER, width: 15, cap: 'round', join: 'round' } as const
  return { marks: [...verdictBody(isRight).marks, sign] }
}

export function verdictBody(isRight: boolean): Drawing {
  return plainDrawing(isRight ? GROUND.right : GROUND.wrong)
}
