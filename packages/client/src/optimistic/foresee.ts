import {
  type AnyGame,
  type Course,
  extendCourse,
  type LogEvent,
  type Refusal,
  rule,
  type Timing,
} from '@getaway/engine'
import * as v from 'valibot'
import type { CommandWish } from '../connection.ts'

/** What a seat has asked for and not been answered, with what the service will have measured of it. */
export interface Wanted {
  readonly command: CommandWish
  readonly timing: Timing
}

/** What will come of it, by our own view. */
export type Foreseen =
  | { readonly type: 'shown'; readonly event: LogEvent }
  | { readonly type: 'withheld'; readonly refusal: Refusal | undefined }

/** It hangs on what is not known here. */
export const UNFORESEEN: Foreseen = { type: 'withheld', refusal: undefined }

/** Judges one wish as the service would, and gives the course with it, if it counts. */
export function foresee(
  game: AnyGame,
  course: Course<unknown>,
  seat: number,
  { command, timing }: Wanted,
): { readonly foreseen: Foreseen; readonly course: Course<unknown> } {
  const asked = v.safeParse(game.commands, command)
  // Of a game's newer commands, perhaps: the service knows.
  if (!asked.success) return { foreseen: UNFORESEEN, course }
  const ruling = rule(game, course, asked.output, { by: seat, timing })
  if (ruling.type === 'unforeseeable') return { foreseen: UNFORESEEN, course }
  if (ruling.type === 'refused') return { foreseen: { type: 'withheld', refusal: ruling.refusal }, course }
  const event: LogEvent = { ...ruling.draft, seq: course.seq + 1, hash: '' }
  return { foreseen: { type: 'shown', event }, course: extendCourse(game, course, event) }
}
