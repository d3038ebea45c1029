import type { BufferGeometry, Material } from 'three'
import { PieceSet, type PieceSetPart } from '../../../stage/set/piece-set.ts'
import type { Atlas } from '../../../stage/set/printed-sheet.ts'
import { easeIn, easeOut, NEVER, progress } from '../../../table/easing.ts'
import { HOLDS_NOTHING } from '../acting/held.ts'
import { CHIP_SIDE } from '../faces/atlas.ts'
import { chipName, SIGNS } from '../faces/names.ts'
import { SPEAK, TELL } from '../plan/motion.ts'
import { CARD } from '../plan/places.ts'
import type { Counter, FugitivePlan, Hideout, Sprint } from '../plan/plan.ts'
import { newPose, poseCard } from '../plan/pose.ts'
import { verdictOf } from '../plan/verdict-of.ts'
import { CARD_THICK, CHIP_SIZE, CHIP_THICK, chipGeometry, signGeometry } from './card-geometry.ts'
import type { HandHolder } from './cards.ts'
import { absent, lyingMatrix } from './matrices.ts'

/** A number set on the back of a card that its side may look under, and on a sprint card's edge that reaches out. */
const PEEKED = 0.66
const PEEKED_SPRINT = 0.36
/** Out of the marshal's hand, not far. */
const FALL = 0.9
/** A number that is chosen, but not named yet. */
const PLANNED = 0.16
const CHOSEN = 0.86
/** What is told of a place lies on its lower corners. */
const CORNER = { x: 0.3, y: 0.48 } as const

/** Counters of what was guessed, with what the answer was; numbers on cards that one may look under; what events have told. */
export function createChips(atlas: Atlas, material: Material): PieceSetPart<FugitivePlan> & HandHolder {
  const pieces = new PieceSet(geometriesOf(atlas), 128, material)
  const pose = newPose()
  let plan: FugitivePlan | undefined
  let held = HOLDS_NOTHING
  const first = { peeked: 0, told: 0, verdicts: 0, held: 0 }
  const peeked: (Hideout | Sprint)[] = []
  const told: { readonly on: Hideout; readonly from: number; readonly at: 1 | -1 }[] = []

  return {
    object: pieces.mesh,
    pieces,
    lay(next) {
      plan = next
      peeked.length = 0
      told.length = 0
      pieces.begin()
      for (const { number } of next.counters) pieces.put(chipName(number))
      first.peeked = next.counters.length
      for (const one of [...next.hideouts, ...next.sprints]) {
        if (!one.isPeeked || one.card === undefined) continue
        peeked.push(one)
        pieces.put(chipName(one.card))
      }
      first.told = first.peeked + peeked.length
      for (const on of next.hideouts) {
        if (on.parity) {
          told.push({ on, from: on.parity.from, at: -1 })
          pieces.put(on.parity.of)
        }
        if (on.deck) {
          told.push({ on, from: on.deck.from, at: 1 })
          pieces.put(`deck ${on.deck.of ?? 0}`)
        }
      }
      first.verdicts = first.told + told.length
      for (const one of next.counters) pieces.put(verdictOf(one, next.counters))
      first.held = first.verdicts + next.counters.length
      for (const { number } of held.numbers) pieces.put(chipName(number))
      pieces.end()
      for (const [nth, { x, y }] of held.numbers.entries()) {
        pieces.pose(first.held + nth, lyingMatrix(x, y, PLANNED, CHOSEN))
      }
    },
    hold(next) {
      held = next
      if (plan) this.lay(plan)
    },
    pose(instant) {
      if (!plan) return
      const { counters, isCalm } = plan
      for (let nth = 0; nth < counters.length; nth++) {
        const one = counters[nth] as Counter
        poseCounter(one, nth, instant, isCalm)
      }
      for (let nth = 0; nth < peeked.length; nth++) {
        const one = peeked[nth] as Hideout
        poseCard(one, one.flip, instant, isCalm, pose)
        const isSprint = 'nth' in one
        const isShown = pose.isThere && pose.over === 0 && pose.height < 0.02
        const up = ((isSprint ? one.nth : one.sprints) as number) * CARD_THICK + CARD_THICK
        const scale = isSprint ? PEEKED_SPRINT : PEEKED
        const north = isSprint ? CARD.height / 2 - (CHIP_SIZE * PEEKED_SPRINT) / 2 - 0.01 : 0.08
        // Those that lie close are set by turns, so that none is covered.
        const west = isSprint ? 0.3 - ((one.nth as number) % 2) * 0.34 : 0
        pieces.pose(
          first.peeked + nth,
          isShown ? lyingMatrix(pose.x - west, pose.y - north, up - 0.012, scale, 0, 0.5) : absent(),
        )
      }
      for (let nth = 0; nth < told.length; nth++) {
        const { on, from, at } = told[nth] as (typeof told)[number]
        poseCard(on, on.flip, instant, isCalm, pose)
        const grown = easeOut(progress(instant, from, isCalm ? 0 : TELL))
        const isShown = grown > 0 && pose.over === 0 && pose.height < 0.02
        const up = (on.sprints + 1) * CARD_THICK
        pieces.pose(
          first.told + nth,
          isShown ? lyingMatrix(pose.x + at * CORNER.x, pose.y + CORNER.y, up, grown) : absent(),
        )
      }
    },
    dispose: () => pieces.dispose(),
  }

  /** Set down before the marshal; with the answer, a token comes down on its edge. */
  function poseCounter(one: Counter, nth: number, instant: number, isCalm: boolean): void {
    const { x, y, from, origin, answeredFrom } = one
    const done = progress(instant, from, isCalm ? 0 : SPEAK)
    const left = 1 - easeOut(done)
    // The next guess is put together where the last one lies.
    const isThere =
      held.numbers.length > 0 ? false : instant >= from || (origin !== undefined && isMoved(one))
    const [fromX, fromY] = [origin?.x ?? x, origin?.y ?? y]
    const [atX, atY] = [x + (fromX - x) * left, y + (fromY - y) * left]
    const fallen = isMoved(one) ? 0 : (1 - easeIn(done)) * FALL
    pieces.pose(nth, isThere ? lyingMatrix(atX, atY, fallen) : absent())
    const told = progress(instant, answeredFrom, isCalm ? 0 : TELL)
    const isTold = isThere && answeredFrom !== NEVER && instant >= answeredFrom
    const down = (1 - easeIn(told)) * 0.6
    pieces.pose(
      first.verdicts + nth,
      isTold ? lyingMatrix(atX + 0.29, atY + 0.27, CHIP_THICK + down, 1.15 + (1 - told) * 0.8) : absent(),
    )
  }
}

/** A counter of an earlier guess only makes room. */
function isMoved({ from, answeredFrom }: Counter): boolean {
  return answeredFrom < from
}

function geometriesOf(atlas: Atlas): Map<string, BufferGeometry> {
  const side = atlas.faceOf(CHIP_SIDE)
  const geometries = new Map<string, BufferGeometry>()
  for (let number = 1; number <= 42; number++) {
    geometries.set(chipName(number), chipGeometry(atlas.faceOf(chipName(number)), side))
  }
  for (const sign of SIGNS) geometries.set(sign, signGeometry(atlas.faceOf(sign)))
  return geometries
}
