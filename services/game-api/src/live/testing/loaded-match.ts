import { bodyOf, type GameSet, type LogEvent } from '@getaway/engine'
import { sha256 } from '../../secrets/secrets.ts'
import { createMatchLoader, type LoadedMatch } from '../owned/load-match.ts'
import { createContentPool } from '../record/content-pool.ts'

/** A match as its owner loads it, from events that no store has. */
export function loadedMatch(
  id: string,
  events: readonly LogEvent[],
  pool = createContentPool(sha256),
  games?: GameSet,
): LoadedMatch {
  const loader = createMatchLoader({ id, epoch: 1, dueAt: null, kind: 'played' }, pool, games)
  for (const event of events) {
    const { seq, by, hash, at } = event
    loader.add({
      seq,
      actor: String(by),
      body: bodyOf(event),
      hash,
      committedAt: at,
      commandId: typeof by === 'number' ? `command-${seq}` : null,
      commandDigest: typeof by === 'number' ? sha256(hash).slice(0, 32) : null,
    })
  }
  return loader.loaded()
}
