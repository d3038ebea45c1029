import { MathUtils, PerspectiveCamera } from 'three'
import type { Gesture } from '../../input/gesture.ts'
import type { Extent } from '../../table/extent.ts'
import type { Highlight, TablePlan } from '../../table/table-plan.ts'
import { framingClear } from '../framing/clear-framing.ts'
import { type Covered, type PictureRoom, pictureRoomOf, UNCOVERED } from '../framing/covered.ts'
import { AFAR, approach, type CameraLens, type Framing } from '../framing/framing.ts'
import { turnToFit } from '../framing/turn-to-fit.ts'
import { cameraHeldBy } from '../hands/hold-camera.ts'
import { EMPTY, highlightAt, overviewShotAt, partOf } from './shot-at.ts'
import type { View } from './view-choice.ts'
import { aimLens, blurOf, isCut, mayTurn, pushIn, tighten } from './views.ts'

const FOV = 34
/** More than that, in radians, is another side. */
const FAR_ROUND = 0.5
/** Share of the way that is left after a second. */
const LEFT_AFTER_SECOND = 0.02

export interface TableCamera {
  readonly camera: PerspectiveCamera
  /** Part of the table that is looked at; undefined: it is in somebody's hand. */
  readonly extent: Extent | undefined
  /** How much of what is not in the middle is out of focus, 0 to 1. */
  readonly blur: number
  look(view: View): void
  resize(width: number, height: number): void
  /** What should be seen stands where nothing covers it. */
  cover(covered: Covered): void
  /** Moves towards what should be seen; true if it moved. `instant` is of the picture, `clock` of the match. */
  follow(plan: TablePlan, instant: number, clock: number, seconds: number): boolean
  /** A hand has hold of it. */
  hold(gesture: Gesture): void
}

interface Options {
  readonly isCalm: boolean
  /** Somebody has taken it in hand. */
  readonly onHold: () => void
  readonly onMove: (framing: Readonly<Framing>) => void
  /** Where somebody has put it, to be left there as long as the view is free. */
  readonly held?: Readonly<Framing> | undefined
}

/** Follows what lies on the table, or what a director would show, until somebody takes it in hand. */
export function createTableCamera({ isCalm, onHold, onMove, held }: Options): TableCamera {
  const camera = new PerspectiveCamera(FOV, 1, 0.5, 160)
  camera.rotation.order = 'YXZ'
  const framing: Framing = { ...(held ?? AFAR) }
  const goal: Framing = { ...AFAR }
  const lens: CameraLens = {
    fov: MathUtils.degToRad(FOV),
    aspect: 1,
    pitch: 1,
    yaw: 0,
    least: 4,
    low: 0,
    rise: 0,
  }
  let view: View = 'follow'
  let extent: Extent | undefined
  let shown: Highlight | undefined
  let turned: { readonly extent: Extent; readonly aspect: number; readonly yaw: number } | undefined
  let isFirst = held === undefined
  let isNew = true
  let isHeld = false
  let over = UNCOVERED
  let blur = 0
  let room: PictureRoom = pictureRoomOf(1, 1, over)
  const stand = () => {
    const { x, z, distance, pitch, yaw, left, foot } = framing
    const out = Math.cos(pitch) * distance
    camera.position.set(x + Math.sin(yaw) * out, Math.sin(pitch) * distance, z + Math.cos(yaw) * out)
    camera.rotation.set(-pitch, yaw, 0)
    const { width, height, head } = room
    // The lens is made for the part that is free, and the picture goes on all around it.
    camera.setViewOffset(
      Math.max(width - left, 1),
      Math.max(height - head - foot, 1),
      -left,
      -head,
      width,
      height,
    )
  }

  const focus = (wanted: number, share: number): boolean => {
    if (blur === wanted) return false
    blur = share === 1 || Math.abs(wanted - blur) < 0.01 ? wanted : blur + (wanted - blur) * share
    return true
  }

  return {
    camera,
    get extent() {
      return extent
    },
    get blur() {
      return blur
    },
    look(next) {
      view = next
    },
    resize(width, height) {
      room = pictureRoomOf(width, height, over)
      // A picture of another form is another picture: there is nothing to move between them.
      isNew = true
      stand()
    },
    cover(covered) {
      over = covered
      room = pictureRoomOf(room.width, room.height, covered)
    },
    follow(plan, instant, clock, seconds) {
      if (view === 'free' && !isFirst) {
        extent = undefined
        const moved = isHeld
        isHeld = false
        if (moved) stand()
        return focus(0, 1) || moved
      }
      const highlight = view === 'director' || view === 'cinematic' ? highlightAt(plan, instant) : undefined
      const shot = highlight ?? overviewShotAt(plan.overviews, instant) ?? EMPTY
      lens.aspect = room.width / Math.max(room.height - room.head - room.foot, 1)
      extent = partOf(shot, lens.aspect)
      aimLens(lens, view, highlight?.kind, shot, isCalm ? 0 : clock)
      if (mayTurn(view, highlight?.kind) && shot.slant === undefined) {
        const { aspect } = lens
        if (turned?.extent !== extent || turned.aspect !== aspect) {
          turned = { extent, aspect, yaw: turnToFit(extent, lens) }
        }
        lens.yaw = turned.yaw
      }
      framingClear(extent, lens, room, goal)
      tighten(goal, view)
      if (highlight && !isCalm) pushIn(goal, highlight, instant)
      // A camera that swings round a table makes one seasick: it cuts.
      const isFarRound = shown !== highlight && Math.abs(goal.yaw - framing.yaw) > FAR_ROUND
      const isJump = isNew || isCalm || (view === 'director' && (isCut(shown, highlight) || isFarRound))
      isFirst = false
      isNew = false
      shown = highlight
      const share = isJump ? 1 : 1 - LEFT_AFTER_SECOND ** seconds
      const isFocused = focus(blurOf(view, highlight?.kind), share)
      const moved = approach(framing, goal, share)
      if (moved) stand()
      return moved || isFocused
    },
    hold(gesture) {
      const change = cameraHeldBy(gesture, room.height, lens.fov)
      if (!change) return
      if (view !== 'free') onHold()
      change(framing)
      isHeld = true
      onMove(framing)
    },
  }
}
