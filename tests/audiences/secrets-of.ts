import type { Audience, LogEvent } from '@getaway/engine'
import { gameIn } from '../support/play/states.ts'
import type { Secrecy, SecretPart } from './secrecy.ts'
import { chaseSecrecy } from './secrets-of-chase.ts'
import { colditzSecrecy } from './secrets-of-colditz.ts'
import { fugitiveSecrecy } from './secrets-of-fugitive.ts'

const SECRECIES: Readonly<Record<string, (log: readonly LogEvent[]) => Secrecy>> = {
  chase: chaseSecrecy,
  fugitive: fugitiveSecrecy,
  colditz: colditzSecrecy,
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
