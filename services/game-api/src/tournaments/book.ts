import { createScribe, failed, type LogEvent, lineOf, ok, type Result } from '@getaway/engine'
import {
  refuseTournament,
  stepTournament,
  type TournamentFact,
  type TournamentRefusal,
  type TournamentState,
} from '@getaway/engine/tournament'
import type { Kysely, Transaction } from 'kysely'
import type { ServiceClock } from '../clock.ts'
import { type RecordRefusal, refusedByRecord, refuseWith, type ServiceResult } from '../refusals/refusal.ts'
import type { SealKey } from '../sealing/seal-key.ts'
import { newSalt, sha256 } from '../secrets/secrets.ts'
import {
  answeredWish,
  appendTournamentEvents,
  type Database,
  readTournamentEvents,
  type TournamentEventRow,
  withTournament,
} from '../store/index.ts'
import { createKeptTournaments } from './kept-tournaments.ts'

type Tables = Database['db'] extends Kysely<infer T> ? T : never
export type TournamentTransaction = Transaction<Tables>

/** A tournament as its log has made it up to an event. */
export interface KnownTournament {
  readonly state: TournamentState
  readonly seq: number
  readonly hash: string
}

/** The same with how long its log is, in bytes. */
export interface MeasuredTournament extends KnownTournament {
  readonly bytes: number
}

/** A wish by its id and what it says; the same once more gets the same answer. */
export interface Wish {
  readonly id: string
  readonly said: unknown
}

export interface BookChange {
  /** The id of somebody of the staff, `server`, or a seat of a match. */
  readonly actor: string
  readonly wish?: Wish | undefined
  /** The facts to record, on the state as it is then. */
  make(state: TournamentState): Result<readonly TournamentFact[], TournamentRefusal>
  /** What is written with them, or not at all. */
  also?(trx: TournamentTransaction): Promise<void>
}

/** What was recorded: the first event, which is a receipt for the wish, and the tournament after it. */
export interface Changed {
  readonly seq: number
  readonly hash: string
  readonly isRepeated: boolean
  readonly known: KnownTournament
}

/** The tournaments of a service: read from their logs, and changed one after the other. */
export interface TournamentBook {
  read(id: string): Promise<KnownTournament | undefined>
  change(id: string, change: BookChange): Promise<ServiceResult<Changed, 'no-tournament' | 'no-such-token'>>
  /** What a wish of this actor was answered with; the id of another wish is refused. */
  answered(
    id: string,
    actor: string,
    wish: Wish,
  ): Promise<Result<{ readonly seq: number; readonly hash: string } | undefined, RecordRefusal>>
}

/** A log of the largest tournament has room for that much, and readers take more. */
const FULL = { events: 40_000, bytes: 32 * 1024 * 1024 }
/** What a tournament needs to come to its end finds room beyond that. */
const MOST = { events: 50_000, bytes: 60 * 1024 * 1024 }
const ENDING: ReadonlySet<TournamentFact['type']> = new Set([
  'act.recorded',
  'match.sealed',
  'objection.answered',
  'staff.revoked',
  'tournament.closed',
  'tournament.sealed',
])

export function createTournamentBook(dependencies: {
  readonly database: Database
  readonly clock: ServiceClock
  readonly sealKey: Pick<SealKey, 'sealTournament'>
}): TournamentBook {
  const { database, clock, sealKey } = dependencies
  const kept = createKeptTournaments<MeasuredTournament>()
  const readAs = async (db: Kysely<Tables>, id: string): Promise<MeasuredTournament | undefined> => {
    let known = kept.get(id)
    for await (const { seq, body, hash } of readTournamentEvents(db, id, known?.seq)) {
      const step = stepTournament(known?.state, eventOf(body, hash))
      if (step.refusal) throw new Error(`event ${seq} of tournament ${id}: ${step.refusal.code}`)
      known = { state: step.state, seq, hash, bytes: (known?.bytes ?? 0) + lengthOf(body, hash) }
    }
    return known
  }

  return {
    async read(id) {
      const known = await readAs(database.db, id)
      if (known) kept.keep(id, known)
      return known
    },
    async change(id, { actor, wish, make, also }) {
      const changed = await withTournament(database.db, id, async (trx) => {
        const known = await readAs(trx, id)
        if (wish) {
          const answered = answerOf(await answeredWish(trx, id, actor, wish.id), wish)
          if (!answered.ok) return answered
          if (answered.value && known) return ok({ ...answered.value, isRepeated: true, known })
        }
        if (!known) return noTournament(id)
        // Revoked since the token was looked at, by whichever process.
        if (known.state.staff.get(actor)?.isRevoked) return REVOKED
        const facts = make(known.state)
        if (!facts.ok) return refusedAs(facts.error)
        const written = write(known, facts.value, { actor, now: clock.now(), sealKey })
        if (!written.ok) return refusedAs(written.error)
        const { rows, after } = written.value
        const [first] = rows
        if (!first) return ok({ seq: known.seq, hash: known.hash, isRepeated: false, known })
        await appendTournamentEvents(trx, id, rows, wish && { id: wish.id, digest: digestOf(wish) })
        await also?.(trx)
        return ok({ seq: first.seq, hash: first.hash, isRepeated: false, known: after })
      })
      // Only what was committed.
      if (changed.ok) kept.keep(id, changed.value.known)
      return changed
    },
    async answered(id, actor, wish) {
      return answerOf(await answeredWish(database.db, id, actor, wish.id), wish)
    },
  }
}

interface Writing {
  readonly actor: string
  readonly now: number
  readonly sealKey: Pick<SealKey, 'sealTournament'>
}

/** The rows of these facts, each judged on what the ones before it left; a closed tournament is sealed with them. */
export function write(
  known: MeasuredTournament | undefined,
  facts: readonly TournamentFact[],
  { actor, now, sealKey }: Writing,
): Result<
  { readonly rows: readonly TournamentEventRow[]; readonly after: MeasuredTournament },
  TournamentRefusal
> {
  const scribe = createScribe({ salt: newSalt, sha256, ...(known ? { from: known } : {}) })
  const rows: TournamentEventRow[] = []
  let after = known
  const at = Math.max(now, known?.state.at ?? 0)
  const record = (fact: TournamentFact): TournamentRefusal | undefined => {
    const { event, body } = scribe.write({ ...fact, at }, false)
    const bytes = (after?.bytes ?? 0) + lengthOf(body, event.hash)
    const most = ENDING.has(fact.type) ? MOST : FULL
    if (event.seq > most.events || bytes > most.bytes) return refuseTournament('log-full')
    const step = stepTournament(after?.state, event)
    if (step.refusal) return step.refusal
    const { seq, hash, type } = event
    const matchId = 'match' in fact.data ? fact.data.match : null
    rows.push({ seq, type, at, actor, matchId, body, hash })
    after = { state: step.state, seq, hash, bytes }
    return undefined
  }
  for (const fact of facts) {
    const refusal = record(fact)
    if (refusal) return failed(refusal)
  }
  if (after?.state.status === 'closed') {
    const data = sealKey.sealTournament({ type: 'log', id: after.state.id, hash: after.hash })
    const refusal = record({ type: 'tournament.sealed', by: 'server', data })
    if (refusal) return failed(refusal)
  }
  if (!after) throw new Error('a tournament begins with an event')
  return ok({ rows, after })
}

/** Of a line of the log. */
export function lengthOf(body: string, hash: string): number {
  return Buffer.byteLength(lineOf(body, hash)) + 1
}

/** An event as it was stored. */
export function eventOf(body: string, hash: string): LogEvent {
  return JSON.parse(lineOf(body, hash)) as LogEvent
}

const DIGEST_DIGITS = 32

function digestOf({ said }: Wish): string {
  return sha256(JSON.stringify(said)).slice(0, DIGEST_DIGITS)
}

function answerOf(
  answered: { readonly seq: number; readonly hash: string; readonly digest: string } | undefined,
  wish: Wish,
): Result<{ readonly seq: number; readonly hash: string } | undefined, RecordRefusal> {
  if (!answered) return ok(undefined)
  const { seq, hash, digest } = answered
  return digest === digestOf(wish) ? ok({ seq, hash }) : ID_USED
}

/** A refusal by a tournament's rules, which have no clauses. */
export function refusedAs({ code, text }: TournamentRefusal) {
  return refusedByRecord({ code, clause: null, text })
}

export const noTournament = (id: string) =>
  refuseWith('no-tournament', `there is no tournament ${JSON.stringify(id.slice(0, 64))}`)

const REVOKED = refuseWith('no-such-token', 'this token is not valid here')

const ID_USED = refusedByRecord({
  code: 'id-used',
  clause: null,
  text: {
    en: 'This id was used for another command.',
    it: 'Questo identificativo è già di un altro comando.',
  },
})
