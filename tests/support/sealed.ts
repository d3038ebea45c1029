import { createScribe, signSeal } from '@getaway/engine'
import type { RandomMatch } from '@getaway/engine/testing'

/** The lines of a match with a seal by this key behind them. */
export function sealed({ events, lines }: RandomMatch, privateKey: Uint8Array): string[] {
  const [created] = events
  const last = events.at(-1)
  if (created?.type !== 'game.created' || !last) throw new Error('a match begins with game.created')
  const scribe = createScribe({ salt: () => '0'.repeat(32), from: last })
  const seal = signSeal({ key: 'test', privateKey, matchId: created.data.id, previousHash: last.hash })
  const { line } = scribe.write({ type: 'game.sealed', at: last.at, by: 'server', data: seal }, false)
  return [...lines, line]
}
