export { createShowClient, type ShowClient, type ShowClientOptions } from './show-client.ts'
export type { ShowItem, ShowReader, ShowStatus } from './show-reader.ts'
