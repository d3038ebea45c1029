import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { brief } from '../../../board/svg.ts'
import { paperDocument, shownIn } from '../../../board/testing/paper-document.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { chasePlanOf } from '../plan/plan-of.ts'
import { createChaseBoard } from './chase-board.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
/** Every so many events are looked at: all of them take long. */
const STEP = Number(process.env.PROVE ?? 1) > 1 ? 1 : 4
const LAYERS = [
  'seats',
  'stacks',
  'hands',
  'coins',
  'tiles',
  'tips',
  'emphases',
  'markers',
  'verdicts',
  'next',
  'slams',
] as const

function timelineOf(players: 2 | 3 | 4) {
  const { events } = playRandomMatch({
    seed: 3,
    players,
    skill: { sense: 100, care: 90, sight: 95 },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

type Board = ReturnType<typeof createChaseBoard>

function layerOf({ element }: Board, name: string): Element {
  const layer = [...element.children].find((one) => one.getAttribute('class') === name)
  if (!layer) throw new Error(`no ${name} on this board`)
  return layer
}

/** All that is seen: the faces in store hang on what has been seen before. */
function pictureOf({ element }: Board): string {
  return [...element.children].slice(1).map(shownIn).join('')
}

function show(board: Board, plan: ChasePlan, instant: number): string {
  board.lay(plan)
  board.pose(instant)
  return pictureOf(board).replaceAll(/#board\d+-/g, '#')
}

describe.each([2, 3, 4] as const)('the board of %i players', (players) => {
  const timeline = timelineOf(players)
  const created = timeline.stateAfter(0)
  // Drawing the faces takes longest: what is asked of one board is asked of it in any order.
  const board = createChaseBoard(created, paperDocument())
  // An instant within the movement that an event sets going, and one at which all has come to rest.
  const moments = Array.from({ length: Math.floor(Math.min(timeline.length, 90) / STEP) }, (_, nth) => {
    const index = nth * STEP
    const at = timeline.entryAt(index)?.event.at ?? 0
    return [at + 120_000, at + 9_000_000].map((instant) => ({ index: index + 1, instant }))
  }).flat()

  it('is the same picture however one came to it', () => {
    const forward = moments.map(({ index, instant }) =>
      show(board, chasePlanOf(timeline, index, LOOK), instant),
    )
    const back = moments
      .toReversed()
      .map(({ index, instant }) => show(board, chasePlanOf(timeline, index, LOOK), instant))
    const differing = back.toReversed().flatMap((picture, nth) => (picture === forward[nth] ? [] : [nth]))
    expect(differing).toEqual([])
    const { index, instant } = moments.at(-7) ?? { index: 0, instant: 0 }
    const anew = createChaseBoard(created, paperDocument())
    expect(show(anew, chasePlanOf(timeline, index, LOOK), instant)).toBe(forward.at(-7))
    expect(new Set(forward).size).toBeGreaterThan(60 / STEP)
  })

  it('has an element for each piece of the plan', () => {
    for (let index = 0; index <= timeline.length; index += 4 * STEP) {
      const plan = chasePlanOf(timeline, index, LOOK)
      board.lay(plan)
      board.pose(Number.MAX_SAFE_INTEGER)
      for (const name of LAYERS) expect(layerOf(board, name).children.length, name).toBe(plan[name].length)
    }
  })

  it('keeps what stays: a tile that lies is the same element after the next move', () => {
    const laid = Array.from({ length: timeline.length }, (_, index) => index).filter(
      (index) => timeline.entryAt(index)?.event.type === 'tile.placed',
    )
    const [one = 0, other = 0] = laid
    board.lay(chasePlanOf(timeline, one + 1, LOOK))
    const before = [...layerOf(board, 'tiles').children]
    board.lay(chasePlanOf(timeline, other + 1, LOOK))
    expect([...layerOf(board, 'tiles').children].slice(0, before.length)).toEqual(before)
    expect(layerOf(board, 'tiles').children[0]).toBe(before[0])
  })
})

describe('a tile in the check', () => {
  const timeline = timelineOf(2)
  const scored = Array.from({ length: timeline.length }, (_, index) => index).find(
    (index) => timeline.entryAt(index)?.event.type === 'round.scored',
  )
  const plan = chasePlanOf(timeline, (scored ?? 0) + 1, LOOK)
  const board = createChaseBoard(timeline.stateAfter(0), paperDocument())
  const flip = plan.tiles[0]?.flip
  const faces = (instant: number) => {
    board.lay(plan)
    board.pose(instant)
    const [, front, back] = layerOf(board, 'tiles').children[0]?.children ?? []
    return [front?.getAttribute('display'), back?.getAttribute('display')]
  }

  it('C8.3: shows its face before it turns, and its back after', () => {
    const from = flip?.from ?? 0
    expect(faces(from - 1)).toEqual(['inline', 'none'])
    expect(faces(from + 10_000)).toEqual(['inline', 'none'])
    expect(faces(from + 330_000)).toEqual(['none', 'inline'])
    expect(faces(Number.MAX_SAFE_INTEGER)).toEqual(['none', 'inline'])
  })

  it('is calm for who wants no motion: from one side to the other, and nothing between', () => {
    const calm = chasePlanOf(timeline, (scored ?? 0) + 1, { ...LOOK, motion: 'reduced' })
    const from = calm.tiles[0]?.flip?.from ?? 0
    const still = [0, 100_000, 200_000, 300_000].map((later) => {
      board.lay(calm)
      board.pose(from + later)
      return [...layerOf(board, 'tiles').children].slice(0, 1).map(shownIn).join()
    })
    expect(new Set(still).size).toBe(1)
  })
})

describe('what its player has in hand', () => {
  const timeline = timelineOf(2)
  const plans = Array.from({ length: timeline.length }, (_, index) => chasePlanOf(timeline, index, LOOK))
  const plan = plans.find(({ hands }) => hands.some(({ isStart, tile }) => !isStart && tile !== undefined))
  const board = createChaseBoard(timeline.stateAfter(0), paperDocument())
  const id = plan?.hands[0]?.tile ?? ''
  const shownOf = (name: string) =>
    [...layerOf(board, name).children].map((one) => one.getAttribute('display') !== 'none')

  it('is carried, shows where it would lie, and lies in no fan; let go of, it lies there again', () => {
    if (!plan) throw new Error('nobody holds a pile in this match')
    board.lay(plan)
    const carried = { type: 'tile', tile: id, rot: 3, at: { x: 3.3, y: 2.2 }, over: { x: 3, y: 2 } } as const
    board.hold?.({ carried, planned: [] })
    const [, ghost, held] = layerOf(board, 'in-hand').children
    expect(ghost?.getAttribute('transform')).toBe('translate(3 2)')
    expect(held?.getAttribute('transform')).toContain('translate(3.3 2.04)')
    expect(held?.children[1]?.getAttribute('transform')).toContain('rotate(270)')
    expect(shownOf('hands')[0]).toBe(false)
    board.lay(plan)
    expect(shownOf('hands')[0]).toBe(false)
    board.hold?.({ carried: { ...carried, over: undefined }, planned: [] })
    expect(shownOf('in-hand')).toEqual([true, false, true])
    board.hold?.({ carried: undefined, planned: [] })
    expect(shownOf('in-hand')).toEqual([true, false, false])
    expect(shownOf('hands').every((isShown) => isShown)).toBe(true)
  })

  it('closes up once something of it has been laid: nothing is drawn again', () => {
    if (!plan) throw new Error('nobody holds a pile in this match')
    board.lay(plan)
    const faces = [...layerOf(board, 'hands').children]
    board.lay({
      ...plan,
      hands: plan.hands.flatMap((one, nth) => (nth === 3 ? [] : { ...one, x: one.x + 1 })),
    })
    expect([...layerOf(board, 'hands').children]).toEqual(faces.toSpliced(3, 1))
    expect(faces[0]?.getAttribute('transform')).toContain(`translate(${brief((plan.hands[0]?.x ?? 0) + 1)} `)
  })

  it('waits on the table before the start is laid', () => {
    board.hold?.({ carried: undefined, planned: [{ tile: id, x: 1, y: 0, rot: 1 }] })
    const [planned] = layerOf(board, 'in-hand').children
    expect([...(planned?.children ?? [])].map((one) => one.getAttribute('transform'))).toEqual([
      'translate(1 0) rotate(90)',
    ])
    board.hold?.(undefined)
    expect(planned?.children.length).toBe(0)
  })

  it('does not, as long as others see the screen and its player has not pressed to see it', () => {
    if (!plan) throw new Error('nobody holds a pile in this match')
    const [planned] = layerOf(board, 'in-hand').children
    const seen = () => planned?.children.length
    board.lay({ ...plan, isHandHidden: true })
    board.hold?.({ carried: undefined, planned: [{ tile: id, x: 1, y: 0, rot: 1 }] })
    expect(seen()).toBe(0)
    board.lay({ ...plan, isHandHidden: false })
    expect(seen()).toBe(1)
    board.lay({ ...plan, isHandHidden: true })
    expect(seen()).toBe(0)
  })
})

it('leaves nothing behind', () => {
  const timeline = timelineOf(2)
  const page = paperDocument().createElementNS('http://www.w3.org/2000/svg', 'svg')
  const board = createChaseBoard(timeline.stateAfter(0), paperDocument())
  page.append(board.element)
  board.lay(chasePlanOf(timeline, 40, LOOK))
  board.dispose()
  expect(page.children.length).toBe(0)
})
