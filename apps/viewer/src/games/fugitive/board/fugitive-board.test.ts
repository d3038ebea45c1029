import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { paperDocument, shownIn } from '../../../board/testing/paper-document.ts'
import { KNOWN } from '../../../clips/drawing/board-painter/known.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { createFugitiveBoard } from './fugitive-board.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
/** Every so many events are looked at: all of them take long. */
const STEP = Number(process.env.PROVE ?? 1) > 1 ? 2 : 7

function timelineOf(seed: number) {
  const { events } = playRandomFugitive({ seed, most: 160 })
  const [created, ...rest] = events as [FugitiveEvent, ...FugitiveEvent[]]
  return createTimeline(fugitive, created, rest)
}

const timeline = timelineOf(4)
const indices = Array.from({ length: Math.floor(timeline.length / STEP) }, (_, nth) => (nth + 1) * STEP)
type Board = ReturnType<typeof createFugitiveBoard>

/** All that is seen: the faces in store hang on what has been seen before. */
function show(board: Board, plan: FugitivePlan, instant: number): string {
  board.lay(plan)
  board.pose(instant)
  const seen = [...board.element.children].slice(2).map(shownIn).join('')
  return seen.replaceAll(/#cards\d+-/g, '#')
}

/** Pictures are long: where two begin to differ. */
function firstDifference(one: string, other: string): string[] {
  if (one === other) return []
  let at = 0
  while (one[at] === other[at]) at++
  return [one, other].map((picture) => picture.slice(Math.max(0, at - 120), at + 120))
}

describe('the flat board', () => {
  const board = createFugitiveBoard(timeline.stateAfter(0), paperDocument())
  const moments = indices.flatMap((index) => {
    const at = timeline.entryAt(index - 1)?.event.at ?? 0
    return [at + 150_000, at + 9_000_000].map((instant) => ({ index, instant }))
  })

  it('is the same picture however one came to it', () => {
    const pictureAt = ({ index, instant }: (typeof moments)[number]) =>
      show(board, fugitivePlanOf(timeline, index, LOOK), instant)
    const forward = moments.map(pictureAt)
    const backward = moments.toReversed().map(pictureAt).toReversed()
    for (const [nth, picture] of backward.entries())
      expect(firstDifference(picture, forward[nth] ?? '')).toEqual([])
    expect(new Set(forward).size).toBeGreaterThan(moments.length / 3)
  })

  it('is drawn with what films can draw, too', () => {
    const elements = new Set<string>()
    const attributes = new Set<string>()
    const walk = (element: Element) => {
      elements.add(element.tagName)
      for (const name of (element as unknown as { attributes: Map<string, string> }).attributes.keys())
        attributes.add(name)
      for (const child of element.children) walk(child)
    }
    for (const { index, instant } of moments) show(board, fugitivePlanOf(timeline, index, LOOK), instant)
    walk(board.element)
    expect([...elements].filter((name) => !KNOWN.elements.has(name))).toEqual([])
    expect([...attributes].filter((name) => !KNOWN.attributes.has(name))).toEqual([])
  })
})

it('holds no front of a card that its side may not know', () => {
  for (const index of indices) {
    const plan = fugitivePlanOf(timeline, index, { ...LOOK, side: 'marshal' })
    const { table, over } = timeline.stateAfter(index)
    if (!table || over) continue
    const board = createFugitiveBoard(timeline.stateAfter(0), paperDocument())
    const seen = show(board, plan, plan.restsAt)
    const secret = table.row.filter(({ isUp }) => !isUp).map(({ card }) => card)
    for (const card of secret) expect(seen).not.toContain(`#hideout-${card}"`)
    const faces = shownIn(board.element.children[0] as Element)
    for (const card of secret) expect(faces).not.toMatch(new RegExp(`id="cards\\d+-hideout-${card}"`))
  }
})

it('says all that it shows, and of cards face down not which they are', () => {
  for (const index of indices) {
    const plan = fugitivePlanOf(timeline, index, { ...LOOK, side: 'public' })
    const board = createFugitiveBoard(timeline.stateAfter(0), paperDocument())
    const rows = board.placesOf(plan, plan.restsAt, 'en')
    const [row] = rows
    if (!plan.match.table || plan.match.over) continue
    expect(row?.places).toHaveLength(plan.hideouts.length)
    for (const [nth, { flip, card }] of plan.hideouts.entries()) {
      const said = row?.places[nth]?.label ?? ''
      if (card === undefined) expect(said).toMatch(/^Hideout \d+, face down(?!:)/)
      else if (flip < plan.restsAt) expect(said).toContain(String(card))
    }
    const shown = plan.hands.filter(({ card }) => card !== undefined)
    expect(shown).toEqual([])
    const held = rows.filter(({ label }) => label.startsWith('Hand of')).flatMap(({ places }) => places)
    expect(held).toHaveLength(plan.hands.length)
    expect(board.placesOf(plan, plan.restsAt, 'it').map(({ places }) => places.length)).toEqual(
      rows.map(({ places }) => places.length),
    )
  }
})
