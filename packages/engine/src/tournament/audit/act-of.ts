import type { LogEvent } from '../../log/event.ts'

/** What `act.recorded` says of an organiser's event in a match. */
export interface ActOfMatch {
  readonly seq: number
  readonly hash: string
  readonly type: string
  readonly reason: string
  readonly organiser: string
}

const LONGEST_NAME = 200

/** Some logs give no reason, or not the name of their organiser. */
export function actOf({ seq, hash, type, data }: LogEvent): ActOfMatch {
  const { reason, name } = data as { readonly reason?: unknown; readonly name?: unknown }
  return {
    seq,
    hash,
    type,
    reason: typeof reason === 'string' ? reason : '',
    organiser: typeof name === 'string' && name !== '' ? name.slice(0, LONGEST_NAME) : 'organiser',
  }
}
