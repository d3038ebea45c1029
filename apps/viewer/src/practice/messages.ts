import type { CommandAnswer } from '@getaway/client'
import type { CommandWish, JsonObject, Shown } from '@getaway/engine'

/** A table in this browser: its player sits on seat 0, a bot on seat 1. */
export interface LocalTable {
  readonly id: string
  readonly game: string
  readonly options: JsonObject
  readonly name: string
  readonly opponent:
    | { readonly type: 'bot'; readonly strength: string; readonly name: string }
    /** What a lesson needs: its opponent, its deal and its teacher. */
    | { readonly type: 'lesson'; readonly lesson: string; readonly name: string }
}

/** From the page to the worker that is the referee; the first one opens the table. */
export type ToReferee =
  | { readonly type: 'open'; readonly table: LocalTable }
  | {
      readonly type: 'command'
      readonly id: number
      readonly command: CommandWish
      readonly seen: number | null
      readonly claimed: number
    }
  | { readonly type: 'read-log'; readonly id: number }

export type FromReferee =
  /** `now`: the referee's own clock (µs). */
  | { readonly type: 'shown'; readonly shown: readonly Shown[]; readonly now: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: CommandAnswer }
  | { readonly type: 'log'; readonly id: number; readonly text: string }
  | { readonly type: 'fault'; readonly text: string }

/** Where messages go to and come from: a worker, or a test. */
export interface RefereePort {
  post(message: ToReferee): void
  listen(hear: (message: FromReferee) => void): void
  close(): void
}

/** The same clock for page and worker (µs): their `performance.now()` begin at different instants. */
export function localNow(): number {
  return Math.floor((performance.timeOrigin + performance.now()) * 1000)
}
