import type { Summary } from './schema.ts'

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

/** What a match's owner wants recorded: all of it, behind the head that it knows, or nothing. */
export interface Append {
  readonly matchId: string
  readonly epoch: number
  readonly from: { readonly seq: number; readonly hash: string }
  readonly rows: readonly [EventRow, ...EventRow[]]
  /** Undefined leaves it as it is; null means that nothing will ever be due. */
  readonly dueAt?: number | null | undefined
  /** Undefined leaves it as it is. */
  readonly summary?: Summary | undefined
  readonly over: boolean
}

/** Lost: the head is not what the owner believed. Somebody else owns the match by now. */
export type Outcome = 'committed' | 'lost'

/**
 * All or nothing for each match: a head moves if it is where its owner believes, and only behind a moved
 * head are events written. Heads are locked in one order. No `on conflict`, which would keep the tail of
 * a batch that lost.
 */
export const APPEND = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (
      id text, seq integer, hash text, epoch bigint, to_seq integer, to_hash text,
      sets_due boolean, due_at bigint, over boolean, summary jsonb
    )
  ), held as (
    select m.id from matches m join wanted w using (id)
    where m.id = any($2::text[]) and m.seq = w.seq and m.hash = w.hash and m.epoch = w.epoch
    order by m.id
    for no key update of m
  ), moved as (
    update matches m set
      seq = w.to_seq, hash = w.to_hash, over = w.over,
      due_at = case when w.sets_due then w.due_at else m.due_at end,
      summary = coalesce(w.summary, m.summary)
    from wanted w join held using (id)
    where m.id = w.id and m.id = any($2::text[])
    returning m.id, m.epoch
  ), added as (
    insert into events (match_id, seq, type, at, received, actor, epoch, command_id, command_digest, body, hash)
    select r.match_id, r.seq, r.type, r.at, r.received, r.actor, moved.epoch, r.command_id, r.command_digest,
           r.body, r.hash
    from jsonb_to_recordset($3::jsonb) as r (
      match_id text, seq integer, type text, at bigint, received bigint, actor text,
      command_id text, command_digest text, body text, hash text
    ) join moved on moved.id = r.match_id
  )
  select id from moved`

/** The parameters of `APPEND`. */
export function valuesOf(appends: readonly Append[]): readonly unknown[] {
  const heads = appends.map(({ matchId, epoch, from, rows, dueAt, summary, over }) => {
    const last = rows[rows.length - 1] ?? rows[0]
    return {
      id: matchId,
      seq: from.seq,
      hash: from.hash,
      epoch,
      to_seq: last.seq,
      to_hash: last.hash,
      sets_due: dueAt !== undefined,
      due_at: dueAt ?? null,
      over,
      summary: summary ?? null,
    }
  })
  const rows = appends.flatMap(({ matchId, rows }) =>
    rows.map(({ command, ...row }) => ({
      match_id: matchId,
      ...row,
      command_id: command?.id ?? null,
      command_digest: command?.digest ?? null,
    })),
  )
  return [JSON.stringify(heads), appends.map(({ matchId }) => matchId), JSON.stringify(rows)]
}
