import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { BatchedMesh, type MeshStandardMaterial, type Object3D } from 'three'
import { describe, expect, it } from 'vitest'
import { drawnNothing } from '../../../stage/testing/blank-paper.ts'
import { meshesOf, pictureOf } from '../../../stage/testing/picture-of.ts'
import { undisposedOf } from '../../../stage/testing/undisposed.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { createFugitiveScene } from './fugitive-scene.ts'

const kit = { paper: drawnNothing, anisotropy: 1, detail: 1, seed: 1 }
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const isWhole = Number(process.env.PROVE ?? 1) > 1
/** Every so many events are looked at, and at so many instants: all of them take long. */
const STEP = isWhole ? 3 : 11
const INSTANTS = isWhole ? 90 : 24

function timelineOf(seed: number) {
  const { events } = playRandomFugitive({ seed, options: { variant: 'discovery-events' } })
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  return createTimeline(fugitive, created, rest)
}

/** A match in which something is found, an event is read, and somebody wins. */
function eventful() {
  for (let seed = 1; seed < 300; seed++) {
    const timeline = timelineOf(seed)
    const { table, over } = timeline.stateAfter(timeline.length)
    if (over?.how === 'ended' && table && table.resolved.length > 0 && table.row.length > 3) return timeline
  }
  throw new Error('no such match')
}

const timeline = eventful()

/** Pieces that are shown, in the set that shows so many kinds of them. */
function shownCards(object: Object3D): number {
  const sets = meshesOf(object).filter((mesh) => mesh instanceof BatchedMesh)
  const cards = sets.toSorted((one, other) => other.maxInstanceCount - one.maxInstanceCount)[0]
  let shown = 0
  for (let id = 0; cards && id < cards.instanceCount; id++) if (cards.getVisibleAt(id)) shown++
  return shown
}

/** What makes the programs of shown meshes different from each other. */
function programsOf(object: Object3D): Set<string> {
  return new Set(
    meshesOf(object)
      .filter(({ visible }) => visible)
      .map((mesh) => {
        const { type, transparent, map, bumpMap } = mesh.material as MeshStandardMaterial
        const pictures = [map, bumpMap].map((one) => one !== null && one !== undefined)
        return [mesh.constructor.name, type, transparent, ...pictures].join(' ')
      }),
  )
}

/** With all that comes after the first picture. */
async function dressed(opening = timeline.stateAfter(0), how: object = kit) {
  const scene = createFugitiveScene(opening, { ...kit, ...how })
  await scene.dress?.()
  return scene
}

describe('the scene of a match', async () => {
  const scene = await dressed()

  it('shows every card there is, wherever it lies', () => {
    for (let index = 0; index <= timeline.length; index += STEP) {
      const plan = fugitivePlanOf(timeline, index, LOOK)
      scene.lay(plan)
      scene.pose(plan.restsAt)
      const { hideouts, sprints, hands, stacks, events, out } = plan
      const stacked = stacks.reduce((sum, { count }) => sum + count, 0)
      const listed = [hideouts, sprints, hands, events, out].reduce(
        (sum, { length }) => sum + length,
        stacked,
      )
      expect(shownCards(scene.object)).toBe(listed)
    }
  })

  it('takes few draw calls, those for the shadows included', () => {
    const calls = meshesOf(scene.object).reduce((sum, { castShadow }) => sum + (castShadow ? 2 : 1), 0)
    expect(calls).toBeLessThanOrEqual(60)
  })

  it('makes the graphics card learn few programs', () => {
    for (let index = 0; index <= timeline.length; index += STEP) {
      const plan = fugitivePlanOf(timeline, index, LOOK)
      scene.lay(plan)
      scene.pose(plan.restsAt - 400_000)
      expect(programsOf(scene.object).size).toBeLessThanOrEqual(5)
    }
  })

  it('is the same whichever way one came', () => {
    const from = timeline.entryAt(0)?.event.at ?? 0
    const to = (timeline.entryAt(timeline.length - 1)?.event.at ?? 0) + 12_000_000
    const instants = Array.from({ length: INSTANTS }, (_, nth) => from + ((to - from) * nth) / (INSTANTS - 1))
    const pictureAt = (instant: number) => {
      scene.lay(fugitivePlanOf(timeline, timeline.indexAt(instant), LOOK))
      scene.pose(instant)
      return JSON.stringify(pictureOf(scene.object))
    }
    const forward = instants.map(pictureAt)
    const backward = instants.toReversed().map(pictureAt).toReversed()
    expect(backward.map((picture, nth) => picture === forward[nth])).not.toContain(false)
    expect(new Set(forward).size).toBeGreaterThan(INSTANTS / 2)
  })

  it('stands still once its plan rests', () => {
    for (let index = 0; index <= timeline.length; index += STEP) {
      const plan = fugitivePlanOf(timeline, index, LOOK)
      scene.lay(plan)
      const [now, later] = [plan.restsAt, plan.restsAt + 5_000_000].map((instant) => {
        scene.pose(instant)
        return JSON.stringify(pictureOf(scene.object))
      })
      expect(now === later).toBe(true)
    }
  })
})

it('what moves is there at once where motion is reduced', async () => {
  const scene = await dressed()
  for (let index = 0; index <= timeline.length; index += STEP) {
    const plan = fugitivePlanOf(timeline, index, { ...LOOK, motion: 'reduced' })
    scene.lay(plan)
    const at = timeline.entryAt(index - 1)?.event.at ?? 0
    // Between two instants at which something is told, nothing may be on its way.
    const told = new Set<number>()
    for (let nth = 0; nth < 60; nth++) {
      scene.pose(at + 50_000 + nth * 100_000)
      told.add(JSON.stringify(pictureOf(scene.object)).length)
    }
    const { hideouts, sprints, counters, notes, events, hunt, ending } = plan
    const instants = new Set([
      ...[...hideouts, ...sprints].flatMap(({ from, flip }) => [from, flip]),
      ...counters.flatMap(({ from, answeredFrom }) => [from, answeredFrom]),
      ...notes.map(({ from }) => from),
      ...events.flatMap(({ from, asideFrom }) => [from, asideFrom]),
      ...[hunt?.from, ending?.from],
    ])
    expect(told.size).toBeLessThanOrEqual(instants.size + 1)
  }
})

it('a pose allocates nothing to speak of', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const scene = await dressed()
  const plan = fugitivePlanOf(timeline, timeline.length, LOOK)
  scene.lay(plan)
  const from = plan.restsAt - 12_000_000
  const poses = (count: number) => {
    for (let nth = 0; nth < count; nth++) scene.pose(from + (nth % 600) * 20_000)
  }
  poses(20_000)
  collect()
  const before = process.memoryUsage().heapUsed
  poses(3000)
  const { hideouts, sprints, hands, counters, notes } = plan
  const pieces = [hideouts, sprints, hands, counters, notes].reduce((sum, { length }) => sum + length, 0)
  // A matrix or a vector for each piece would be some hundred bytes; the engine boxes a number now and then.
  expect((process.memoryUsage().heapUsed - before) / 3000 / pieces).toBeLessThan(64)
})

it('leaves nothing behind', async () => {
  const scene = await dressed()
  scene.lay(fugitivePlanOf(timeline, timeline.length, LOOK))
  scene.pose(timeline.entryAt(timeline.length - 1)?.event.at ?? 0)
  const left = undisposedOf(scene.object)
  expect(left.size).toBeGreaterThan(25)
  scene.dispose()
  expect([...left].map(({ type, uuid }) => `${String(type)} ${uuid}`)).toEqual([])
})

it('can be shown before anything is painted', () => {
  const scene = createFugitiveScene(timeline.stateAfter(0), kit)
  const widest = () =>
    meshesOf(scene.object).map(({ material }) => {
      const { map } = material as MeshStandardMaterial
      return (map?.image as HTMLCanvasElement | undefined)?.width ?? 0
    })
  expect(Math.max(...widest())).toBeLessThan(1000)
  while (!scene.finish?.());
  expect(Math.max(...widest())).toBeGreaterThan(3000)
  expect(Math.max(...widest())).toBeLessThanOrEqual(4096)
  scene.dispose()
})
