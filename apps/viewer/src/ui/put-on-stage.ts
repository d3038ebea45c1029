import type { ReadonlySignal } from '@preact/signals'
import type { AnyTable, Motion, TableView } from '../games/game-table.ts'
import type { Part } from '../stage/part.ts'
import type { Shot, Stage } from '../stage/stage.ts'
import type { Viewing } from '../viewing/viewing.ts'

/** Joins a viewing with a stage: the scene at any moment is the game's answer to the instant one looks at. */
export function putOnStage(viewing: Viewing, motion: ReadonlySignal<Motion>) {
  let scene: Part<TableView> | undefined
  let made: AnyTable | undefined
  let last: { known: unknown; motion: Motion; instant: number; view: TableView; index: number } | undefined

  const shoot = (): Shot | undefined => {
    const [known, table] = [viewing.known.peek(), viewing.table.peek()]
    if (!known || !table || !scene) return undefined
    const instant = viewing.instant.peek()
    const index = known.timeline.indexAt(instant)
    const pace = viewing.playback.peek().isSettled ? 'reduced' : motion.peek()
    const isSame = last?.known === known && last.index === index && last.motion === pace
    const isResting = last !== undefined && Math.min(instant, last.instant) >= last.view.restsAt
    if (last && isSame && (isResting || instant === last.instant)) {
      return { extent: last.view.extent, isNew: false }
    }
    const view = table.viewAt(known.timeline, instant, pace)
    scene.update(view)
    last = { known, motion: pace, instant, view, index }
    return { extent: view.extent, isNew: true }
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
