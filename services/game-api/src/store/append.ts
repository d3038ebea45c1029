import type { MatchState } from './schema.ts'
import type { Summary } from './summary.ts'

/** One line of a log as it is stored. */
export interface EventRow {
  readonly seq: number
  readonly type: string
  readonly at: number
  readonly received: number | null
  readonly actor: string
  /** What is hashed: the canonical line without its hash. */
  readonly body: string
  readonly hash: string
  /** The wish that this event answers. */
  readonly command: { readonly id: string; readonly digest: string } | null
}

/** What a match's owner wants recorded: all of it, after the head that it knows, or nothing. */
export interface AppendRequest {
  readonly matchId: string
  readonly epoch: number
  readonly from: { readonly seq: number; readonly hash: string }
  readonly rows: readonly [EventRow, ...EventRow[]]
  /** Undefined leaves it as it is; null means that nothing will ever be due. */
  readonly dueAt?: number | null | undefined
  /** How it stands from now on; undefined leaves it as it is. */
  readonly standing?: StoredStanding | undefined
  readonly over: boolean
}

/** What lists tell of a match. */
export interface StoredStanding {
  readonly state: MatchState
  readonly summary: Summary
}

/** Lost: the head is not what the owner believed. Somebody else owns the match by now. */
export type AppendOutcome = 'committed' | 'lost'

/**
 * All or nothing for each match: a head moves if it is where its owner believes, and only after a moved
 * head are events written, and what is derived from them for lists and searches. Two who contend for a head wait for each other there, and the later one finds it
 * moved. No `on conflict` on events, which would keep the tail of a batch that lost. The ids are named a second time
 * because they make the planner look heads up by index, however empty the tables were when it planned.
 */
export const APPEND = `
  with moved as (
    update matches m set
      seq = w.to_seq, hash = w.to_hash, over = w.over,
      ended_at = case when w.over and not m.over then now_us() else m.ended_at end,
      due_at = case when w.sets_due then w.due_at else m.due_at end,
      summary = coalesce(w.summary, m.summary)
    from json_to_recordset($1::json) as w (
      id text, seq integer, hash text, epoch bigint, to_seq integer, to_hash text,
      sets_due boolean, due_at bigint, over boolean, state text, summary jsonb,
      names jsonb
    )
    where m.id = w.id and m.id = any($2::text[])
      and m.seq = w.seq and m.hash = w.hash and m.epoch = w.epoch
    returning m.id, m.epoch, w.to_seq, w.state, w.summary, w.names
  ), stood as (
    insert into standings (match_id, seq, known_at, state, summary)
    select id, to_seq, (select now_us()), state, summary from moved where state is not null
  ), seated as (
    insert into match_players (match_id, seat, name, bot, known_at)
    select moved.id, p.seat, p.name, p.bot, (select now_us())
    from moved, jsonb_to_recordset(moved.names) as p (seat integer, name text, bot text)
    on conflict do nothing
  ), added as (
    insert into events (
      match_id, seq, type, at, received, committed_at, actor, epoch, command_id, command_digest, body, hash
    )
    select r.match_id, r.seq, r.type, r.at, r.received, (select now_us()), r.actor, moved.epoch,
           r.command_id, r.command_digest, r.body, r.hash
    from json_to_recordset($3::json) as r (
      match_id text, seq integer, type text, at bigint, received bigint, actor text,
      command_id text, command_digest text, body text, hash text
    ) join moved on moved.id = r.match_id
  )
  select case when count(*) < cardinality($2::text[]) then coalesce(json_agg(id), '[]') end as only from moved`

/** The parameters of `APPEND`. Heads are moved in one order, so that two batches seldom wait in a circle. */
export function appendValues(appends: readonly AppendRequest[]): readonly unknown[] {
  const ordered = appends.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))
  return [
    JSON.stringify(ordered.map(headOf)),
    ordered.map(({ matchId }) => matchId),
    JSON.stringify(ordered.flatMap(rowsOf)),
  ]
}

/** In lower case by our own rules: a database with the locale C knows those of English only. */
export function searchedAs(name: string): string {
  return name.toLowerCase()
}

/** What is left out is null there. */
function headOf({ matchId, epoch, from, rows, dueAt, standing, over }: AppendRequest): object {
  const last = rows[rows.length - 1] ?? rows[0]
  return {
    id: matchId,
    seq: from.seq,
    hash: from.hash,
    epoch,
    to_seq: last.seq,
    to_hash: last.hash,
    sets_due: dueAt !== undefined,
    due_at: dueAt ?? undefined,
    over,
    state: standing?.state,
    summary: standing?.summary,
    names: standing?.summary.players.flatMap(({ name, bot }, seat) =>
      name === null ? [] : [{ seat, name: searchedAs(name), bot }],
    ),
  }
}

function rowsOf({ matchId, rows }: AppendRequest): readonly object[] {
  return rows.map(({ seq, type, at, received, actor, body, hash, command }) => ({
    match_id: matchId,
    seq,
    type,
    at,
    received: received ?? undefined,
    actor,
    command_id: command?.id,
    command_digest: command?.digest,
    body,
    hash,
  }))
}
