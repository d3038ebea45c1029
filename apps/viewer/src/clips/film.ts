import type { Mood } from '@getaway/engine/following'
import type { Language } from '../language/language.ts'
import type { View } from '../stage/camera/view-choice.ts'
import { createFilmStage, type Exposure } from '../stage/film/film-stage.ts'
import { UNCOVERED } from '../stage/framing/covered.ts'
import type { Framing } from '../stage/framing/framing.ts'
import type { Quality } from '../stage/quality.ts'
import { typefaceLoaded } from '../stage/set/typeface.ts'
import { formatClock } from './clock.ts'
import { coveredByCaption, drawCaption } from './drawing/caption.ts'
import { createFlatStage } from './drawing/flat-stage.ts'
import { createReel, type FilmedMatch, type Reel } from './filmed-match.ts'

/** How the table is filmed. */
export interface FilmLook {
  readonly width: number
  readonly height: number
  readonly picture: '2d' | '3d'
  readonly view: View
  /** Where somebody has put the camera, for the view `free`. */
  readonly held: Readonly<Framing> | undefined
  readonly quality: Quality | undefined
  readonly seed: number
  /** Undefined: as the match has it. */
  readonly mood?: Mood | undefined
  /** So many pictures are laid over each other for a frame in 3D. */
  readonly exposures: number
  /** Names and score in the picture. */
  readonly hasCaption: boolean
  readonly language: Language
}

/** A match before a camera that draws off the screen. */
export interface Film {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
  readonly reel: Reel
  /** Draws a frame of these instants; `seconds` have gone by since the frame before. */
  draw(instants: readonly number[], seconds: number, signal?: AbortSignal): Promise<void>
  /** Draws a moment with all that it set in motion come to rest. */
  drawSettled(instant: number, signal?: AbortSignal): Promise<void>
  dispose(): void
}

/** Later than all that moves. */
const AT_REST = Number.MAX_SAFE_INTEGER

/** This browser cannot draw what is asked for. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

export async function createFilm(match: FilmedMatch, look: FilmLook): Promise<Film> {
  const { width, height, language } = look
  const reel = createReel(match, language)
  const opening = match.timeline.stateAfter(0)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  // A graphics card would take it away and hand it back for every frame that is read.
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: look.picture === '2d' })
  if (!pen) throw new NoPicture()
  const players = reel.statusAt(match.start).players.length
  const covered = look.hasCaption ? coveredByCaption(look, players) : UNCOVERED
  await typefaceLoaded()
  const stage = await stageOf(match, opening, { ...look, covered })

  const exposure = (instant: number, isSettled = false): Exposure => ({
    plan: reel.planAt(instant),
    instant: isSettled ? AT_REST : instant,
    clock: instant,
  })
  const drawAll = async (exposures: readonly Exposure[], seconds: number, signal?: AbortSignal) => {
    await stage.draw(exposures, seconds, pen, signal)
    const first = exposures[0]
    if (!look.hasCaption || !first) return
    const { table, timeline, start } = match
    const status = table.statusOf(timeline, first.plan, first.instant, language)
    drawCaption(pen, look, { ...status, clock: formatClock(first.clock - start) })
  }
  return {
    canvas,
    pen,
    reel,
    draw: (instants, seconds, signal) =>
      drawAll(
        instants.map((one) => exposure(one)),
        seconds,
        signal,
      ),
    drawSettled: (instant, signal) => drawAll([exposure(instant, true)], 0, signal),
    dispose: () => stage.dispose(),
  }
}

async function stageOf(
  { table, mood }: FilmedMatch,
  opening: unknown,
  options: FilmLook & { readonly covered: typeof UNCOVERED },
) {
  if (options.picture === '2d') {
    const flat = await createFlatStage(table, opening, options)
    return {
      async draw([first]: readonly Exposure[], seconds: number, onto: CanvasRenderingContext2D) {
        if (first) flat.draw(first, seconds, onto)
      },
      dispose: flat.dispose,
    }
  }
  const solid = await createFilmStage(table, opening, {
    ...options,
    mood: options.mood ?? mood,
    samples: options.exposures,
  })
  if (!solid) throw new NoPicture()
  return solid
}
