import type { AppendRequest } from './append-request.ts'

/** What an append changes beside the events. */
export interface Change {
  readonly id: string
  readonly seq: number
  readonly over: boolean
  readonly sets_due: boolean
  readonly due_at?: number | undefined
  readonly state?: string | undefined
  readonly summary?: object | undefined
  readonly names?: readonly object[] | undefined
}

/** What is derived from events, for the referee, lists and searches; most appends change nothing of it. */
export const CHANGES = `
  with w as materialized (
    select * from json_to_recordset($1::json) as w (
      id text, seq integer, over boolean, sets_due boolean, due_at bigint, state text, summary jsonb, names jsonb
    )
  ), moved as (
    update matches m set
      over = w.over,
      ended_at = case when w.over and not m.over then now_us() else m.ended_at end,
      due_at = case when w.sets_due then w.due_at else m.due_at end,
      summary = coalesce(w.summary, m.summary)
    from w where m.id = w.id
  ), stood as (
    insert into standings (match_id, seq, known_at, state, summary)
    select id, seq, now_us(), state, summary from w where state is not null
  )
  insert into match_players (match_id, seat, name, bot, key, known_at)
  select w.id, p.seat, p.name, p.bot, p.key, now_us()
  from w, jsonb_to_recordset(w.names) as p (seat integer, name text, bot text, key text)
  on conflict do nothing`

export function changesOf(appends: readonly AppendRequest[]): readonly Change[] {
  return appends.filter(changesSomething).map(changeOf)
}

function changesSomething({ over, dueAt, standing }: AppendRequest): boolean {
  return over || dueAt !== undefined || standing !== undefined
}

/** What is left out is null there. */
function changeOf({ matchId, rows, dueAt, standing, over }: AppendRequest): Change {
  return {
    id: matchId,
    seq: (rows[rows.length - 1] ?? rows[0]).seq,
    over,
    sets_due: dueAt !== undefined,
    due_at: dueAt ?? undefined,
    state: standing?.state,
    summary: standing?.summary,
    names: standing?.summary.players.flatMap(({ name, bot, key }, seat) =>
      name === null ? [] : [{ seat, name: searchedAs(name), bot, key }],
    ),
  }
}

/** In lower case by our own rules: a database with the locale C knows those of English only. */
export function searchedAs(name: string): string {
  return name.toLowerCase()
}
