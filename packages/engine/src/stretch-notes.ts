import type { By } from './log/event.ts'

/** An action that only an ending forbade, with its distance from what ended it. */
export interface LateNote {
  readonly seq: number
  readonly by: By
  readonly marginUs: number
}

/** An action that another order of events made impossible. */
export interface DroppedNote {
  readonly seq: number
  readonly by: By
  readonly clause: string
}

/** What the fold of one stretch (a round) left to be told. */
export interface StretchNotes {
  readonly late: readonly LateNote[]
  readonly dropped: readonly DroppedNote[]
}
