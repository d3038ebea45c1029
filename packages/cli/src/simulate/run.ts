import { hash } from 'node:crypto'
import { type AnyGame, canonical, gameNamed, type Random, seededRandom } from '@getaway/engine'

/** Matches to be played, as plain data: a worker gets it as it is. */
export interface SimulationRun {
  readonly game: string
  /** By seat: the strength of the bot that plays there. */
  readonly bots: readonly string[]
  /** The game's own. */
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
}

/** All that chance decides about one match. */
export interface Beginning {
  readonly id: string
  /** µs. */
  readonly at: number
  readonly random: Random
}

const YEAR = { from: Date.UTC(2026, 0, 1) * 1000, length: 365 * 24 * 3600 * 1_000_000 }

/**
 * How match `index` of a run begins: always the same, however many are played and by how many jobs. Chance
 * hangs on seed and index alone, so runs of other bots meet the same deals; the id tells runs apart.
 */
export function beginningOf(run: SimulationRun, index: number): Beginning {
  const digest = sha256(`getaway-simulate/1\n${run.seed}\n${index}`)
  return {
    id: `${run.game}-${run.seed}-${String(index).padStart(6, '0')}-${markOf(run)}`,
    at: YEAR.from + (digest.readUIntBE(8, 6) % YEAR.length),
    random: randomOf(digest.readInt32BE(0), digest.readInt32BE(4)),
  }
}

/** 64 bits of seed, for with 32 two matches of a long run would be the same. A sum of two even draws is even. */
function randomOf(one: number, other: number): Random {
  const [first, second] = [seededRandom(one), seededRandom(other)]
  return (bound) => (first(bound) + second(bound)) % bound
}

/** Short, and another one for other rules, bots or options. */
function markOf({ game, bots, options }: SimulationRun): string {
  const rules = gameOfRun({ game }).rules
  return sha256(canonical(JSON.parse(JSON.stringify({ rules, bots, options }))))
    .toString('hex')
    .slice(0, 6)
}

export function gameOfRun({ game }: Pick<SimulationRun, 'game'>): AnyGame {
  const found = gameNamed(game)
  if (!found) throw new Error(`there is no game ${JSON.stringify(game)}`)
  return found
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
