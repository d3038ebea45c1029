import type { Match } from '@getaway/engine/chase'
import type { Board } from '../../../board/board.ts'
import type { ChasePlan } from '../plan/plan.ts'

/** Chase drawn flat. */
export function createChaseBoard(
  { options: { width, height } }: Match,
  document: Document,
): Board<ChasePlan> {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  return {
    element,
    whole: { west: -width / 2, east: width / 2, north: -height / 2, south: height / 2 },
    lay() {},
    pose() {},
    dispose: () => element.remove(),
  }
}
