import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { BatchedMesh, type BufferGeometry, type Material, Mesh, type Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { drawnNothing } from '../../../stage/testing/blank-paper.ts'
import { chasePlanOf } from '../plan/plan-of.ts'
import { createChaseScene } from './chase-scene.ts'

const kit = { paper: drawnNothing, anisotropy: 1, detail: 1, seed: 1 }
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

function timelineOf(seed: number, players: 2 | 3 | 4) {
  const { events } = playRandomMatch({
    seed,
    players,
    skill: { sense: 100, care: 100, sight: 95 },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

function meshesOf(object: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  object.traverse((one) => {
    if (one instanceof Mesh) meshes.push(one)
  })
  return meshes
}

/** Pieces that are shown, set by set. */
function shownIn(object: Object3D): number[] {
  return meshesOf(object).flatMap((mesh) => {
    if (!(mesh instanceof BatchedMesh)) return []
    let shown = 0
    for (let id = 0; id < mesh.instanceCount; id++) if (mesh.getVisibleAt(id)) shown++
    return [shown]
  })
}

describe.each([2, 3, 4] as const)('the scene of %i players', (players) => {
  const timeline = timelineOf(3, players)
  const scene = createChaseScene(timeline.stateAfter(0), kit)

  it('shows every piece that lies on the table or beside it', () => {
    for (let index = 0; index <= Math.min(timeline.length, 120); index += 3) {
      const plan = chasePlanOf(timeline, index, LOOK)
      scene.lay(plan)
      scene.pose(Number.MAX_SAFE_INTEGER)
      const stacked = (isOfTiles: boolean) =>
        plan.stacks.reduce((sum, { kind, count }) => sum + ((kind === 'pile') === isOfTiles ? count : 0), 0)
      expect(shownIn(scene.object)).toEqual([
        1 + plan.tiles.length + plan.hands.length + stacked(true),
        plan.markers.length + stacked(false),
      ])
    }
  })

  it('takes few draw calls', () => {
    expect(meshesOf(scene.object).length).toBeLessThanOrEqual(10)
  })
})

it('leaves nothing behind', () => {
  const timeline = timelineOf(3, 2)
  const scene = createChaseScene(timeline.stateAfter(0), kit)
  scene.lay(chasePlanOf(timeline, 30, LOOK))
  scene.pose(timeline.entryAt(30)?.event.at ?? 0)
  const left = new Set<BufferGeometry | Material>()
  for (const { geometry, material } of meshesOf(scene.object)) {
    for (const resource of [geometry, ...[material].flat()]) {
      left.add(resource)
      resource.addEventListener('dispose', () => left.delete(resource))
    }
  }
  scene.dispose()
  expect([...left].map(({ type, uuid }) => `${type} ${uuid}`)).toEqual([])
})
