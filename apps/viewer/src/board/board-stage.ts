import { type Spot, spotWithin } from '../input/gesture.ts'
import { handleTable, type PlayingHand, type TablePicture } from '../input/handle-table.ts'
import { overviewAt } from '../stage/camera/shot-at.ts'
import { type Covered, pictureRoomOf, UNCOVERED } from '../stage/framing/covered.ts'
import type { Board } from '../table/board.ts'
import type { Point } from '../table/extent.ts'
import type { TablePlan } from '../table/table-plan.ts'
import { boxHeldBy } from './hold-box.ts'
import { show, svgPen, write } from './svg.ts'
import { type Box, boxAround, nearer, reshaped, viewBoxOf, zoomed } from './view-box.ts'

export type BoardLook = 'follow' | 'whole' | 'free'

export interface BoardShot {
  readonly plan: TablePlan
  readonly instant: number
  /** Somebody looks at one instant: what they see hangs on nothing else. */
  readonly isPaused: boolean
  /** What its player holds, where there is one. */
  readonly hand: unknown
}

export interface BoardStage {
  look(look: BoardLook): void
  zoom(factor: number): void
  /** What is covered of the picture. */
  cover(covered: Covered): void
  hang(board: Board<TablePlan>): void
  /** Draws a frame around what somebody has gone to. */
  mark(place: Point | undefined): void
  /** Something may have changed: looks once, and goes on by itself while anything moves. */
  wake(): void
  /** The point of the table, in cells, that is seen at a place of the window; undefined beside the picture. */
  pointAt(place: Spot): Point | undefined
  /** Where in the window a point of the table is seen. */
  spotOf(point: Point): Spot | undefined
  readonly frames: number
  readonly isStill: boolean
  dispose(): void
}

interface Options {
  readonly shoot: () => BoardShot | undefined
  readonly isCalm: () => boolean
  readonly onLook: (look: BoardLook) => void
  readonly onPoint: (point: Point | undefined) => void
  /** Of somebody who plays at this table. */
  readonly handOf?: (() => PlayingHand | undefined) | undefined
}

const LONGEST_STEP = 0.1
/** Share of the way that is left after a second. */
const LEFT_AFTER_SECOND = 0.02

/** Shows a flat table: follows what lies there until somebody takes it in hand, and rests when nothing moves. */
export function createBoardStage(svg: SVGSVGElement, options: Options): BoardStage {
  let board: Board<TablePlan> | undefined
  let laid: TablePlan | undefined
  let posed = Number.NaN
  let held: unknown
  let box: Box | undefined
  let look: BoardLook = 'follow'
  let over = UNCOVERED
  let room = pictureRoomOf(0, 0, over)
  let next: number | undefined
  let last = 0
  let frames = 0
  let isStill = false

  const frame = svgPen(svg.ownerDocument)('rect', {
    fill: 'none',
    stroke: '#ffd06a',
    'stroke-width': 0.09,
    width: 1.08,
    height: 1.08,
    rx: 0.12,
    display: 'none',
  })
  const wake = () => {
    isStill = false
    next ??= requestAnimationFrame(draw)
  }
  const setLook = (wanted: BoardLook) => {
    if (wanted !== look) options.onLook(wanted)
    look = wanted
    wake()
  }
  const place = (wanted: Box) => {
    box = wanted
    svg.setAttribute('viewBox', viewBoxOf(wanted))
  }
  const take = (wanted: Box) => {
    place(wanted)
    setLook('free')
  }

  function draw(now: number): void {
    next = undefined
    const seconds = Math.min((now - last) / 1000, LONGEST_STEP)
    last = now
    const shot = options.shoot()
    if (!shot || !board || room.width === 0) return
    const { plan, instant, isPaused, hand } = shot
    const isLaid = plan === laid
    if (!isLaid) board.lay(plan)
    const isNew = !isLaid || (instant !== posed && Math.min(instant, posed) < plan.restsAt)
    if (isNew) board.pose(instant)
    const isHeld = hand !== held
    if (isHeld) board.hold?.(hand)
    held = hand
    laid = plan
    posed = instant
    const isMoving = aim(plan, instant, isPaused || options.isCalm() ? 1 : 1 - LEFT_AFTER_SECOND ** seconds)
    if (isNew || isMoving || isHeld) frames++
    svg.dataset.ready = 'true'
    isStill = !isNew && !isMoving
    if (!isStill) next ??= requestAnimationFrame(draw)
  }

  function aim(plan: TablePlan, instant: number, share: number): boolean {
    // Under a piece that is carried the table stands still.
    if (look === 'free' || !board || (box && options.handOf?.()?.isCarrying)) return false
    const goal = boxAround(
      look === 'whole' ? board.whole : overviewAt(plan, instant, room.width / Math.max(room.height, 1)),
      room,
    )
    const before = box
    const after = before ? nearer(before, goal, share) : goal
    if (before && viewBoxOf(before) === viewBoxOf(after)) return false
    place(after)
    return true
  }

  const picture: TablePicture = {
    pointAt({ x, y }) {
      const { clientWidth: width, clientHeight: height } = svg
      return box && { x: box.x + (x / width) * box.width, y: box.y + (y / height) * box.height }
    },
    hold(gesture) {
      if (gesture.type === 'tap' && gesture.count === 2) return setLook('follow')
      const size = { width: svg.clientWidth, height: svg.clientHeight }
      const held = box && boxHeldBy(gesture, box, size)
      if (held) take(held)
    },
    onPoint: options.onPoint,
  }
  const letGo = handleTable(svg, picture, () => options.handOf?.())
  const resize = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = svg
    if (width === 0 || height === 0) return
    if (box && room.width > 0 && look === 'free') place(reshaped(box, width, height))
    // A picture of another form is another picture: there is nothing to move between them.
    else box = undefined
    room = pictureRoomOf(width, height, over)
    wake()
  })
  resize.observe(svg)

  return {
    look: setLook,
    zoom(factor) {
      if (box) take(zoomed(box, factor))
    },
    cover(covered) {
      over = covered
      room = pictureRoomOf(room.width, room.height, covered)
      wake()
    },
    hang(made) {
      if (made === board) return
      board?.dispose()
      board = made
      laid = undefined
      held = undefined
      svg.append(made.element, frame)
      wake()
    },
    mark(place) {
      show(frame, place !== undefined)
      if (place) write(frame, 'transform', `translate(${place.x - 0.54} ${place.y - 0.54})`)
    },
    wake,
    pointAt(place) {
      const at = spotWithin(svg, place)
      return at && picture.pointAt(at)
    },
    spotOf({ x, y }) {
      const { left, top, width, height } = svg.getBoundingClientRect()
      if (!box) return undefined
      return {
        x: left + ((x - box.x) / box.width) * width,
        y: top + ((y - box.y) / box.height) * height,
      }
    },
    get frames() {
      return frames
    },
    get isStill() {
      return isStill
    },
    dispose() {
      if (next !== undefined) cancelAnimationFrame(next)
      resize.disconnect()
      letGo()
      board?.dispose()
      frame.remove()
    },
  }
}
