import { type ChainVerdict, createChainCheck } from '../../audit/chain-check.ts'
import type { SortedFinding } from '../../audit/verdict.ts'
import type { Sha256 } from '../../log/proof/chain.ts'
import { fingerprint, type Seal, type SealVerdict } from '../../log/proof/seal.ts'
import type { LogRecord } from '../../log/read/log-record.ts'
import { createLogReader } from '../../log/read/read-log.ts'
import type { LogKind } from '../../log/read/vocabulary.ts'
import { ok } from '../../result.ts'
import { stepTournament } from '../fold.ts'
import { judgeTournamentSeal } from '../proof/seals.ts'
import type { TournamentState } from '../state/state.ts'
import { TOURNAMENT_FORMATS } from '../vocabulary/events.ts'
import { tournamentProblem } from '../vocabulary/problem-of.ts'

export interface TournamentAuditOptions {
  /** The public key to trust. */
  readonly key?: string | undefined
  readonly sha256?: Sha256 | undefined
}

/** A finding of this log, whose words are in English only. */
export type TournamentFinding = Pick<SortedFinding, 'seq' | 'what' | 'against'>

/** What the log of a tournament is worth by itself, without the logs of its matches. */
export interface TournamentAudit {
  readonly state: TournamentState
  readonly events: number
  /** Of the last event. */
  readonly hash: string
  readonly chain: ChainVerdict
  readonly seal: SealVerdict | 'absent'
  readonly fingerprint: string | undefined
  /** The line that was cut off. */
  readonly cut: number | undefined
  readonly findings: readonly TournamentFinding[]
}

/** Reads the log of a tournament as its bytes come in. Throws a `LogError` where they are no readable log. */
export interface TournamentAuditor {
  push(chunk: Uint8Array): void
  finish(): TournamentAudit
}

export const TOURNAMENT_LOG: LogKind = { firstType: 'tournament.created', formats: TOURNAMENT_FORMATS }

export function createTournamentAuditor({ key, sha256 }: TournamentAuditOptions = {}): TournamentAuditor {
  const reader = createLogReader(() => ok({ check: tournamentProblem }), TOURNAMENT_LOG)
  const chain = createChainCheck(sha256)
  const findings: TournamentFinding[] = []
  const find = (
    against: SortedFinding['against'],
    ...found: readonly Pick<SortedFinding, 'seq' | 'what'>[]
  ) => {
    findings.push(...found.map(({ seq, what }) => ({ seq, what, against })))
  }
  let state: TournamentState | undefined
  let events = 0
  let seal: SealVerdict | 'absent' = 'absent'
  let sealedBy: string | undefined

  const take = (record: LogRecord) => {
    const { event } = record
    const { seq, type } = event
    events++
    if (seal !== 'absent') find('proof', { seq, what: `${type}: nothing may follow the seal` })
    if (type === 'tournament.sealed' && state) {
      const data = event.data as Seal
      seal = judgeTournamentSeal({ type: 'log', id: state.id, hash: chain.lastHash }, data, key)
      sealedBy = fingerprint(data.publicKey)
      if (seal === 'invalid')
        find('proof', { seq, what: 'tournament.sealed: the signature does not fit this log' })
      if (seal === 'self-signed' && key !== undefined)
        find('trust', {
          seq,
          what: `tournament.sealed: sealed by the key ${sealedBy}, not by the trusted one`,
        })
    }
    find('chain', ...chain.note(record))
    const step = stepTournament(state, event)
    state = step.state
    if (step.refusal) find('rules', { seq, what: `${type}: ${step.refusal.text.en}` })
  }

  return {
    push(chunk) {
      for (const record of reader.push(chunk)) take(record)
    },
    finish() {
      const { records, cut } = reader.end()
      for (const record of records) take(record)
      if (!state) throw new Error('a reader that ends well has read tournament.created')
      if (key !== undefined && seal === 'absent' && state.status !== 'open')
        find('trust', { seq: events, what: 'the tournament is closed, but its log is not sealed' })
      return {
        state,
        events,
        hash: chain.lastHash,
        chain: chain.verdict(),
        seal,
        fingerprint: sealedBy,
        cut: cut?.line,
        findings: findings.toSorted((one, other) => one.seq - other.seq),
      }
    },
  }
}
