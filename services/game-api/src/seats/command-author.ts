import type { TokenHolder } from './token-holder.ts'

/** In whose name a command is recorded. */
export interface CommandAuthor {
  readonly by: number | 'organiser'
  /** The organiser's name. */
  readonly name: string | undefined
  /** The record's id of a command that its sender calls so. */
  commandId(id: string): string
}

type Actor = Extract<TokenHolder, { readonly type: 'seat' | 'organiser' }>

/**
 * The author of a token holder's commands; casters and hosts may act as little as the public. Organisers are one author in the
 * record, but what one of them asked is no answer for another.
 */
export function authorOf(holder: Actor): CommandAuthor
export function authorOf(holder: TokenHolder): CommandAuthor | undefined
export function authorOf(holder: TokenHolder): CommandAuthor | undefined {
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
