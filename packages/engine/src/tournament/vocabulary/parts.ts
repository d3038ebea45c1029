import * as v from 'valibot'
import { canonical } from '../../log/json/canonical.ts'
import { integer, list, text } from '../../schema/schema.ts'
import { LONGEST_OBJECTIONS_S, TOURNAMENT_BOUNDS } from './bounds.ts'
import { logo } from './logo.ts'

/** Reasons, objections and answers. */
export const words = text(0, 2000)
/** What people, tournaments, stages and tables are called. */
export const label = text(1, 200)
/** The same where somebody writes it now: one line in which nothing is hidden, since it stands on pages. */
export const title = v.pipe(
  v.string(),
  v.trim(),
  text(1, 100),
  v.regex(
    /^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\u200d)*$/u,
    'must be one line without invisible characters',
  ),
)
/** Reasons, objections and answers, as somebody writes them now. */
export const said = v.pipe(
  v.string(),
  v.trim(),
  text(0, 1000),
  v.regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\u200d|\n)*$/u, 'must have no invisible characters'),
)
/** The same where nothing is no answer. */
export const saidSomething = v.pipe(said, v.minLength(1, 'must say something'))
/** Stages, tables, players, rulings and objections are counted from 1. */
export const numbered = integer(1, 1_000_000)
export const instant = integer(0)
export const seatNumber = integer(0, 9)
export const matchId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be the id of a match'))
export const person = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be the id of a person'))
export const logHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'))
export const playerKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'))
export const staffRole = v.picklist(['organiser', 'caster'])

const MOST_MARKS = 32
/** What a seat has won: how many of each mark of its game. */
export const marks = v.pipe(
  v.record(text(1, 64), integer(0, 1_000_000)),
  v.check((value) => Object.keys(value).length <= MOST_MARKS, `must have at most ${MOST_MARKS} marks`),
)
export const markNames = list(text(1, 64), 0, MOST_MARKS)

/** Options of a game, as far as a tournament knows them: its new matches begin with them. */
export const matchOptions = v.pipe(
  v.looseObject({}),
  v.check(
    (value) => isSmall(value),
    `must be at most ${TOURNAMENT_BOUNDS.options} characters of JSON, whole numbers only`,
  ),
)
export const defaults = v.object({ game: v.nullable(text(1, 64)), options: matchOptions })
export const objectionS = integer(0, LONGEST_OBJECTIONS_S)
export const logoOrNone = v.nullable(logo)

/** Who is credited with what a seat wins: a player of the tournament, whoever the match's log names, or nobody. */
export const credited = v.union([numbered, v.picklist(['seated', 'nobody'])])

function isSmall(value: object): boolean {
  try {
    return canonical(value).length <= TOURNAMENT_BOUNDS.options
  } catch {
    return false
  }
}
