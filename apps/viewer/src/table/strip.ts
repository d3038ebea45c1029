import type { Emblem } from './emblem.ts'

export interface Strip {
  /** `sign` stands where there is no room for the label. */
  readonly chapters: readonly {
    readonly label: string
    readonly sign: string
    readonly from: number
    readonly to: number
  }[]
  readonly ticks: readonly { readonly at: number; readonly side: 'above' | 'below' }[]
  readonly flags: readonly Flag[]
}

export interface Flag {
  readonly at: number
  /** Before this instant nobody at the table knew. */
  readonly knownFrom: number
  readonly kind: FlagKind
  readonly label: string
}

/** What a game flags on its timeline. */
export interface FlagKind {
  readonly id: string
  readonly emblem: Emblem
  /** It ends a chapter: its flag stands above the others. */
  readonly isEnding: boolean
  /** Worth a jump: viewers can go from one such moment to the next. */
  readonly isKeyMoment: boolean
}
