import type { Differences } from '../difference.ts'
import type { Outcome } from '../game.ts'
import { type AnyGame, type GameSet, releasedGames } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import type { Sha256 } from '../log/proof/chain.ts'
import { compareReceipts, type Receipt, type ReceiptFinding } from '../log/proof/receipts.ts'
import { fingerprint, judgeSeal, type Seal, type SealVerdict } from '../log/proof/seal.ts'
import type { LogRecord } from '../log/read/log-record.ts'
import { createLogReader } from '../log/read/read-log.ts'
import { ok, unwrap } from '../result.ts'
import { type ChainVerdict, createChainCheck } from './chain-check.ts'
import { type Finding, find } from './finding.ts'
import { createJudge, type Judge, type Missing, type WhatIf } from './judge.ts'
import { createOwnerCheck, type OwnerCheck, type SeatOwner } from './owner-check.ts'
import { type AuditVerdict, type SortedFinding, verdictOf } from './verdict.ts'

export interface AuditOptions extends WhatIf {
  /** The public key to trust, base64url: a seal is valid only by it. */
  readonly key?: string
  /** In place of it, keys that are known: a seal by one of them is valid, and it is no finding where there is none. */
  readonly keys?: readonly string[]
  readonly receipts?: readonly Receipt[]
  readonly sha256?: Sha256
  /** By which rules logs are judged; those of this house, if nothing else is said. */
  readonly games?: GameSet
  /** Is told of every event as it is read. */
  readonly onEvent?: (event: LogEvent) => void
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
  readonly findings: readonly SortedFinding[]
}

/** The report, and what it takes to add many of them up. */
export interface Audit<Report extends object = object> {
  readonly game: string
  /** How the game tells its findings. */
  readonly differences: Differences
  readonly outcome: Outcome
  readonly isOver: boolean
  readonly report: AuditReport & Report
  /** What the report comes to. */
  readonly verdict: AuditVerdict
}

/** The report as everybody prints it, with the verdict in short. */
export function printedReportOf({ report, verdict }: Audit): object {
  const { kind, at = null, faults } = verdict
  return {
    ...report,
    findings: report.findings.map(({ seq, what }) => ({ seq, what })),
    verdict: { kind, at, causes: faults.map(({ cause }) => cause.seq) },
  }
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
  const note = (against: SortedFinding['against'], found: readonly Finding[]) => {
    for (const finding of found) findings.push({ ...finding, against })
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
    const { publicKey } = data as Seal
    const trusted = options.key ?? options.keys?.find((known) => known === publicKey)
    seal = judgeSeal({ data: data as Seal, ...sealed, ...(trusted === undefined ? {} : { trusted }) })
    sealedBy = fingerprint(publicKey)
    if (seal === 'invalid') note('proof', [find(seq, 'seal-wrong')])
    if (seal === 'self-signed' && options.key !== undefined)
      note('trust', [find(seq, 'seal-foreign', { key: sealedBy ?? '' })])
  }

  const take = (record: LogRecord) => {
    const { event } = record
    events++
    options.onEvent?.(event)
    lastSeq = event.seq
    if (seal !== 'absent') note('proof', [find(event.seq, 'seal-passed', { type: event.type })])
    if (event.type === 'game.sealed' && opened) judgeTheSeal(event, opened.matchId)
    note('chain', chain.note(record))
    if (acknowledged.has(event.seq)) logged.push({ seq: event.seq, hash: event.hash })
    if (opened) {
      opened.judge.push(event)
      note('proof', opened.owners.note(event))
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
      note('proof', compareReceipts(receipts, logged).map(findReceipt))
      if (options.key !== undefined && seal === 'absent' && isOver)
        note('trust', [find(lastSeq, 'seal-missing')])
      note('rules', judged)
      const players = opened.owners.owners()
      const sorted = findings.toSorted((one, other) => one.seq - other.seq)
      return {
        game: opened.game.id,
        differences: opened.game.differences,
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
          findings: sorted,
        },
        verdict: verdictOf(sorted),
      }
    },
  }
}

function findReceipt({ seq, hash, logged }: ReceiptFinding): Finding {
  if (logged === undefined) return find(seq, 'receipt-beyond')
  return find(seq, 'receipt-wrong', { receipt: hash.slice(0, 8), logged: logged.slice(0, 8) })
}

function whatIfOf({ policy, capMs }: AuditOptions): WhatIf | undefined {
  if (policy === undefined && capMs === undefined) return undefined
  return { ...(policy === undefined ? {} : { policy }), ...(capMs === undefined ? {} : { capMs }) }
}
