import type { Holder } from './access.ts'

/** Who speaks in a match, for its record. */
export interface Voice {
  readonly by: number | 'organiser'
  /** Who the organiser is. */
  readonly name: string | undefined
  /** The record's id of a wish that its asker calls so. */
  commandId(id: string): string
}

type Actor = Extract<Holder, { readonly type: 'seat' | 'organiser' }>

/**
 * As whom a holder may act; casters and hosts act no more than the public does. Organisers share one voice in
 * the record, but what one of them asked is no answer for another.
 */
export function voiceOf(holder: Actor): Voice
export function voiceOf(holder: Holder): Voice | undefined
export function voiceOf(holder: Holder): Voice | undefined {
  switch (holder.type) {
    case 'seat':
      return { by: holder.seat, name: undefined, commandId: (id) => id }
    case 'organiser':
      return { by: 'organiser', name: holder.name, commandId: (id) => `${holder.observer} ${id}` }
    case 'caster':
    case 'host':
      return undefined
  }
}
