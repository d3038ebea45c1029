import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@getaway/engine'
import type { Match } from '@getaway/engine/chase'
import { type Pace, type Player, wishOf } from './player.ts'

/** So long nobody may want anything, while something else is to happen: a bot may think, or a check be shown. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 25

export interface Play {
  readonly players: readonly Player[]
  readonly pace: Pace
  readonly random: Random
  readonly isDone: (view: Match) => boolean
  /** After each act. */
  readonly onAct?: (view: Match) => Promise<void>
}

/** One after the other does what they want, each as soon as they have seen what was done before. */
export async function play({ players, pace, random, isDone, onAct }: Play): Promise<void> {
  let recorded = 1
  let isQuiet = false
  for (let last = performance.now(); performance.now() - last < PATIENCE_MS; isQuiet = true) {
    for (const player of players) {
      const view = await player.view(recorded)
      if (isDone(view)) return
      const wish = wishOf(view, player.seat, pace, random)
      if (!wish) continue
      recorded = Math.max(recorded, await player.carryOut(wish, view))
      await onAct?.(view)
      last = performance.now()
      isQuiet = false
    }
    if (isQuiet) await sleep(PAUSE_MS)
  }
  throw new Error('nobody wants anything any more')
}
