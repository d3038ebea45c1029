import { type RawBuilder, type SqlBool, sql } from 'kysely'

const HAS_MARKS = '$.players[*].marks.* ? (@ > 0)'
const HAS_BOT = '$.players[*] ? (@.bot != null)'
const PEOPLE = '$.players[*] ? (@.name != null && @.bot == null)'

/**
 * Of a match that is over: somebody has won it or at least a mark, so that a round was played to its end, and it was
 * not the practice of one person against bots.
 */
export function isPlayedOut(): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (s.summary @? ${path(HAS_MARKS)} or s.summary ->> 'winner' is not null)
    and not (s.summary @? ${path(HAS_BOT)} and jsonb_array_length(jsonb_path_query_array(s.summary, ${path(PEOPLE)})) = 1)
  )`
}

function path(text: string): RawBuilder<string> {
  return sql`${sql.lit(text)}::jsonpath`
}
