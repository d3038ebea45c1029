import type { LogEvent } from '@getaway/engine'
import type { MatchItem } from '@getaway/engine/following'
import type { FeedAudience, Frame, Presence, Room } from '../protocol/index.ts'

export type ConnectionStatus = 'connecting' | 'live' | 'offline'

/** What a feed tells. Events come once each and in order, whatever happens to the line. */
export type FeedItem =
  /** A connection is open: as which audience, and by how much later it sees everything. */
  | { readonly type: 'welcome'; readonly audience: FeedAudience; readonly delayMs: number }
  /** Forget everything: all events follow. */
  | { readonly type: 'restart' }
  /** A new event, and the earlier ones of which more may now be seen. */
  | { readonly type: 'shown'; readonly event: LogEvent; readonly reveals: readonly LogEvent[] }
  /** How far the record goes, and the server's time (µs). */
  | { readonly type: 'head'; readonly seq: number; readonly now: number }
  /** Who is at the table now. */
  | ({ readonly type: 'presence' } & Readonly<Presence>)
  /** How the waiting room stands, until play begins. */
  | { readonly type: 'room'; readonly room: Room }
  /** A teammate points at a cell. */
  | Readonly<Frame<'pointed'>>
  /** Why the last `point` was not passed on. */
  | Readonly<Frame<'not-pointed'>>
  /** Whether this page has the hand of its seat, or another one on which its player wants to play. */
  | Readonly<Frame<'hand'>>
  /** Another match was asked for, by these seats. */
  | Readonly<Frame<'rematch'>>
  | { readonly type: 'status'; readonly status: ConnectionStatus }
  /** The server does not want us back; nothing follows. */
  | { readonly type: 'over'; readonly code: string; readonly text: string }

const OF_MATCH: ReadonlySet<FeedItem['type']> = new Set<MatchItem['type']>([
  'welcome',
  'restart',
  'shown',
  'head',
])

/** Whether it tells of the match itself, and not only of people around it. */
export function isMatchItem(item: FeedItem): item is FeedItem & MatchItem {
  return OF_MATCH.has(item.type)
}
