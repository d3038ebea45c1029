import type { Timeline } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import { BatchedMesh, BoxGeometry, Matrix4, MeshBasicMaterial } from 'three'
import { chaseTable } from '../../../apps/viewer/src/games/chase/index.ts'
import type { ChasePlan } from '../../../apps/viewer/src/games/chase/plan/plan.ts'
import { drawnNothing } from '../../../apps/viewer/src/stage/testing/blank-paper.ts'
import { figureRow, premise, type Tell } from '../../bench/figures.ts'
import { perSecond, times } from '../../bench/measure.ts'
import { quantile } from '../../support/quantile.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const
const SEEKS = 4000
const FRAME = 1_000_000 / 60
/** Five minutes of match. */
const FRAMES = 5 * 60 * 60
const ROUNDS = 5

/** JavaScript alone: nothing is rendered here. */
export function benchScene(line: Timeline<Match, ChaseEvent>, tell: Tell): void {
  const scene = chaseTable.createScene(line.stateAfter(0), {
    paper: drawnNothing,
    anisotropy: 1,
    seed: 1,
    detail: 1,
  })
  const start = line.entryAt(0)?.event.at ?? 0
  const end = line.entryAt(line.length - 1)?.event.at ?? 0
  let pieces = 0
  const seek = (instant: number) => {
    const plan = chaseTable.planOf(line, line.indexAt(instant), LOOK)
    pieces = Math.max(pieces, plan.tiles.length + plan.markers.length)
    scene.lay(plan)
    scene.pose(instant)
  }
  const instants = Array.from(
    { length: SEEKS },
    (_, nth) => start + ((nth * 7919) % SEEKS) * ((end - start) / SEEKS),
  )
  for (const instant of instants.slice(0, 500)) seek(instant)
  const seeks = bestOf(instants.map((instant) => () => seek(instant)))
  const bare = barePoses(pieces)

  let laid: ChasePlan | undefined
  let index = -1
  const frames = bestOf(
    Array.from({ length: Math.min(FRAMES, Math.ceil((end - start) / FRAME)) }, (_, nth) => () => {
      const instant = start + nth * FRAME
      const now = line.indexAt(instant)
      if (now !== index) {
        index = now
        laid = chaseTable.planOf(line, index, LOOK)
        scene.lay(laid)
      }
      if (laid) scene.pose(instant)
    }),
  )
  scene.dispose()
  const ms = (value: number) => `${value.toFixed(value < 0.1 ? 4 : 3)} ms`
  premise(
    pieces >= 30,
    `at most ${pieces} pieces lie on the table; a full one of four players has more than 30`,
  )
  premise(frames.length > 1000, `only ${frames.length} frames were followed`)
  const beside = (samples: readonly number[], q: number) =>
    [ms(quantile(samples, q)), times(quantile(samples, q), bare)] as const
  tell({
    title: `The longest of the simulated matches: ${line.length} events, up to ${pieces} pieces in play`,
    rows: [
      figureRow(`bare three.js: ${pieces} matrices set`, ms(bare), '1×'),
      figureRow('seek a random instant, median', ...beside(seeks, 0.5)),
      figureRow('seek a random instant, p99', ...beside(seeks, 0.99), '< 4 ms'),
      figureRow('a frame while following, median', ...beside(frames, 0.5)),
      figureRow('a frame while following, p99', ...beside(frames, 0.99)),
      figureRow(
        'frames a second that leaves room for',
        perSecond(1000 / (frames.reduce((a, b) => a + b, 0) / frames.length)),
      ),
    ],
  })
}

/** Of each piece of work the shortest of several times (ms): what others do on the machine comes in waves. */
function bestOf(work: readonly (() => void)[]): number[] {
  const best = work.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [nth, each] of work.entries()) best[nth] = Math.min(best[nth] ?? 0, timed(each))
  }
  return best
}

function timed(work: () => void): number {
  const from = performance.now()
  work()
  return performance.now() - from
}

/** The least that could be called moving so many pieces (ms). */
function barePoses(pieces: number): number {
  const mesh = new BatchedMesh(pieces, 64, 256, new MeshBasicMaterial())
  const box = mesh.addGeometry(new BoxGeometry())
  const ids = Array.from({ length: pieces }, () => mesh.addInstance(box))
  const matrix = new Matrix4()
  const rounds = Array.from({ length: 2000 }, (_, round) =>
    timed(() => {
      for (const id of ids) mesh.setMatrixAt(id, matrix.makeTranslation(round, id, 0))
    }),
  )
  mesh.dispose()
  return quantile(rounds, 0.5)
}
