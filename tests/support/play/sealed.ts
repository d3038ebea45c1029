import { createScribe, type LogEvent, signSeal } from '@getaway/engine'

/** The lines of a match with a seal by this key behind them. */
export function sealed(
  { events, lines }: { readonly events: readonly LogEvent[]; readonly lines: readonly string[] },
  privateKey: Uint8Array,
): string[] {
  const [created] = events
  const last = events.at(-1)
  if (created?.type !== 'game.created' || !last) throw new Error('a match begins with game.created')
  const scribe = createScribe({ salt: () => '0'.repeat(32), from: last })
  const matchId = (created.data as { id: string }).id
  const seal = signSeal({ key: 'test', privateKey, matchId, previousHash: last.hash })
  const { line } = scribe.write({ type: 'game.sealed', at: last.at, by: 'server', data: seal }, false)
  return [...lines, line]
}
