import type { FugitiveReport } from '@getaway/engine/fugitive'
import type { Cause } from '../../../table/reviewing.ts'

/** What decided a match of Fugitive. */
export type FugitiveCause = Cause & { readonly how: FugitiveHow }

export type FugitiveHow =
  | { readonly type: 'played'; readonly reason: NonNullable<FugitiveReport['reason']> }
  | { readonly type: 'abandoned'; readonly reason: string }
