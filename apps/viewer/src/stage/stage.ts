import type { Mood } from '@getaway/engine/following'
import { Scene } from 'three'
import { type Spot, spotWithin } from '../input/gesture.ts'
import { handleTable, type PlayingHand } from '../input/handle-table.ts'
import type { Language } from '../language/language.ts'
import type { Point } from '../table/extent.ts'
import type { SceneKit, Scene as TableScene } from '../table/scene.ts'
import type { TablePlan } from '../table/table-plan.ts'
import { bySlices } from './by-slices.ts'
import { createTableCamera } from './camera/camera.ts'
import type { ViewChoice } from './camera/view-choice.ts'
import type { StageCanvas } from './canvas.ts'
import type { Cosmetics } from './cosmetics.ts'
import type { Covered } from './framing/covered.ts'
import { createPointOnTable, createSpotOnPage } from './hands/point-on-table.ts'
import { createPacer, type Quality } from './quality.ts'
import { createRenderer } from './renderer.ts'
import { canvasPaper } from './set/canvas-paper.ts'
import { createLights } from './set/lights.ts'
import { typefaceLoaded } from './set/typeface.ts'

/** What the page has put on the scene for a frame. */
export interface Shot {
  readonly plan: TablePlan
  /** What the pieces show; later than all of them while one stands at a settled moment. */
  readonly instant: number
  /** The instant of the match that is shown. */
  readonly clock: number
  /** It looks different from the last one. */
  readonly isNew: boolean
}

export interface Stage {
  readonly kit: SceneKit
  /** Until the answer is called; in this light, unless the page has one of its own. */
  put(scene: TableScene<TablePlan>, light: Mood | undefined): () => void
  /** What is covered of the picture by something else. */
  cover(covered: Covered): void
  /** The point of the table, in cells, that is seen at a place of the window; undefined beside the picture. */
  pointAt(place: Spot): Point | undefined
  /** Where in the window a point of the table is seen. */
  spotOf(point: Point): Spot | undefined
  /** Something may have changed: looks once, and goes on by itself while anything moves. */
  wake(): void
  /** Frames drawn so far. */
  readonly frames: number
  /** Of the last one, its shadows included if they were redrawn. */
  readonly drawCalls: number
  readonly triangles: number
  /** So many programs the graphics card has been given. */
  readonly programs: number
  readonly quality: Quality
  readonly mood: Mood
  /** Nothing moves: the picture is what it will be. */
  readonly isStill: boolean
  dispose(): void
}

export interface StageOptions extends Cosmetics {
  /** Puts the scene in order for this moment; undefined while there is nothing to show. */
  readonly shoot: (now: number) => Shot | undefined
  readonly views: ViewChoice
  readonly isCalm: boolean
  /** In which language there is something printed on pieces. */
  readonly language?: Language
  /** The first picture is on the screen. */
  readonly onShown?: (() => void) | undefined
  /** Where on the table somebody points, in cells. */
  readonly onPoint?: ((point: Point | undefined) => void) | undefined
  /** Of somebody who plays at this table. */
  readonly handOf?: (() => PlayingHand | undefined) | undefined
}

const LONGEST_STEP = 0.1

/** The place where scenes play: draws only when something changed, rests in hidden tabs. Its canvas stays its maker's. */
export function createStage(host: HTMLElement, made: StageCanvas, options: StageOptions): Stage {
  const { shoot, views, isCalm, ground = 'room', mood } = options
  const scene = new Scene()
  const lights = createLights()
  scene.add(lights.object)
  const drawing = createRenderer(scene, lights, made, options.quality, { ...(mood && { mood }), ground })
  const { canvas } = made
  const pacer = options.quality ? undefined : createPacer(drawing.quality)
  host.append(canvas)

  let table: TableScene<TablePlan> | undefined
  let next: number | undefined
  let last = 0
  let isDirty = true
  let isStill = false
  let goesOn = false
  let hasRoom = false
  let isFinished = false
  /** The first picture comes to the screen before anything else is drawn, shadows and faces. */
  let isShown = false
  let waiting: { cancel(): void } | undefined
  let finishing: { cancel(): void } | undefined
  const wake = () => {
    isStill = false
    next ??= requestAnimationFrame(draw)
  }
  const wakeAnew = () => {
    isDirty = true
    wake()
  }
  const camera = createTableCamera({
    isCalm,
    onHold: () => views.choose('free'),
    onMove(framing) {
      views.hold(framing)
      wakeAnew()
    },
  })
  const stopLooking = views.view.subscribe((view) => {
    camera.look(view)
    wakeAnew()
  })
  const pointOnTable = createPointOnTable(canvas, camera.camera)
  const spotOnPage = createSpotOnPage(canvas, camera.camera)
  const letGo = handleTable(
    canvas,
    {
      pointAt: (at) => table && pointOnTable(at, table.height),
      hold: camera.hold,
      onPoint: options.onPoint,
    },
    () => options.handOf?.(),
  )
  const keepMenu = (event: Event) => event.preventDefault()
  canvas.addEventListener('contextmenu', keepMenu)
  // What the graphics card has forgotten is drawn again.
  canvas.addEventListener('webglcontextrestored', wakeAnew)

  let dressing: { readonly of: TableScene<TablePlan>; readonly done: Promise<void> | undefined } | undefined
  const dressedOnce = (of: TableScene<TablePlan>) => {
    if (dressing?.of !== of) dressing = { of, done: of.dress?.().catch(reportError) }
    return dressing.done
  }
  const finish = () => {
    const shown = table
    if (!isShown || !shown) return
    finishing?.cancel()
    const dressed = dressedOnce(shown)
    const prepare = async () => {
      wakeAnew()
      await dressed
      await drawing.prepare(camera.camera).catch(reportError)
      if (table !== shown) return
      isFinished = true
      wakeAnew()
    }
    finishing = bySlices(
      () => shown.finish?.() ?? true,
      () => prepare().catch(reportError),
    )
  }
  const beShown = () => {
    isShown = true
    options.onShown?.()
    wakeAnew()
    typefaceLoaded().then(finish, reportError)
  }

  function draw(now: number): void {
    next = undefined
    if (waiting && !isShown) return
    // Only a frame that followed at once tells how fast one draws.
    if (goesOn && pacer) drawing.refine(pacer.after(now - last))
    const seconds = Math.min((now - last) / 1000, LONGEST_STEP)
    last = now
    goesOn = false
    const shot = hasRoom ? shoot(now) : undefined
    if (!shot || !table) return
    // Under a piece that is carried the table stands still.
    const isCarrying = options.handOf?.()?.isCarrying ?? false
    const isMoving = !isCarrying && camera.follow(shot.plan, shot.instant, shot.clock, seconds)
    const isAimed = lights.aim(camera.extent ?? table.whole)
    const isFirst = drawing.frames === 0
    if (isDirty || isMoving || isAimed || shot.isNew) {
      // Shadows come with the second frame.
      drawing.draw(camera.camera, !isFirst && (isDirty || isAimed || shot.isNew), camera.blur)
      isDirty = isFirst
      waiting ??= drawing.whenDrawn(beShown)
      canvas.dataset.ready = 'true'
    }
    if (isFirst) return
    const isResting = !isMoving && !shot.isNew
    isStill = isResting && isFinished
    if (isResting) return
    goesOn = true
    next ??= requestAnimationFrame(draw)
  }

  const resize = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    hasRoom = true
    drawing.resize(width, height)
    camera.resize(width, height)
    wakeAnew()
  })
  resize.observe(host)

  return {
    kit: {
      ...{ paper: canvasPaper, seed: options.seed, ground, ...drawing.kit },
      ...(options.language && { language: options.language }),
    },
    put(shown, light = 'warm') {
      table = shown
      if (!mood) drawing.light(light)
      scene.add(shown.object)
      wakeAnew()
      isFinished = false
      finish()
      return () => {
        finishing?.cancel()
        table = undefined
        shown.object.removeFromParent()
      }
    },
    cover(covered) {
      camera.cover(covered)
      wakeAnew()
    },
    pointAt(place) {
      const at = spotWithin(canvas, place)
      return at && table && pointOnTable(at, table.height)
    },
    spotOf: (point) => table && spotOnPage(point, table.height),
    wake,
    get frames() {
      return drawing.frames
    },
    get drawCalls() {
      return drawing.drawCalls
    },
    get triangles() {
      return drawing.triangles
    },
    get programs() {
      return drawing.programs
    },
    get quality() {
      return drawing.quality
    },
    get mood() {
      return drawing.mood
    },
    get isStill() {
      return isStill
    },
    dispose() {
      if (next !== undefined) cancelAnimationFrame(next)
      waiting?.cancel()
      resize.disconnect()
      stopLooking()
      letGo()
      canvas.removeEventListener('contextmenu', keepMenu)
      lights.dispose()
      canvas.removeEventListener('webglcontextrestored', wakeAnew)
      drawing.dispose()
      canvas.remove()
    },
  }
}
