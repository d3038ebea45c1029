import type { AnyTable, TablePlan } from '../games/game-table.ts'
import type { Scene } from '../stage/part.ts'
import type { Shot, Stage } from '../stage/stage.ts'
import type { Viewing } from '../viewing/viewing.ts'

/** Joins a viewing with a stage: each plan is laid once, and posed at the instant one looks at. */
export function putOnStage(viewing: Viewing) {
  let scene: Scene<TablePlan> | undefined
  let made: AnyTable | undefined
  let laid: TablePlan | undefined
  let last = Number.NaN
  const shot: { plan: TablePlan | undefined; instant: number; isNew: boolean } = {
    plan: undefined,
    instant: 0,
    isNew: false,
  }

  const shoot = (): Shot | undefined => {
    const plan = viewing.plan.peek()
    if (!plan || !scene) return undefined
    const instant = viewing.posed.peek()
    const isLaid = laid === plan
    if (!isLaid) scene.lay(plan)
    const isResting = Math.min(instant, last) >= plan.restsAt
    const isNew = !isLaid || (instant !== last && !isResting)
    if (isNew) scene.pose(instant)
    laid = plan
    last = instant
    shot.plan = plan
    shot.instant = instant
    shot.isNew = isNew
    return shot as Shot
  }

  return {
    shoot,
    /** Makes the scene once the game and the match are known. */
    hang(stage: Stage) {
      const [known, table] = [viewing.known.value, viewing.table.value]
      if (!known || !table || made === table) return
      made = table
      scene = table.createScene(known.timeline.stateAfter(0), stage.kit)
      stage.scene.add(scene.object)
    },
    dispose() {
      scene?.object.removeFromParent()
      scene?.dispose()
    },
  }
}
