import type { Board } from './board.ts'
import { castlePlan } from './castle-plan.ts'
import { boardOf } from './draw-up.ts'

/** The board of the game. It belongs to the version of the rules, so no log holds it. */
export const castle: Board = /* @__PURE__ */ boardOf(castlePlan)
