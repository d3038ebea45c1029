import { createTimeline } from '@getaway/engine'
import { type FugitiveEvent, fugitive, listOf } from '@getaway/engine/fugitive'
import { playRandomFugitive } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { paperDocument, shownIn } from '../../../board/testing/paper-document.ts'
import { drawnNothing } from '../../../stage/testing/blank-paper.ts'
import { pictureOf } from '../../../stage/testing/picture-of.ts'
import { createFugitiveBoard } from '../board/fugitive-board.ts'
import { rowPlaceAt } from '../plan/places.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { createFugitiveScene } from '../scene/fugitive-scene.ts'
import { EMPTY_HAND, type FugitiveHand } from './hand.ts'
import { heldOver, isHeldOut } from './held.ts'

const [created, ...rest] = playRandomFugitive({ seed: 5 }).events as [FugitiveEvent, ...FugitiveEvent[]]
const timeline = createTimeline(fugitive, created, rest)
const { fugitive: seat } = timeline.stateAfter(0).options
const LOOK = { motion: 'full', side: 'fugitive', skipped: undefined, seat } as const
const index = Array.from({ length: timeline.length }, (_, nth) => nth).find((nth) => {
  const { table } = timeline.stateAfter(nth)
  return table?.steps[0]?.type === 'place' && (listOf(table.hands.fugitive.cards)?.length ?? 0) > 3
})
const plan = fugitivePlanOf(timeline, index ?? 0, LOOK)
const cards = listOf(plan.match.table?.hands.fugitive.cards ?? 0) ?? []
const [hideout = 0, one = 0, other = 0] = cards
const chosen: FugitiveHand = { ...EMPTY_HAND, hideout, sprint: [one, other] }

describe('what a player has in hand', () => {
  it('F4.1: lies where it is to go, the sprint cards under the hideout, and in no fan', () => {
    const held = heldOver(plan, chosen)
    const next = rowPlaceAt(plan.layout, plan.hideouts.length)
    expect(held.cards.map(({ card, level }) => [card, level])).toEqual([
      [one, 0],
      [other, 1],
      [hideout, 2],
    ])
    expect(held.cards.at(-1)).toMatchObject({ x: next.x, y: next.y, isCarried: false })
    expect([hideout, one, other, cards[3]].map((card) => isHeldOut(held, card))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('is under the pointer while it is carried, and its top card is a back', () => {
    const at = { x: 1, y: 2 }
    const card = { type: 'card', card: hideout, at, isByKeys: false } as const
    expect(
      heldOver(plan, { ...chosen, carried: card }).cards.filter((held) => held.card === hideout),
    ).toMatchObject([{ x: 1, isCarried: true }])
    const deck = { type: 'deck', deck: 2, from: undefined, at } as const
    expect(heldOver(plan, { ...EMPTY_HAND, carried: deck }).cards).toMatchObject([
      { card: undefined, face: 'back of deck 2' },
    ])
  })

  it.each(['3D', 'flat'])('%s: is drawn, unless others see the screen, and leaves nothing behind', (how) => {
    const scene = createFugitiveScene(timeline.stateAfter(0), {
      paper: drawnNothing,
      anisotropy: 1,
      detail: 1,
      seed: 1,
    })
    const board = createFugitiveBoard(timeline.stateAfter(0), paperDocument())
    const drawn = how === '3D' ? scene : board
    const look = () =>
      how === '3D'
        ? JSON.stringify(pictureOf(scene.object))
        : [...board.element.children].slice(1).map(shownIn).join('')
    const pictureOver = (laid: typeof plan, hand: FugitiveHand | undefined) => {
      drawn.hold?.(hand)
      drawn.lay(laid)
      drawn.pose(laid.restsAt)
      return look()
    }
    const covered = fugitivePlanOf(timeline, index ?? 0, { ...LOOK, isHandHidden: true })
    const [bare, hidden] = [pictureOver(plan, undefined), pictureOver(covered, undefined)]
    expect(pictureOver(plan, chosen)).not.toBe(bare)
    expect(pictureOver(covered, chosen) === hidden).toBe(true)
    expect(pictureOver(plan, { ...EMPTY_HAND, numbers: [7, 9] })).not.toBe(bare)
    expect(pictureOver(plan, EMPTY_HAND) === bare).toBe(true)
    scene.dispose()
  })
})
