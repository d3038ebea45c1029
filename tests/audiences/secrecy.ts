import type { Audience, LogEvent } from '@getaway/engine'
import { gameIn } from '../support/play/states.ts'
import { chaseSecrecy } from './secrets-of-chase.ts'
import { fugitiveSecrecy } from './secrets-of-fugitive.ts'

/** A secret in the data of the event `seq`, which this audience may be shown once `from` is recorded. */
export interface SecretPart {
  readonly seq: number
  /** What gives it away in the text of the event. */
  readonly words: readonly string[]
  readonly from: number
}

/**
 * "Who sees what while a match runs" of the log format, for one log, written down a second time from its table
 * alone: by a reader of the whole log who knows nothing of the engine's fold.
 */
export interface Secrecy {
  /** What in a text may give a secret away. */
  wordsIn(text: string): readonly string[]
  /** Those of an event that everybody may read. */
  openWordsOf(event: LogEvent): readonly string[]
  /** What this audience may not see, or not at once, while nothing is over. */
  partsFor(audience: Audience): readonly SecretPart[]
}

const SECRECIES: Readonly<Record<string, (log: readonly LogEvent[]) => Secrecy>> = {
  chase: chaseSecrecy,
  fugitive: fugitiveSecrecy,
}

export function secrecyOf(log: readonly LogEvent[]): Secrecy {
  const { id } = gameIn(log)
  const secrecy = SECRECIES[id]
  if (!secrecy) throw new Error(`nobody has said what is secret in ${id}`)
  return secrecy(log)
}

/** With what is the same in all games: two may see everything, and so may everybody once it is over. */
export function secretsOf(log: readonly LogEvent[], audience: Audience): readonly SecretPart[] {
  const over = log.find(({ type }) => type === 'game.ended' || type === 'game.abandoned')?.seq
  const isOpenTo = audience === 'caster' || audience === 'organiser'
  const end = over ?? Number.POSITIVE_INFINITY
  return secrecyOf(log)
    .partsFor(audience)
    .map((part) => ({
      ...part,
      from: isOpenTo ? part.seq : Math.max(part.seq, Math.min(part.from, end)),
    }))
}
