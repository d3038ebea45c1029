import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { BatchedMesh, type MeshStandardMaterial, type Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { drawnNothing } from '../../../stage/testing/blank-paper.ts'
import { meshesOf, pictureOf } from '../../../stage/testing/picture-of.ts'
import { undisposedOf } from '../../../stage/testing/undisposed.ts'
import { chasePlanOf } from '../plan/plan-of.ts'
import { createChaseScene } from './chase-scene.ts'

const kit = { paper: drawnNothing, anisotropy: 1, detail: 1, seed: 1 }
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const AT_REST = Number.MAX_SAFE_INTEGER
const isWhole = Number(process.env.PROVE ?? 1) > 1
/** Every so many events are looked at, and at so many instants: all of them take long. */
const STEP = isWhole ? 3 : 9
const INSTANTS = isWhole ? 90 : 30

function timelineOf(seed: number, players: 2 | 3 | 4, pace = 400_000) {
  const { events } = playRandomMatch({
    seed,
    players,
    tileset: plainTileSet(seed),
    skill: { sense: 100, care: 100, sight: 95, haste: 95, favourite: undefined, pace },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

/** Pieces that are shown, set by set: after cloth, rim, brass and floor. */
function shownIn(object: Object3D): number[] {
  return meshesOf(object)
    .flatMap((mesh) => {
      if (!(mesh instanceof BatchedMesh)) return []
      let shown = 0
      for (let id = 0; id < mesh.instanceCount; id++) if (mesh.getVisibleAt(id)) shown++
      return [shown]
    })
    .slice(4)
}

/** What makes the programs of shown meshes different from each other. */
function programsOf(object: Object3D): Set<string> {
  return new Set(
    meshesOf(object)
      .filter(({ visible }) => visible)
      .map((mesh) => {
        const { type, transparent, map, bumpMap, emissiveMap } = mesh.material as MeshStandardMaterial
        const pictures = [map, bumpMap, emissiveMap].map((one) => one !== null && one !== undefined)
        return [mesh.constructor.name, type, transparent, ...pictures].join(' ')
      }),
  )
}

/** With all that comes after the first picture. */
async function dressed(...made: Parameters<typeof createChaseScene>) {
  const scene = createChaseScene(...made)
  await scene.dress?.()
  return scene
}

describe.each([2, 3, 4] as const)('the scene of %i players', async (players) => {
  const timeline = timelineOf(3, players)
  const scene = await dressed(timeline.stateAfter(0), kit)

  it('shows every piece that lies on the table or beside it', () => {
    for (let index = 0; index <= Math.min(timeline.length, 120); index += STEP) {
      const plan = chasePlanOf(timeline, index, LOOK)
      scene.lay(plan)
      scene.pose(AT_REST)
      const stacked = (isOfTiles: boolean) =>
        plan.stacks.reduce((sum, { kind, count }) => sum + ((kind === 'pile') === isOfTiles ? count : 0), 0)
      expect(shownIn(scene.object)).toEqual([
        players,
        1 + plan.tiles.length + plan.hands.length + stacked(true),
        plan.markers.length + stacked(false),
        plan.coins.length,
        plan.emphases.filter(({ kind }) => kind !== 'capture').length,
        plan.emphases.filter(({ kind }) => kind === 'capture').length,
        2 * plan.slams.length,
        plan.verdicts.length,
        plan.tips.length + plan.next.length,
      ])
    }
  })

  it('takes few draw calls, those for the shadows included', () => {
    const calls = meshesOf(scene.object).reduce((sum, { castShadow }) => sum + (castShadow ? 2 : 1), 0)
    expect(calls).toBeLessThanOrEqual(60)
  })

  it.each([
    { name: 'finely', detail: 1, most: 3 },
    { name: 'by a processor', detail: 0.6, most: 2 },
  ])('drawn $name makes the graphics card learn $most programs at most', async ({ detail, most }) => {
    const drawn = await dressed(timeline.stateAfter(0), { ...kit, detail })
    for (let index = 0; index <= Math.min(timeline.length, 120); index += STEP) {
      drawn.lay(chasePlanOf(timeline, index, LOOK))
      drawn.pose(AT_REST)
      expect(programsOf(drawn.object).size).toBeLessThanOrEqual(most)
    }
    drawn.dispose()
  })

  it('is the same whichever way one came', () => {
    const from = timeline.entryAt(0)?.event.at ?? 0
    const to = timeline.entryAt(timeline.length - 1)?.event.at ?? 0
    const instants = Array.from({ length: INSTANTS }, (_, nth) => from + ((to - from) * nth) / (INSTANTS - 1))
    const pictureAt = (instant: number) => {
      scene.lay(chasePlanOf(timeline, timeline.indexAt(instant), LOOK))
      scene.pose(instant)
      return pictureOf(scene.object)
    }
    const forward = instants.map(pictureAt)
    const backward = instants.toReversed().map(pictureAt).toReversed()
    expect(backward).toEqual(forward)
    expect(new Set(forward.map((picture) => JSON.stringify(picture))).size).toBeGreaterThan(INSTANTS / 3)
  })
})

describe('what its player has in hand', async () => {
  const timeline = timelineOf(3, 2)
  const scene = await dressed(timeline.stateAfter(0), kit)
  const plans = Array.from({ length: timeline.length }, (_, index) => chasePlanOf(timeline, index, LOOK))
  const plan = plans.find(({ hands }) => hands.some(({ isStart, tile }) => !isStart && tile !== undefined))
  const id = plan?.hands[0]?.tile ?? ''
  const carried = { type: 'tile', tile: id, rot: 1, at: { x: 3.3, y: 2.2 }, over: { x: 3, y: 2 } } as const
  const put = () => {
    if (!plan) throw new Error('nobody holds a pile in this match')
    scene.hold?.(undefined)
    scene.lay(plan)
    scene.pose(AT_REST)
    return { picture: pictureOf(scene.object), tiles: shownIn(scene.object)[1] ?? 0 }
  }
  const shown = () => meshesOf(scene.object).filter(({ visible }) => visible).length

  it('is carried, shows where it would lie, and lies in no fan; let go of, all is as before', () => {
    const before = put()
    const meshes = shown()
    scene.hold?.({ carried, planned: [] })
    // The tile, its ghost, and a rim around the cell.
    expect(shown()).toBe(meshes + 3)
    expect(shownIn(scene.object)[1]).toBe(before.tiles - 1)
    scene.hold?.({ carried: { ...carried, over: undefined }, planned: [] })
    expect(shown()).toBe(meshes + 1)
    scene.hold?.({ carried: undefined, planned: [] })
    expect(pictureOf(scene.object)).toEqual(before.picture)
  })

  it('waits on the table before the start is laid, whatever else is laid meanwhile', () => {
    const before = put()
    const meshes = shown()
    scene.hold?.({ carried: undefined, planned: [{ tile: id, x: 1, y: 0, rot: 0 }] })
    expect(shown()).toBe(meshes + 1)
    if (plan) scene.lay(plan)
    expect(shownIn(scene.object)[1]).toBe(before.tiles - 1)
    expect(put().picture).toEqual(before.picture)
  })

  it('takes few draw calls', () => {
    put()
    const held = meshesOf(scene.object).reduce((sum, { castShadow }) => sum + (castShadow ? 2 : 1), 0)
    expect(held).toBeLessThanOrEqual(60)
  })
})

it('what moves is there at once where motion is reduced', async () => {
  const timeline = timelineOf(3, 2)
  const scene = await dressed(timeline.stateAfter(0), kit)
  for (let index = 0; index < timeline.length; index += STEP) {
    const plan = chasePlanOf(timeline, index, { ...LOOK, motion: 'reduced' })
    if (plan.check) continue
    scene.lay(plan)
    const last = Math.max(...plan.tiles.map(({ from }) => from), ...plan.markers.map(({ from }) => from), 0)
    scene.pose(last)
    const now = pictureOf(scene.object)
    scene.pose(last + 100_000)
    expect(pictureOf(scene.object)).toEqual(now)
  }
})

const hovering = { name: 'what hovers', own: { recorded: 0, confirmed: [], takenBack: [] } }
// What hovers is posed beside all that is recorded; it takes seconds until the engine has settled.
it.each(isWhole ? [hovering, { name: 'what is recorded', own: undefined }] : [hovering])(
  'a pose of $name allocates nothing to speak of',
  async ({ own }) => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const timeline = { ...timelineOf(3, 4), own }
    const scene = await dressed(timeline.stateAfter(0), kit)
    const ended = Array.from({ length: timeline.length }, (_, index) => index).find(
      (index) => chasePlanOf(timeline, index, LOOK).check !== undefined,
    )
    const plan = chasePlanOf(timeline, ended ?? 0, LOOK)
    scene.lay(plan)
    const from = plan.restsAt - 12_000_000
    const poses = (count: number) => {
      for (let nth = 0; nth < count; nth++) scene.pose(from + (nth % 600) * 20_000)
    }
    poses(30_000)
    collect()
    const before = process.memoryUsage().heapUsed
    poses(3000)
    const laid = plan.tiles.length + plan.markers.length
    // Each piece that hovers has a rim under it, which is posed, too.
    const pieces = laid + (own ? laid : 0) + plan.verdicts.length + plan.coins.length
    // A matrix or a vector for each piece would be some hundred bytes; the engine boxes a number now and then.
    expect((process.memoryUsage().heapUsed - before) / 3000 / pieces).toBeLessThan(64)
  },
)

it('draws a planned start unless others see the screen and its player has not pressed to see it', () => {
  const timeline = timelineOf(3, 2)
  const plan = chasePlanOf(timeline, 30, LOOK)
  const tile = plan.tiles[0]?.tile ?? ''
  const scene = createChaseScene(timeline.stateAfter(0), kit)
  const shown = (isHandHidden: boolean) => {
    scene.lay({ ...plan, isHandHidden })
    scene.pose(plan.restsAt)
    return meshesOf(scene.object).filter(({ visible }) => visible).length
  }
  const without = shown(false)
  scene.hold?.({ carried: undefined, planned: [{ tile, x: 40, y: 0, rot: 1 }] })
  expect([shown(true), shown(false), shown(true)]).toEqual([without, without + 1, without])
  scene.dispose()
})

it('leaves nothing behind', async () => {
  const timeline = timelineOf(3, 2)
  const scene = await dressed(timeline.stateAfter(0), kit)
  scene.lay(chasePlanOf(timeline, 30, LOOK))
  scene.pose(timeline.entryAt(30)?.event.at ?? 0)
  const left = undisposedOf(scene.object)
  expect(left.size).toBeGreaterThan(25)
  scene.dispose()
  expect([...left].map(({ type, uuid }) => `${String(type)} ${uuid}`)).toEqual([])
})

it('is the same whether it is dressed before it is laid or after, and not at all once it is disposed', async () => {
  const timeline = timelineOf(3, 2)
  const plan = chasePlanOf(timeline, 60, LOOK)
  const early = await dressed(timeline.stateAfter(0), kit)
  const late = createChaseScene(timeline.stateAfter(0), kit)
  for (const scene of [early, late]) {
    scene.lay(plan)
    scene.pose(plan.restsAt)
  }
  const bare = meshesOf(late.object).length
  await late.dress?.()
  expect(meshesOf(late.object).length).toBeGreaterThan(bare + 5)
  expect(pictureOf(late.object)).toEqual(pictureOf(early.object))
  early.dispose()
  const gone = createChaseScene(timeline.stateAfter(0), kit)
  gone.dispose()
  await gone.dress?.()
  expect(meshesOf(gone.object)).toHaveLength(bare)
})

it('can be shown before its faces are painted', () => {
  const scene = createChaseScene(timelineOf(3, 2).stateAfter(0), kit)
  const widest = () =>
    Math.max(
      ...meshesOf(scene.object).map(({ material }) => {
        const { map } = material as MeshStandardMaterial
        return (map?.image as HTMLCanvasElement | undefined)?.width ?? 0
      }),
    )
  expect(widest()).toBeLessThan(1000)
  while (!scene.finish?.()) expect(widest()).toBeLessThan(1000)
  expect(widest()).toBeGreaterThan(2000)
  scene.dispose()
})
