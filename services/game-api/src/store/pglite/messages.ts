/** What the worker is asked: a statement (without values it may be several), messages of PostgreSQL's protocol, or to end. */
export type PgliteRequest =
  | { readonly type: 'run'; readonly id: number; readonly text: string; readonly values: readonly unknown[] }
  | { readonly type: 'send'; readonly id: number; readonly messages: Uint8Array }
  | { readonly type: 'close' }

/** What it tells: that it can be asked, what came of a statement, or why there is no database. */
export type PgliteReply =
  | { readonly type: 'ready' }
  | { readonly type: 'unusable'; readonly message: string }
  | {
      readonly type: 'done'
      readonly id: number
      readonly rows: readonly object[]
      readonly affected: number
    }
  | {
      readonly type: 'failed'
      readonly id: number
      readonly message: string
      readonly code: string | undefined
      readonly detail: string | undefined
    }
