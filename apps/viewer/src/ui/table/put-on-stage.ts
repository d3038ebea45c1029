import { moodOf } from '@getaway/engine/following'
import type { PlayerHand } from '../../playing/player-hand.ts'
import type { Shot, Stage } from '../../stage/stage.ts'
import type { AnyTable } from '../../table/game-table.ts'
import type { Scene } from '../../table/scene.ts'
import type { TablePlan } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'

/** Joins a viewing with a stage: each plan is laid once, and posed at the instant one looks at; with what a player holds. */
export function putOnStage(viewing: Viewing, playerOf: () => PlayerHand | undefined) {
  let scene: Scene<TablePlan> | undefined
  let made: AnyTable | undefined
  let laid: TablePlan | undefined
  let last = Number.NaN
  let held: unknown
  let takeDown = () => {}
  const shot: { -readonly [K in keyof Shot]?: Shot[K] } = {}

  const shoot = (): Shot | undefined => {
    const plan = viewing.plan.peek()
    if (!plan || !scene) return undefined
    const instant = viewing.posed.peek()
    const isLaid = laid === plan
    if (!isLaid) scene.lay(plan)
    const isResting = Math.min(instant, last) >= plan.restsAt
    const isPosed = !isLaid || (instant !== last && !isResting)
    if (isPosed) scene.pose(instant)
    const hand = playerOf()?.held.peek()
    const isNew = isPosed || hand !== held
    if (hand !== held) scene.hold?.(hand)
    held = hand
    laid = plan
    last = instant
    shot.plan = plan
    shot.instant = instant
    shot.clock = viewing.instant.peek()
    shot.isNew = isNew
    return shot as Shot
  }

  return {
    shoot,
    /** Makes the scene once the game and the match are known. */
    hang(stage: Stage) {
      const [known, table] = [viewing.known.value, viewing.table.value]
      if (!known || !table || made === table) return
      takeDown()
      scene?.dispose()
      made = table
      scene = table.createScene(known.timeline.stateAfter(0), stage.kit)
      laid = undefined
      held = undefined
      takeDown = stage.put(scene, moodOf(known.created))
    },
    dispose() {
      takeDown()
      scene?.dispose()
    },
  }
}
