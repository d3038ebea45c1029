import type { Refusal } from './refusal.ts'

/** What a reader makes of an event at its place in effective order. */
export type Admission =
  | { readonly type: 'applies' }
  /** Of an addition that this reader lacks and may lack: the record goes on as if it were not there. */
  | { readonly type: 'passed-over' }
  /** Only an ending forbids it: recorded, shown with its margin, changing nothing on the table (C10.5). */
  | {
      readonly type: 'late'
      readonly against: { readonly seq: number; readonly at: number }
      /** The refusal of an action that arrives when even the time for late actions is over. */
      readonly refusal: Refusal
    }
  /** The record says what the rules do not give; `follow` where the game goes on from it all the same. */
  | { readonly type: 'finding'; readonly refusal: Refusal; readonly follow: boolean }

export const APPLIES: Admission = { type: 'applies' }

export function finding(refusal: Refusal, follow = false): Admission {
  return { type: 'finding', refusal, follow }
}
