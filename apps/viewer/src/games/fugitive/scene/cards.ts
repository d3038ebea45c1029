import { EVENT_CARDS } from '@getaway/engine/fugitive'
import type { BufferGeometry, Material } from 'three'
import { chanceOf } from '../../../stage/set/die.ts'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import { type Held, type HeldCard, HOLDS_NOTHING, isHeldOut } from '../acting/held.ts'
import { EDGE } from '../faces/atlas.ts'
import {
  BACK,
  DECK_BACKS,
  deckBackName,
  EVENT_BACKS,
  eventBackName,
  eventName,
  hideoutName,
} from '../faces/names.ts'
import type { FugitivePlan, HandCard, Hideout, Sprint, Stack } from '../plan/plan.ts'
import { newPose, poseCard, poseEvent } from '../plan/pose.ts'
import { CARD_THICK, cardGeometry } from './card-geometry.ts'
import { absent, cardMatrix } from './matrices.ts'

/** How crooked the cards of a deck lie at most, in rad. */
const CROOKED = 0.035
/** Cards of a deck lie closer together than they are thick elsewhere, where one is to see each. */
const PRESSED = CARD_THICK * 0.62
/** Where cards lie over each other, each leans on the one before. */
const OVERLAPS = 0.98
const HAND_LEANS = 0.062
/** What is carried through the air waits to be confirmed so high over its place. */
const HOVERS = 0.16
/** What is carried, and what lies where it is planned: how high, and how much larger. */
const HELD_UP = 0.62
const CARRIED = 1.1
const PLANNED = 0.12

/** Shows what its player has in hand. */
export interface HandHolder {
  hold(held: Held): void
}

/** All cards of the table in one set: row, sprint cards, hands, decks, events. */
export function createCards(
  atlas: Atlas,
  material: Material,
  seed: number,
): PieceSetPart<FugitivePlan> & HandHolder {
  const pieces = new PieceSet(geometriesOf(atlas), 160, material)
  const pose = newPose()
  let plan: FugitivePlan | undefined
  let held = HOLDS_NOTHING
  /** Where the first card of each list is among the pieces. */
  const first = { sprints: 0, hands: 0, stacks: 0, events: 0, out: 0, held: 0 }
  const poseRow = (nth: number, one: Hideout | Sprint, level: number, instant: number, lean: number) => {
    poseCard(one, one.flip, instant, plan?.isCalm === true, pose)
    if (one.pendingUntil > instant) pose.height += HOVERS
    pieces.pose(nth, pose.isThere ? cardMatrix(pose, level * CARD_THICK, CARD_THICK, lean) : absent())
  }

  return {
    object: pieces.mesh,
    pieces,
    lay(next) {
      plan = next
      pieces.begin()
      for (const { card } of next.hideouts) pieces.put(frontOf(card))
      first.sprints = next.hideouts.length
      for (const { card } of next.sprints) pieces.put(frontOf(card))
      first.hands = first.sprints + next.sprints.length
      for (const one of next.hands) pieces.put(inHand(one))
      first.stacks = first.hands + next.hands.length
      let laid = first.stacks
      for (const stack of next.stacks) {
        for (let level = 0; level < stack.count; level++, laid++) pieces.put(stackName(stack))
      }
      first.events = laid
      for (const { event } of next.events) pieces.put(eventName(event))
      first.out = first.events + next.events.length
      for (const { card } of next.out) pieces.put(hideoutName(card))
      first.held = first.out + next.out.length
      for (const { face } of held.cards) pieces.put(face)
      pieces.end()
      poseStacks(LONG_AGO)
      poseHeld()
    },
    hold(next) {
      held = next
      if (plan) this.lay(plan)
    },
    pose(instant) {
      if (!plan) return
      const { hideouts, sprints, hands, events, out, stacks, layout, isCalm } = plan
      const lean = layout.apart < OVERLAPS ? (CARD_THICK * 1.25) / layout.apart : 0
      for (let nth = 0; nth < hideouts.length; nth++) {
        const one = hideouts[nth] as Hideout
        poseRow(nth, one, one.sprints, instant, lean)
      }
      for (let nth = 0; nth < sprints.length; nth++) {
        const one = sprints[nth] as Sprint
        poseRow(first.sprints + nth, one, one.nth, instant, lean)
      }
      for (let nth = 0; nth < hands.length; nth++) {
        const one = hands[nth] as HandCard
        poseCard(one, one.flip, instant, isCalm, pose)
        const far = one.of > 1 ? HAND_LEANS : 0
        pieces.pose(first.hands + nth, cardMatrix(pose, far / 2, CARD_THICK, far))
      }
      for (let nth = 0; nth < events.length; nth++) {
        const one = events[nth]
        if (!one) continue
        poseEvent(one, instant, isCalm, pose)
        const level = pose.stands > 0 ? 0 : nth * CARD_THICK
        pieces.pose(first.events + nth, pose.isThere ? cardMatrix(pose, level, CARD_THICK) : absent())
      }
      for (let nth = 0; nth < out.length; nth++) {
        const one = out[nth]
        if (!one) continue
        poseCard(one, LONG_AGO, instant, isCalm, pose, false)
        pieces.pose(first.out + nth, pose.isThere ? cardMatrix(pose, nth * 0.006, CARD_THICK) : absent())
      }
      if (stacks[0] && stacks[0].from !== LONG_AGO) poseStacks(instant)
    },
    dispose: () => pieces.dispose(),
  }

  /** What is held hovers, or lies a little over where it is to go. */
  function poseHeld(): void {
    for (let nth = 0; nth < held.cards.length; nth++) {
      const { x, y, turn, level, isCarried } = held.cards[nth] as HeldCard
      Object.assign(pose, { x, y, turn, height: 0, over: 1, scale: isCarried ? CARRIED : 1, stands: 0 })
      pieces.pose(
        first.held + nth,
        cardMatrix(pose, (isCarried ? HELD_UP : PLANNED) + level * CARD_THICK, CARD_THICK),
      )
    }
    for (let nth = 0; plan && nth < plan.hands.length; nth++) {
      pieces.show(first.hands + nth, !isHeldOut(held, plan.hands[nth]?.card))
    }
  }

  /** Decks lie still, but for a row that grows past its line. */
  function poseStacks(instant: number): void {
    if (!plan) return
    let nth = first.stacks
    for (let index = 0; index < plan.stacks.length; index++) {
      const stack = plan.stacks[index] as Stack
      for (let level = 0; level < stack.count; level++, nth++) {
        poseCard(stack, NEVER, instant === LONG_AGO ? stack.from : instant, plan.isCalm, pose)
        const chance = chanceOf(seed, (stack.deck ?? 9 + stack.pile) * 64 + level) - 0.5
        pose.turn += chance * 2 * CROOKED
        pose.x += chance * 0.02
        pose.height = 0
        pose.over = 1
        pieces.pose(nth, cardMatrix(pose, level * PRESSED, CARD_THICK))
      }
    }
  }
}

function frontOf(card: number | undefined): string {
  return card === undefined ? BACK : hideoutName(card)
}

function inHand({ card, deck }: HandCard): string {
  if (card !== undefined) return hideoutName(card)
  return deck === undefined ? BACK : deckBackName(deck)
}

function stackName({ deck, icon }: Stack): string {
  return deck === undefined ? eventBackName(icon) : deckBackName(deck)
}

/** A card that one knows has a front; of all others both sides are backs. */
function geometriesOf(atlas: Atlas): Map<string, BufferGeometry> {
  const [side, back] = [atlas.faceOf(EDGE), atlas.faceOf(BACK)]
  const geometries = new Map<string, BufferGeometry>()
  const add = (name: string, bottom: string) => {
    geometries.set(name, cardGeometry(atlas.faceOf(name), atlas.faceOf(bottom), side))
  }
  geometries.set(BACK, cardGeometry(back, back, side))
  for (let card = 0; card <= 42; card++) add(hideoutName(card), BACK)
  for (const [name] of [...DECK_BACKS, ...EVENT_BACKS]) add(name, name)
  for (const { id, icon } of EVENT_CARDS) add(eventName(id), eventBackName(icon))
  return geometries
}
