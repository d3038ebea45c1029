import { ESCAPE, type Match } from '@getaway/engine/fugitive'
import { show, svgPen } from '../../../board/svg.ts'
import type { Language } from '../../../language/language.ts'
import type { Board } from '../../../table/board.ts'
import { type FugitiveHand, shownHand } from '../acting/hand.ts'
import { heldOver, isHeldOut } from '../acting/held.ts'
import type { FugitivePlan, Hideout, Sprint } from '../plan/plan.ts'
import { verdictOf } from '../plan/verdict-of.ts'
import { createEvents, createHands, createOut, createRowCards, createStacks } from './cards.ts'
import { clothExtent, drawCloth } from './cloth.ts'
import { createFaces } from './faces.ts'
import { createInHand } from './in-hand.ts'
import { placeRowsOf } from './place-rows.ts'
import {
  createCounters,
  createEnding,
  createHunt,
  createPad,
  createRings,
  createSeatLabels,
} from './signs.ts'

/** Fugitive drawn flat: the same plan, the same faces, an element for each piece. */
export function createFugitiveBoard(_: Match, document: Document, language?: Language): Board<FugitivePlan> {
  const pen = svgPen(document)
  const faces = createFaces(pen, language)
  const seats = createSeatLabels(pen)
  const pad = createPad(pen)
  const stacks = createStacks(pen, faces)
  const out = createOut(pen, faces)
  const hands = createHands(pen, faces)
  const sprints = createRowCards<Sprint>(pen, faces, 'sprints')
  const hideouts = createRowCards<Hideout>(pen, faces, 'hideouts')
  const rings = createRings(pen)
  const hunt = createHunt(pen)
  const counters = createCounters(pen, faces)
  const ending = createEnding(pen)
  const events = createEvents(pen, faces)
  const layers = [seats, stacks, out, hands, sprints, hideouts, rings, counters, ending, events] as const
  const lights = [pad, hunt] as const
  const element = pen('g', {}, [
    ...[
      faces.element,
      drawCloth(pen),
      seats.element,
      pad.element,
      stacks.element,
      out.element,
      hands.element,
    ],
    ...[sprints, hideouts, rings, hunt, counters, ending, events].map((layer) => layer.element),
  ])
  const inHand = createInHand(pen, faces)
  element.append(inHand.element)
  let isCalm = false
  let laid: FugitivePlan | undefined
  let hand: FugitiveHand | undefined
  const hold = () => {
    if (!laid) return
    const held = heldOver(laid, shownHand(hand, laid.isHandHidden))
    inHand.hold(held)
    // The next guess is put together where the last one lies; what is held lies in no fan.
    show(counters.element, held.numbers.length === 0)
    for (const [nth, { card }] of laid.hands.entries()) {
      const lying = hands.element.children[nth]
      if (lying) show(lying, !isHeldOut(held, card))
    }
  }
  return {
    element,
    whole: clothExtent(),
    ahead: Array.from({ length: ESCAPE + 1 }, (_, card) => () => faces.prepare(card)),
    lay(plan) {
      isCalm = plan.isCalm
      laid = plan
      seats.lay(plan.seats)
      pad.lay(plan)
      stacks.lay(plan.stacks)
      out.lay(plan.out)
      hands.lay(plan.hands)
      sprints.lay(plan.sprints)
      hideouts.lay(plan.hideouts)
      rings.lay(plan.hideouts.filter(({ place, flip }) => place > 0 && (plan.ending?.from ?? flip) >= flip))
      hunt.lay(plan)
      counters.lay(plan.counters.map((one) => ({ ...one, verdict: verdictOf(one, plan.counters) })))
      const isShown = plan.ending && plan.ending.reason !== 'given-up'
      const last = isShown ? plan.hideouts.find(({ place }) => place === plan.ending?.place) : undefined
      ending.lay(plan.ending && last ? [{ ...plan.ending, at: last }] : [])
      events.lay(plan.events)
      hold()
    },
    pose(instant) {
      for (const layer of layers) layer.pose(instant, isCalm)
      for (const light of lights) light.pose(instant)
      if (hand) hold()
    },
    hold(next: FugitiveHand | undefined) {
      hand = next
      hold()
    },
    placesOf: placeRowsOf,
    dispose: () => element.remove(),
  }
}
