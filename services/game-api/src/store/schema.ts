import type { Generated, JSONColumnType } from 'kysely'

/** How a match stands, for lists. */
export interface Summary {
  readonly players: readonly {
    readonly name: string | null
    readonly bot: string | null
    readonly marks: Readonly<Record<string, number>>
  }[]
  readonly winner: number | null
}

interface Matches {
  id: string
  game: string
  rules: string
  created_at: number
  seq: number
  hash: string
  epoch: Generated<number>
  owner: string | null
  due_at: number | null
  over: Generated<boolean>
  summary: JSONColumnType<Summary>
}

interface Events {
  match_id: string
  seq: number
  type: string
  at: number
  received: number | null
  committed_at: number
  actor: string
  epoch: number
  command_id: string | null
  command_digest: string | null
  body: string
  hash: string
}

interface Seats {
  match_id: string
  seat: number
  invitation_hash: string | null
  token_hash: string | null
}

/** The tables as `migrations` makes them. */
export interface Tables {
  matches: Matches
  events: Events
  seats: Seats
}
