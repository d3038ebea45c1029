import type { Audience, LogEvent, Random, Shown } from '@getaway/engine'

export interface PlayedAtRandom {
  readonly events: readonly LogEvent[]
  readonly lines: readonly string[]
  /** What the live match ended on. */
  readonly head: unknown
}

/**
 * What is to be played: whatever a host may choose, a match that is soon over, or one whose log audits clean
 * while nothing but what is hidden differs.
 */
export type PlayKind = 'any' | 'short' | 'plain'

/** How a game is played at random, which is all that laws over every game have to know of it. */
export interface RandomPlay {
  /** How much of a test's dose it takes: those that fold quickly need no more. */
  readonly dose: number
  /** The fields of its state that are compared at every event; all are at the end. */
  readonly moving: readonly string[]
  match(seed: number, most: number, kind: PlayKind): PlayedAtRandom
  /** What somebody at that seat might ask for; `sense`: the percentage of wishes that make any. */
  wish(view: unknown, seat: number, random: Random, sense?: number): { readonly type: string } | undefined
  /** Another match that this audience can't tell from this one, so far; undefined if none was found. */
  twin(
    events: readonly LogEvent[],
    audience: Audience,
    shown: readonly Shown[],
    random: Random,
  ): readonly LogEvent[] | undefined
}
