import type { LogEvent } from '@getaway/engine'
import type { Cause } from '../../../table/reviewing.ts'
import type { RoundCause } from '../telling/cause-of.ts'

/** What decided a round or a match of Chase. */
export type ChaseCause = Cause & { readonly how: ChaseHow }

export type ChaseHow =
  /** By the rules; `by` made the mistake that decided, or the move that ended it. */
  | (Omit<RoundCause, 'decided' | 'clause'> & { readonly type: 'played'; readonly by: number })
  /** By an organiser's word, because nobody was left to play, or because the match was won meanwhile. */
  | {
      readonly type: 'corrected' | 'voided' | 'abandoned' | 'ended'
      readonly reason: string
      /** Who gave it, as the log has it. */
      readonly author: LogEvent['by'] | undefined
    }
