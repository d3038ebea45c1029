import { integer, list, type Readonlyish, text } from '@getaway/engine/schema'
import { tournamentParts as part, tournamentCommands } from '@getaway/engine/tournament'
import * as v from 'valibot'
import { token } from './frames.ts'
import { commandRequest, personName } from './http.ts'
import { strength } from './room.ts'

const count = integer(0)
const { credited, instant, marks, numbered } = part
const commandId = commandRequest.entries.id

/** The holder chooses the token: asking again with it finds the tournament that it made. */
export const newTournament = v.object({
  token,
  name: part.title,
  /** Under which name its creator acts. */
  organiser: personName,
  /** The public key of its creator, who is kept from playing in it. */
  key: v.exactOptional(token),
  logo: v.exactOptional(part.logoOrNone, null),
  /** What new matches begin with. */
  defaults: v.exactOptional(part.defaults, { game: null, options: {} }),
  /** For so long after a match's end objections may be raised. */
  objectionS: v.exactOptional(part.objectionS, 900),
})
export const tournamentCreated = v.object({
  id: v.string(),
  /** Whether it was there already. */
  isKnown: v.boolean(),
})

const seatWinnings = v.pipe(v.array(marks), v.readonly())

/** A seat of a table, as somebody is told of it. */
const tournamentSeat = v.object({
  seat: count,
  /** The player of the tournament who is credited now; null: whoever sits there, or nobody. */
  player: v.nullable(numbered),
  /** The name that the match's log has for the seat; null while nobody has taken it. */
  name: v.nullable(v.string()),
  key: v.nullable(v.string()),
  isProved: v.boolean(),
  /** The strength of a bot. */
  bot: v.nullable(v.string()),
  /** Who is credited from which event of the match's log on. */
  credits: v.array(v.object({ player: credited, from: count, marks })),
})

export const tournamentTable = v.object({
  table: numbered,
  stage: numbered,
  name: v.string(),
  match: v.string(),
  game: v.string(),
  /** What is won in it, the best first. */
  marksOf: v.array(v.string()),
  delayMs: count,
  startsAt: v.nullable(instant),
  openedAt: instant,
  /** Of the match; waiting: a seat is free. */
  status: v.picklist(['waiting', 'live', 'over']),
  seats: v.array(tournamentSeat),
  /** What each seat has won by now. */
  marks: seatWinnings,
  /** By the match's own log; null until the tournament has recorded it. */
  result: v.nullable(
    v.object({
      status: v.picklist(['ended', 'abandoned']),
      endedAt: instant,
      winners: v.array(count),
      marks: seatWinnings,
      /** The last moment for objections. */
      objectionsUntil: instant,
    }),
  ),
  /** What counts, by the result or by a ruling; null while nothing does. */
  score: v.nullable(v.object({ winners: v.array(count), marks: seatWinnings })),
  /** The number of the ruling by which it counts. */
  ruling: v.nullable(numbered),
  /** What organisers did in the match: events of its log. */
  acts: v.array(
    v.object({ at: instant, seq: count, type: v.string(), reason: v.string(), organiser: v.string() }),
  ),
  /** Where it can be looked at; null while the viewer has no table for the game, or it is too early. */
  pages: v.object({
    watch: v.nullable(v.string()),
    replay: v.nullable(v.string()),
    audit: v.nullable(v.string()),
  }),
})

export const tournamentRanking = v.object({
  /** How many matches counted. */
  matches: count,
  /** What can be won, the best first. */
  marks: v.array(v.string()),
  players: v.array(
    v.object({
      /** Null for guests, who are known by a proved key or by their name. */
      player: v.nullable(numbered),
      name: v.string(),
      key: v.nullable(v.string()),
      played: count,
      won: count,
      marks,
    }),
  ),
})

const withdrawal = v.object({ at: instant, reason: v.string(), organiser: v.string() })
const answer = v.object({ at: instant, upheld: v.boolean(), text: v.string(), organiser: v.string() })

/** A tournament as somebody is told of it. */
export const tournament = v.object({
  id: v.string(),
  name: v.string(),
  logo: v.nullable(v.string()),
  status: v.picklist(['open', 'closed', 'sealed']),
  createdAt: instant,
  objectionS: count,
  /** The last event of its log that is told of. */
  head: v.object({ seq: count, hash: v.string() }),
  stages: v.array(v.object({ stage: numbered, name: v.string() })),
  players: v.array(
    v.object({
      player: numbered,
      name: v.string(),
      key: v.nullable(v.string()),
      hasWithdrawn: v.boolean(),
    }),
  ),
  tables: v.array(tournamentTable),
  standings: tournamentRanking,
  rulings: v.array(
    v.object({
      ruling: numbered,
      match: v.string(),
      at: instant,
      counts: v.boolean(),
      winners: v.array(count),
      marks: v.nullable(seatWinnings),
      reason: v.string(),
      organiser: v.string(),
      withdrawn: v.nullable(withdrawal),
    }),
  ),
  objections: v.array(
    v.object({
      objection: numbered,
      match: v.string(),
      seat: v.nullable(count),
      at: instant,
      text: v.string(),
      /** Who raised it in place of a player. */
      organiser: v.nullable(v.string()),
      answer: v.nullable(answer),
    }),
  ),
})

/** A seat as the desk sees it: at once, and with its connection. */
const deskSeat = v.object({
  seat: count,
  isTaken: v.boolean(),
  isReady: v.boolean(),
  hasLeft: v.boolean(),
  isConnected: v.boolean(),
  /** The round trip in ms, in steps; null where none is measured. */
  latencyMs: v.nullable(count),
  clockErrorMs: v.nullable(count),
  /** For so long (s) the table has waited for this seat, after it was meant to begin. */
  lateS: v.nullable(count),
})
export const tournamentDesk = v.object({
  tournament,
  /** Who asks. */
  person: v.string(),
  now: instant,
  defaults: part.defaults,
  staff: v.array(
    v.object({
      person: v.string(),
      role: part.staffRole,
      name: v.nullable(v.string()),
      status: v.picklist(['invited', 'admitted', 'revoked']),
      /** Until it is redeemed; only for organisers. */
      invitation: v.nullable(token),
    }),
  ),
  /** Of the tables whose match is not over. */
  live: v.array(
    v.object({
      match: v.string(),
      hasBegun: v.boolean(),
      /** Served by another process of the service: who is connected is not known here. */
      isElsewhere: v.boolean(),
      seats: v.array(deskSeat),
      watchers: count,
    }),
  ),
})

export const tournamentCommandRequest = v.object({ id: commandId, command: tournamentCommands })
export const tournamentCommandList = v.object({
  commands: v.array(v.object({ type: v.string(), schema: v.looseObject({}) })),
})
/** A receipt: the event of the tournament's log that a wish became. */
export const tournamentReceipt = v.object({ seq: count, hash: v.string() })

/** What a wish would change; nothing is done. */
export const tournamentPreview = v.object({
  before: tournamentRanking,
  after: tournamentRanking,
  /** How the match would stand, for an act in a match. */
  match: v.nullable(
    v.object({
      before: v.object({ winners: v.array(count), marks: seatWinnings }),
      after: v.object({ winners: v.array(count), marks: seatWinnings }),
    }),
  ),
})

/** What becomes of a seat of a new table. */
export const tableSeat = v.variant('type', [
  v.object({ type: v.literal('player'), player: numbered }),
  /** For whoever has the link. */
  v.object({ type: v.literal('open') }),
  v.object({ type: v.literal('bot'), strength, name: v.exactOptional(personName) }),
])
export const newTable = v.object({
  /** Chosen by the client: the same when the wish is sent again. */
  id: commandId,
  stage: numbered,
  name: part.title,
  /** The tournament's, if nothing is said. */
  game: v.exactOptional(text(1, 64)),
  /** Beside and in place of the tournament's. */
  options: v.exactOptional(v.looseObject({}), {}),
  seats: list(tableSeat, 2, 6),
  startsAt: v.exactOptional(v.nullable(instant), null),
})
export const tableOpened = v.object({ table: numbered, match: v.string() })

/** What a player needs to sit down: for print, and for nobody but the player. */
export const seatLink = v.object({
  table: numbered,
  match: v.string(),
  seat: count,
  player: v.nullable(numbered),
  name: v.nullable(v.string()),
  isTaken: v.boolean(),
  /** Null for seats of bots, and where the invitation was reissued past the tournament. */
  invitation: v.nullable(token),
  /** The page to join at, with the invitation after `#`; null while the viewer has no table for the game. */
  join: v.nullable(v.string()),
})
export const seatLinks = v.object({ links: v.array(seatLink) })

/** An organiser's act in a match, as the match's game names it. */
export const matchAct = v.object({ id: commandId, command: v.looseObject({ type: v.string() }) })
export const previewedMatchAct = v.object({ command: matchAct.entries.command })
export const previewedCommand = v.object({ command: tournamentCommands })

/** By a player, with the token of the seat. */
export const newObjection = v.object({ id: commandId, match: part.matchId, text: part.saidSomething })
/** A receipt: the hash of its event in the tournament's log. Its number would tell how much happened elsewhere. */
export const objectionRaised = v.object({ hash: v.string() })

export const newStaff = v.object({ id: commandId, role: part.staffRole })
export const staffInvited = v.object({ person: v.string(), role: part.staffRole, invitation: token })
export const admitStaff = v.object({
  invitation: token,
  token,
  name: personName,
  key: v.exactOptional(token),
})
export const staffAdmitted = v.object({ person: v.string(), role: part.staffRole })
export const revokedStaff = v.object({ id: commandId, reason: v.exactOptional(part.said, '') })

/** Players as CSV, with the columns `name` and, where it is known, `key`. */
export const playersCsv = v.object({
  id: commandId,
  csv: v.pipe(v.string(), v.maxLength(60_000)),
  /** Only says what would come of it. */
  isDryRun: v.exactOptional(v.boolean(), false),
})
export const playersImported = v.object({
  /** Lines that name a player who is not in the tournament yet. */
  entered: v.array(v.object({ line: count, name: v.string() })),
  /** Lines that name one who is. */
  known: v.array(v.object({ line: count, name: v.string() })),
  /** While there is one, nobody is entered. `problem` is its text in English; older services give nothing else. */
  errors: v.array(
    v.object({
      line: count,
      problem: v.string(),
      text: v.exactOptional(v.object({ en: v.string(), it: v.string() })),
    }),
  ),
})

export type NewTournament = Readonlyish<v.InferInput<typeof newTournament>>
export type TournamentCreated = v.InferOutput<typeof tournamentCreated>
export type TournamentView = v.InferOutput<typeof tournament>
export type TournamentTableView = v.InferOutput<typeof tournamentTable>
export type TournamentRanking = v.InferOutput<typeof tournamentRanking>
export type TournamentDesk = v.InferOutput<typeof tournamentDesk>
export type TournamentCommandRequest = Readonlyish<v.InferInput<typeof tournamentCommandRequest>>
export type TournamentCommandList = v.InferOutput<typeof tournamentCommandList>
export type TournamentReceipt = v.InferOutput<typeof tournamentReceipt>
export type TournamentPreview = v.InferOutput<typeof tournamentPreview>
export type NewTable = Readonlyish<v.InferInput<typeof newTable>>
export type TableOpened = v.InferOutput<typeof tableOpened>
export type SeatLink = v.InferOutput<typeof seatLink>
export type MatchAct = Readonlyish<v.InferInput<typeof matchAct>>
export type NewObjection = v.InferOutput<typeof newObjection>
export type ObjectionRaised = v.InferOutput<typeof objectionRaised>
export type NewStaffMember = v.InferOutput<typeof newStaff>
export type StaffInvited = v.InferOutput<typeof staffInvited>
export type AdmitStaff = v.InferOutput<typeof admitStaff>
export type StaffAdmitted = v.InferOutput<typeof staffAdmitted>
export type RevokedStaff = Readonlyish<v.InferInput<typeof revokedStaff>>
export type PlayersCsv = Readonlyish<v.InferInput<typeof playersCsv>>
export type PlayersImported = v.InferOutput<typeof playersImported>
