import { createTimeline, seededRandom } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { quantile } from '../../support/quantile.ts'
import { figureRow, premise, type Tell } from '../figures.ts'
import { times } from '../measure.ts'

const SEEKS = 20_000
const TIMES = 10

export function benchSeek(events: readonly ChaseEvent[], tell: Tell): void {
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  const line = createTimeline(chase, created, rest)
  const built = shortest(() => createTimeline(chase, created, rest))
  premise(line.length === rest.length, `the timeline has ${line.length} events of ${rest.length}`)
  const random = seededRandom(7)
  const first = created.at
  const span = (events.at(-1)?.at ?? first) - first
  const samples: number[] = []
  const rounds = new Set<number>()
  for (let seek = 0; seek < SEEKS; seek++) {
    const instant = first + Math.floor((random(1_000_000) / 1_000_000) * span)
    const start = performance.now()
    const state = line.stateAt(instant)
    samples.push(performance.now() - start)
    rounds.add(state.round?.number ?? 0)
  }
  premise(rounds.size > 100, `all seeks came to the same ${rounds.size} rounds`)
  const firstHalf = rest.slice(0, rest.length / 2)
  const half = shortest(() => createTimeline(chase, created, firstHalf))
  const [median, slowest] = [quantile(samples, 0.5), quantile(samples, 0.999)]
  tell({
    title: `Seeking a random instant in that match`,
    rows: [
      figureRow('fold from the start to the middle', `${half.toFixed(1)} ms`, '1×'),
      figureRow('build the timeline once', `${built.toFixed(1)} ms`),
      figureRow('seek, median', `${(median * 1000).toFixed(2)} µs`, `${times(half, median)} quicker`),
      figureRow('seek, p99.9', `${(slowest * 1000).toFixed(2)} µs`, '', '< 1 ms'),
    ],
  })
}

/** What it takes (ms) when nothing else of the machine comes in its way. */
function shortest(work: () => void): number {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  }
  return least
}
