import type { Latency, Presence } from '@getaway/client/protocol'
import type { Audience } from '@getaway/engine'
import type { Attendee } from '../live/attendance.ts'
import type { PlayerCommand } from '../live/live-match.ts'

/** A client of another node, as the owner of its match knows it. */
export interface Guest {
  readonly id: string
  readonly seat: number | null
  readonly holder: NonNullable<Attendee['holder']> | null
  readonly tokenHash: string
  readonly page: string | null
  readonly latency: Latency
  readonly latencyMs: number | null
  readonly clockErrorMs: number | null
}

/** All who follow a match through one node, the whole list each time, so that a lost message does no harm. */
export interface GuestList {
  readonly match: string
  readonly audiences: readonly Audience[]
  readonly guests: readonly Guest[]
  readonly watchers: number
}

/** Some of a node's lists; or all, and then what is not among them has ended. */
export interface GuestLists {
  readonly isAll: boolean
  readonly lists: readonly GuestList[]
}

/** How far a match has come at its owner, for the nodes that follow it. */
export interface MatchBeat {
  readonly match: string
  /** By audience, the last event that it is shown. */
  readonly heads: Readonly<Record<string, number>>
  /** When it has changed, and now and then, since news may be lost. */
  readonly presence?: Presence
}

/** A page of what an audience is shown; its text has an event a line, as `AudienceFeed` gives them. */
export interface FeedPage {
  /** The last event before the page. */
  readonly after: number
  /** The last event that is shown by now. */
  readonly head: number
  readonly isOver: boolean
  readonly delayUs: number
  readonly presence: Presence
}

/** New events of an audience, sent to all subscribers of its topic; or, without a text, that the match has moved. */
export type FeedNews =
  | {
      readonly after: number
      readonly head: number
      readonly isOver: boolean
      /** When it was told, by the owner's clock (µs). */
      readonly at: number
    }
  | { readonly hasMoved: true }

/** The instants of a command are by the owner's clock already; null where clocks were not compared. */
export interface WiredCommand extends Omit<PlayerCommand, 'timing'> {
  readonly timing: Omit<PlayerCommand['timing'], 'received'> & { readonly received: number | null }
}

export const topicOf = (match: string, audienceKey: string) => `feed ${match} ${audienceKey}`
