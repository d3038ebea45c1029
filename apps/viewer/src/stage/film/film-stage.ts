import type { Mood } from '@getaway/engine/following'
import {
  type DirectionalLight,
  type Object3D,
  type PerspectiveCamera,
  type Quaternion,
  Scene,
  Vector3,
} from 'three'
import type { Language } from '../../language/language.ts'
import type { AnyTable } from '../../table/game-table.ts'
import type { TablePlan } from '../../table/table-plan.ts'
import { createTableCamera } from '../camera/camera.ts'
import type { View } from '../camera/view-choice.ts'
import { createStageCanvas, releaseCanvas } from '../canvas.ts'
import type { Covered } from '../framing/covered.ts'
import type { Framing } from '../framing/framing.ts'
import type { Quality } from '../quality.ts'
import { createRenderer } from '../renderer.ts'
import { canvasPaper } from '../set/canvas-paper.ts'
import { createLights } from '../set/lights.ts'
import { typefaceLoaded } from '../set/typeface.ts'
import { createAccumulator } from './accumulator.ts'
import { type Jitter, jitterOf } from './jitter.ts'

/** What is exposed for a frame: the table at an instant of the match. */
export interface Exposure {
  readonly plan: TablePlan
  /** What the pieces show; later than all of them at a settled moment. */
  readonly instant: number
  /** The instant of the match. */
  readonly clock: number
}

/** Draws frames of a table in 3D off the screen, each from one or more exposures. */
export interface FilmStage {
  /** Draws onto a picture of its size; `seconds` have gone by since the frame before. Rejects once it is given up. */
  draw(
    exposures: readonly Exposure[],
    seconds: number,
    onto: CanvasRenderingContext2D,
    signal?: AbortSignal,
  ): Promise<void>
  dispose(): void
}

export interface FilmStageOptions {
  readonly width: number
  readonly height: number
  readonly covered: Covered
  readonly view: View
  /** Where somebody has put the camera, for the view `free`. */
  readonly held: Readonly<Framing> | undefined
  readonly quality: Quality | undefined
  readonly seed: number
  readonly language?: Language
  readonly mood?: Mood | undefined
  /** So many pictures are laid over each other for a frame, at least as many as it has exposures. */
  readonly samples: number
}

/** Drawing buffers can be had up to this size everywhere; what is larger is drawn in parts. */
const LARGEST = 2048
/** Half the opening of the lens, and how far the lamp is moved, in cells. */
const APERTURE = 0.07
const LAMP = 1.1

/** Undefined in a browser without WebGL. */
export async function createFilmStage(
  table: AnyTable,
  opening: unknown,
  options: FilmStageOptions,
): Promise<FilmStage | undefined> {
  const { width, height, quality, samples, mood = 'warm' } = options
  // Exposures that are moved within a pixel smooth the edges by themselves.
  const made = createStageCanvas({ quality: samples > 1 ? 'low' : quality })
  if (!made) return undefined
  const [columns, rows] = [Math.ceil(width / LARGEST), Math.ceil(height / LARGEST)]
  const part = { width: Math.ceil(width / columns), height: Math.ceil(height / rows) }
  const accumulator = samples > 1 ? createAccumulator(part.width, part.height) : undefined
  const scene = new Scene()
  const lights = createLights()
  scene.add(lights.object)
  const drawing = createRenderer(scene, lights, made, quality, { mood, finest: 1 })
  drawing.resize(part.width, part.height)
  const eye = createTableCamera({
    isCalm: false,
    onHold() {},
    onMove() {},
    held: options.view === 'free' ? options.held : undefined,
  })
  const { camera } = eye
  eye.look(options.view)
  eye.cover(options.covered)
  eye.resize(width, height)
  await typefaceLoaded()
  const { seed, language } = options
  const kit = { paper: canvasPaper, seed, ...drawing.kit, ...(language && { language }) }
  const shown = table.createScene(opening, kit)
  while (shown.finish && !shown.finish());
  scene.add(shown.object)
  await shown.dress?.()
  await drawing.prepare(camera)

  const pause = createPauses()
  let laid: TablePlan | undefined
  const pose = ({ plan, instant }: Exposure) => {
    if (plan !== laid) shown.lay(plan)
    laid = plan
    shown.pose(instant)
  }
  const shoot = (exposure: Exposure, shot: CameraShot, jitter: Jitter, left: number, top: number) => {
    pose(exposure)
    aimAt(camera, shot, jitter, { left, top, ...part })
    lights.aim(shot.extent)
    const back = moveLamps(lights.object, jitter)
    drawing.draw(camera, true)
    back()
  }

  return {
    async draw(exposures, seconds, onto, signal) {
      const count = accumulator ? Math.max(samples, exposures.length) : 1
      const all = Array.from({ length: count }, (_, nth) => {
        const exposure = exposures[Math.floor((nth * exposures.length) / count)] as Exposure
        const { plan, instant, clock } = exposure
        eye.follow(plan, instant, clock, seconds / count)
        return { exposure, shot: shotOf(camera, eye.extent ?? shown.whole), jitter: jitterOf(nth, count) }
      })
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const [left, top] = [column * part.width, row * part.height]
          accumulator?.begin()
          for (const { exposure, shot, jitter } of all) {
            shoot(exposure, shot, jitter, left, top)
            accumulator?.add(made.canvas, 1 / count)
            if (accumulator) await pause(signal)
          }
          accumulator?.finish()
          onto.drawImage(accumulator?.canvas ?? made.canvas, left, top)
        }
      }
      const last = all.at(-1)
      if (last) putBack(camera, last.shot)
    },
    dispose() {
      shown.dispose()
      lights.dispose()
      drawing.dispose()
      accumulator?.dispose()
      releaseCanvas(made)
    },
  }
}

/** So long (ms) the page may hear nothing. */
const SLICE_MS = 40

/** Lets the page do other things now and then; a processor that draws takes most of a second for one exposure. */
function createPauses() {
  let since = performance.now()
  return async (signal: AbortSignal | undefined) => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    since = performance.now()
  }
}

/** Where the camera stood for an exposure. */
interface CameraShot {
  readonly at: Vector3
  readonly turn: Quaternion
  readonly view: NonNullable<PerspectiveCamera['view']>
  readonly extent: Parameters<ReturnType<typeof createLights>['aim']>[0]
}

function shotOf(camera: PerspectiveCamera, extent: CameraShot['extent']): CameraShot {
  if (!camera.view) throw new Error('the camera has no picture to make')
  return { at: camera.position.clone(), turn: camera.quaternion.clone(), view: { ...camera.view }, extent }
}

function putBack(camera: PerspectiveCamera, { at, turn, view }: CameraShot): void {
  camera.position.copy(at)
  camera.quaternion.copy(turn)
  camera.setViewOffset(view.fullWidth, view.fullHeight, view.offsetX, view.offsetY, view.width, view.height)
}

const [RIGHT, UP, AHEAD] = [new Vector3(), new Vector3(), new Vector3()]

/** Moves the camera on its lens and within a pixel; what lies on the table in the middle of the picture stays sharp. */
function aimAt(
  camera: PerspectiveCamera,
  shot: CameraShot,
  { pixel, lens }: Jitter,
  part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): void {
  const { at, view } = shot
  putBack(camera, shot)
  camera.updateMatrixWorld()
  camera.matrixWorld.extractBasis(RIGHT, UP, AHEAD)
  const focus = at.y / Math.max(AHEAD.y, 0.1)
  const [across, up] = [lens[0] * APERTURE, lens[1] * APERTURE]
  camera.position.copy(at).addScaledVector(RIGHT, across).addScaledVector(UP, up)
  const px = view.fullHeight / 2 / Math.tan((camera.fov * Math.PI) / 360) / focus
  camera.setViewOffset(
    view.fullWidth,
    view.fullHeight,
    view.offsetX + part.left + pixel[0] / 2 - across * px,
    view.offsetY + part.top + pixel[1] / 2 + up * px,
    part.width,
    part.height,
  )
}

/** Until the answer is called. */
function moveLamps(lights: Object3D, { lamp }: Jitter): () => void {
  const moved: (() => void)[] = []
  lights.traverse((one) => {
    if (!one.castShadow || !('isLight' in one)) return
    const { x, y, z } = one.position
    const ray = (one as DirectionalLight).target.position.clone().sub(one.position).normalize()
    RIGHT.set(0, 1, 0).cross(ray).normalize()
    UP.crossVectors(ray, RIGHT)
    one.position.addScaledVector(RIGHT, lamp[0] * LAMP).addScaledVector(UP, lamp[1] * LAMP)
    moved.push(() => one.position.set(x, y, z))
  })
  return () => {
    for (const back of moved) back()
  }
}
