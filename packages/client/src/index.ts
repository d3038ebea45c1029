export type { CommandWish } from '@getaway/engine'
export { type Client, type ClientOptions, type ConnectOptions, createClient } from './client.ts'
export type { Clock } from './clock.ts'
export type { Connection } from './connection/connection.ts'
export { ConnectionClosed } from './connection/connection-closed.ts'
export type { ConnectionStatus, FeedItem } from './connection/feed-item.ts'
export { createQueue } from './connection/queue.ts'
export type { CommandAnswer } from './connection/sent-commands.ts'
export type { ServerClock } from './connection/server-clock.ts'
export type { MatchSearch } from './http/matches.ts'
export type { ShownEvent } from './http/records.ts'
export type { As } from './http/requests.ts'
export { ServiceError } from './http/service-error.ts'
export type { SentAction } from './optimistic/action.ts'
export {
  createOptimisticTable,
  type OptimisticTable,
  type OptimisticTableOptions,
} from './optimistic/optimistic-table.ts'
export type * from './protocol/index.ts'
export { newToken } from './random-text.ts'
export { type ReceiptStore, receiptsInMemory, storedReceipts, type TextStorage } from './receipt-store.ts'
