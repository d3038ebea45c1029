import { bevelled, type FaceRect, pieceGeometry } from '../../../stage/set/printed-geometry.ts'
import { circleOutline, roundedOutline } from '../../../stage/set/sweep.ts'
import { CARD } from '../plan/places.ts'

/** A little less than its place, so that neighbours do not touch. */
export const CARD_WIDTH = CARD.width * 0.975
export const CARD_DEPTH = CARD.height * 0.975
/** Thicker than any card is: one sees that it lies there. */
export const CARD_THICK = 0.034
export const CHIP_SIZE = 0.82
export const CHIP_THICK = 0.1
/** A sign on a card, and the number of one that lies face down. */
export const SIGN_SIZE = 0.3

export function cardGeometry(top: FaceRect, bottom: FaceRect, side: FaceRect) {
  return pieceGeometry(
    roundedOutline(CARD_WIDTH, CARD_DEPTH, 0.065),
    { width: CARD_WIDTH, depth: CARD_DEPTH },
    bevelled(CARD_THICK, 0.008),
    { top, side, bottom },
  )
}

export function chipGeometry(top: FaceRect, side: FaceRect) {
  return pieceGeometry(
    circleOutline(CHIP_SIZE / 2, 40),
    { width: CHIP_SIZE, depth: CHIP_SIZE },
    bevelled(CHIP_THICK, 0.02),
    { top, side, bottom: top },
  )
}

export function signGeometry(top: FaceRect) {
  const side = { u: top.u + (top.width ?? top.size) * 0.06, v: top.v + top.size * 0.06, size: 0 }
  return pieceGeometry(
    circleOutline(SIGN_SIZE / 2, 28),
    { width: SIGN_SIZE, depth: SIGN_SIZE },
    bevelled(0.03, 0.01),
    { top, side, bottom: top },
  )
}
