import type { Match } from '@getaway/engine/chase'
import { show, svgPen } from '../../../board/svg.ts'
import type { Board } from '../../../table/board.ts'
import { type ChaseHand, isInHand, shownHand } from '../acting/hand.ts'
import { faceOf } from '../faces/tile-faces.ts'
import type { ChasePlan } from '../plan/plan.ts'
import { createCoins, createHands, createSeatLabels, createStacks } from './belongings.ts'
import { clothExtent, drawCloth } from './cloth.ts'
import { createFaces } from './faces.ts'
import { createInHand } from './in-hand.ts'
import { createMarkers } from './markers.ts'
import { createNextToMark } from './next-to-mark.ts'
import { placeRowsOf } from './place-rows.ts'
import { createEmphases, createTips, createVerdicts } from './signs.ts'
import { createSlams } from './slams.ts'
import { createTiles, shadowOf } from './tiles.ts'

/** Chase drawn flat: the same plan, the same faces, an element for each piece. */
export function createChaseBoard(opening: Match, document: Document): Board<ChasePlan> {
  const pen = svgPen(document)
  const { options, prison, tiles: set } = opening
  const faces = createFaces(pen, opening)
  const middle = `translate(${prison.x} ${prison.y}) rotate(${prison.rot * 90})`
  const jail = pen('g', { transform: middle }, [shadowOf(pen), faces.tile(prison.tile.id)])
  const seats = createSeatLabels(pen)
  const stacks = createStacks(pen, faces)
  const hands = createHands(pen, faces)
  const coins = createCoins(pen)
  const tiles = createTiles(pen, faces)
  const tips = createTips(pen)
  const markers = createMarkers(pen, faces)
  const verdicts = createVerdicts(pen)
  const emphases = createEmphases(pen)
  const next = createNextToMark(pen)
  const slams = createSlams(pen)
  const inHand = createInHand(pen, faces)
  const moving = [tiles, tips, next, markers, emphases, slams, verdicts, coins] as const
  const still = [seats, stacks, hands] as const
  const element = pen('g', {}, [
    faces.element,
    drawCloth(pen, options),
    ...still.map((layer) => layer.element),
    coins.element,
    jail,
    ...[tiles, tips, next, emphases, markers, verdicts, slams].map((layer) => layer.element),
    inHand.element,
  ])
  let isCalm = false
  let laid: ChasePlan | undefined
  let hand: ChaseHand | undefined
  /** What is carried, or waits on the table, lies in no fan. */
  const leaveOut = () => {
    for (const [index, { tile }] of laid?.hands.entries() ?? []) {
      const lying = hands.element.children[index]
      if (lying) show(lying, !isInHand(hand, tile))
    }
  }
  return {
    element,
    whole: clothExtent(options),
    ahead: [...set.values()].map((tile) => () => void faceOf(tile)),
    lay(plan) {
      isCalm = plan.isCalm
      laid = plan
      seats.lay(plan.seats)
      stacks.lay(plan.stacks)
      hands.lay(plan.hands)
      hands.pose(plan.restsAt, isCalm)
      coins.lay(plan.coins)
      tiles.lay(plan.tiles)
      tips.lay(plan.tips)
      markers.lay(plan.markers)
      emphases.lay(plan.emphases)
      next.lay(plan.next)
      slams.lay(plan.slams)
      verdicts.lay(plan.verdicts)
      if (hand) leaveOut()
      inHand.hold(shownHand(hand, plan.isHandHidden))
    },
    pose(instant) {
      for (const layer of moving) layer.pose(instant, isCalm)
    },
    hold(next: ChaseHand | undefined) {
      hand = next
      leaveOut()
      inHand.hold(shownHand(next, laid?.isHandHidden === true))
    },
    placesOf: placeRowsOf,
    dispose: () => element.remove(),
  }
}
