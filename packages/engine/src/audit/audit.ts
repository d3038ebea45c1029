import type { Outcome } from '../game.ts'
import { type AnyGame, type GameSet, releasedGames } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import type { Sha256 } from '../log/proof/chain.ts'
import { compareReceipts, type Receipt } from '../log/proof/receipts.ts'
import { fingerprint, judgeSeal, type Seal, type SealVerdict } from '../log/proof/seal.ts'
import type { LogRecord } from '../log/read/log-record.ts'
import { createLogReader } from '../log/read/read-log.ts'
import { ok, unwrap } from '../result.ts'
import { type ChainVerdict, createChainCheck } from './chain-check.ts'
import type { Finding } from './finding.ts'
import { createJudge, type Judge, type Missing, type WhatIf } from './judge.ts'
import { createOwnerCheck, type OwnerCheck, type SeatOwner } from './owner-check.ts'
import { type AuditVerdict, type SortedFinding, verdictOf } from './verdict.ts'

export interface AuditOptions extends WhatIf {
  /** The public key to trust, base64url: a seal is valid only by it. */
  readonly key?: string
  readonly receipts?: readonly Receipt[]
  readonly sha256?: Sha256
  /** By which rules logs are judged; those of this house, if nothing else is said. */
  readonly games?: GameSet
}

/** The report of `getaway audit`, but for the file's name; the game's own part stands among it. */
export interface AuditReport {
  readonly events: number
  readonly chain: ChainVerdict
  readonly seal: SealVerdict | 'absent'
  /** Of the key that sealed it, where there is a seal. */
  readonly fingerprint?: string
  /** The line that was cut off, where one was. */
  readonly cut?: number
  /** Where the log leaves out some of what it has otherwise. */
  readonly missing?: Missing
  /** Whose seats they are, where a player proved it. */
  readonly players?: readonly SeatOwner[]
  readonly findings: readonly Finding[]
}

/** The report, and what it takes to add many of them up. */
export interface Audit<Report extends object = object> {
  readonly game: string
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly report: AuditReport & Report
  /** What the report comes to. */
  readonly verdict: AuditVerdict
}

/** The report as everybody prints it, with the verdict in short. */
export function printedReportOf({ report, verdict }: Audit): object {
  const { kind, at = null, faults } = verdict
  return { ...report, verdict: { kind, at, causes: faults.map(({ cause }) => cause.seq) } }
}

interface OpenedLog {
  readonly game: AnyGame
  readonly matchId: string
  readonly judge: Judge
  readonly owners: OwnerCheck
}

/** Judges a log as its bytes come in. Throws a `LogError` where they are no readable log. */
export interface Auditor {
  push(chunk: Uint8Array): void
  finish(): Audit
}

export function createAuditor(options: AuditOptions = {}): Auditor {
  const { gameOf } = options.games ?? releasedGames
  const reader = createLogReader((created) => {
    const game = gameOf(created)
    if (!game.ok) return game
    const { problemOf, scan } = game.value
    return ok({ check: problemOf, ...(scan ? { scan } : {}) })
  })
  const chain = createChainCheck(options.sha256)
  const findings: SortedFinding[] = []
  const find = (against: SortedFinding['against'], found: readonly Finding[]) => {
    findings.push(...found.map((finding) => ({ ...finding, against })))
  }
  const receipts = options.receipts ?? []
  const acknowledged = new Set(receipts.map((receipt) => receipt.seq))
  const logged: Receipt[] = []
  const whatIf = whatIfOf(options)
  let opened: OpenedLog | undefined
  let events = 0
  let lastSeq = 0
  let seal: SealVerdict | 'absent' = 'absent'
  let sealedBy: string | undefined

  const judgeTheSeal = ({ seq, data }: LogEvent, matchId: string) => {
    const sealed = { matchId, previousHash: chain.lastHash }
    const trusted = options.key === undefined ? {} : { trusted: options.key }
    seal = judgeSeal({ data: data as Seal, ...sealed, ...trusted })
    sealedBy = fingerprint((data as Seal).publicKey)
    if (seal === 'invalid') find('proof', [{ seq, what: 'game.sealed: the signature does not fit this log' }])
    if (seal === 'self-signed' && options.key !== undefined) {
      find('trust', [{ seq, what: `game.sealed: sealed by the key ${sealedBy}, not by the trusted one` }])
    }
  }

  const take = (record: LogRecord) => {
    const { event } = record
    events++
    lastSeq = event.seq
    if (seal !== 'absent')
      find('proof', [{ seq: event.seq, what: `${event.type}: nothing may follow the seal` }])
    if (event.type === 'game.sealed' && opened) judgeTheSeal(event, opened.matchId)
    find('chain', chain.note(record))
    if (acknowledged.has(event.seq)) logged.push({ seq: event.seq, hash: event.hash })
    if (opened) {
      opened.judge.push(event)
      find('proof', opened.owners.note(event))
    } else {
      const game = unwrap(gameOf(event))
      const judge = createJudge(game, event, whatIf)
      opened = { game, matchId: judge.begun.id, judge, owners: createOwnerCheck(judge.begun) }
    }
  }

  return {
    push(chunk) {
      for (const record of reader.push(chunk)) take(record)
    },
    finish() {
      const { records, cut } = reader.end()
      for (const record of records) take(record)
      if (!opened) throw new Error('a reader that ends well has read game.created')
      const { report, findings: judged, missing, outcome, isOver } = opened.judge.finish()
      const isMissing = !whatIf && missing.decisions + missing.salts > 0
      find('proof', compareReceipts(receipts, logged))
      if (options.key !== undefined && seal === 'absent' && isOver) {
        find('trust', [{ seq: lastSeq, what: 'the match is over, but the log is not sealed' }])
      }
      find('rules', judged)
      const players = opened.owners.owners()
      const sorted = findings.toSorted((one, other) => one.seq - other.seq)
      return {
        game: opened.game.id,
        outcome,
        isOver,
        report: {
          events,
          chain: chain.verdict(),
          seal,
          ...(sealedBy === undefined ? {} : { fingerprint: sealedBy }),
          ...(cut === undefined ? {} : { cut: cut.line }),
          ...(isMissing ? { missing } : {}),
          ...(players === undefined ? {} : { players }),
          ...report,
          findings: sorted.map(({ seq, what }) => ({ seq, what })),
        },
        verdict: verdictOf(sorted),
      }
    },
  }
}

function whatIfOf({ policy, capMs }: AuditOptions): WhatIf | undefined {
  if (policy === undefined && capMs === undefined) return undefined
  return { ...(policy === undefined ? {} : { policy }), ...(capMs === undefined ? {} : { capMs }) }
}
