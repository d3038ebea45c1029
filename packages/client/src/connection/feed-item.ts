import type { LogEvent } from '@getaway/engine'
import type { FeedAudience, Presence } from '../protocol/frames.ts'

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
  | { readonly type: 'status'; readonly status: ConnectionStatus }
  /** The server does not want us back; nothing follows. */
  | { readonly type: 'over'; readonly code: string; readonly text: string }
