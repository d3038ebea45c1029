/** A value as JSON can carry it; the log allows integers only. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** A seat number, or one of the two voices that hold no seat. */
export type By = number | 'server' | 'organiser'

/** What the server measured of a player's action; all times in µs. */
export interface Timing {
  readonly received: number
  readonly claimed: number | null
  readonly rtt: number | null
  readonly seen: number | null
}

/** An event as somebody intends it: not yet numbered, salted and chained. */
export interface Draft<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly at: number
  readonly by: By
  readonly timing?: Timing
  readonly data: Data
}

/** One line of a log. `hash` closes the chain over everything before it. */
export interface LogEvent<Type extends string = string, Data = unknown> extends Draft<Type, Data> {
  readonly seq: number
  readonly salt?: string
  readonly hash: string
}

export const FORMAT = 'getaway-log/1'
/** The same, and its first event declares the additions that the log may use. */
export const FORMAT_2 = 'getaway-log/2'
export const FORMATS = [FORMAT, FORMAT_2] as const
