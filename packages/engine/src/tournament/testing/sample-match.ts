import { simulate } from '../../bots/simulate.ts'
import type { AnyGame } from '../../games/registry.ts'
import type { Draft, JsonObject, LogEvent } from '../../log/event.ts'
import { parseJson } from '../../log/json/parse-json.ts'
import { createScribe } from '../../log/proof/chain.ts'
import { signSeal } from '../../log/proof/seal.ts'
import { seededRandom } from '../../random.ts'
import { unwrap } from '../../result.ts'

export interface SampleMatch {
  readonly id: string
  readonly game: AnyGame
  readonly events: readonly LogEvent[]
  readonly lines: readonly string[]
}

/** A match of bots in a tournament, sealed; an abandoned one stops where an organiser ends it. */
export function sampleMatch(options: {
  readonly game: AnyGame
  readonly id: string
  readonly tournament: string
  readonly seed: number
  readonly at: number
  readonly key: Uint8Array
  /** After so many events. */
  readonly abandonedAfter?: number
}): SampleMatch {
  const { game, id, tournament, seed, at, key, abandonedAfter } = options
  const [strength = ''] = Object.keys(game.bots)
  const played = simulate({
    game,
    id,
    at,
    options: { event: { id: tournament } },
    seats: Array.from({ length: game.seats.fewest }, () => strength),
    random: seededRandom(seed),
  })
  const drafts = played.lines.slice(0, abandonedAfter).map((line): Draft => {
    const { seq: _, hash: __, ...draft } = unwrap(parseJson(line)) as JsonObject & LogEvent
    return draft
  })
  const scribe = createScribe({ salt: () => '' })
  const written = drafts.map((draft) => scribe.write(draft, false))
  const last = () => written.at(-1)?.event ?? { at, hash: '' }
  if (abandonedAfter !== undefined) {
    const data = { reason: 'the hall closes', name: 'Olga' }
    written.push(scribe.write({ type: 'game.abandoned', at: last().at, by: 'organiser', data }, false))
  }
  const seal = signSeal({ matchId: id, previousHash: last().hash, key: 'test', privateKey: key })
  written.push(scribe.write({ type: 'game.sealed', at: last().at, by: 'server', data: seal }, false))
  return { id, game, events: written.map(({ event }) => event), lines: written.map(({ line }) => line) }
}
