import { type Client, type MatchSummary, ServiceError } from '@getaway/client'
import type { Receipt } from '@getaway/engine'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { FileOpener } from '../feed/file/file-opener.ts'
import type { KeptReceipts } from '../player/receipts/kept-receipts.ts'
import type { LogSource } from '../saving/page-of-match.ts'
import type { UnreadableAt } from './audit-log.ts'
import type { AuditedLog, LogAuditOptions, RaceRules } from './audited-log.ts'
import { type AuditWorker, createLogAuditor, type LogAuditor, UnreadableLog } from './log-auditor.ts'

/** A key that sealed logs here, and since when (µs). */
export interface ServiceKey {
  readonly id: string
  readonly publicKey: string
  readonly firstUsedAt: number
}

/** How far the audit of a page has come. */
export type AuditStage =
  | { readonly stage: 'reading' }
  /** Its log may not be had yet: what everybody knows. */
  | { readonly stage: 'running'; readonly match: MatchSummary }
  | { readonly stage: 'no-file' }
  | { readonly stage: 'unreadable'; readonly unreadable: UnreadableAt }
  | { readonly stage: 'failed'; readonly code: string; readonly text: string }
  | AuditedStage

export interface AuditedStage {
  readonly stage: 'judged'
  /** As the file is called, or would be. */
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly log: AuditedLog
  /** Undefined: the service could not be asked. */
  readonly keys: readonly ServiceKey[] | undefined
  readonly receipts: readonly Receipt[]
}

export interface AuditSession {
  readonly stage: ReadonlySignal<AuditStage>
  /** Judges the same log with receipts from elsewhere beside those that are kept here. */
  withReceipts(receipts: readonly Receipt[]): Promise<void>
  /** The same log, as if it had been played by other rules of time. */
  whatIf(race: RaceRules): Promise<AuditedLog>
  dispose(): void
}

export interface AuditSurroundings {
  readonly client: Pick<Client, 'readLog' | 'readImportedLog' | 'readMatch' | 'readSealKeys'>
  readonly files: Pick<FileOpener, 'file' | 'bytesOf'>
  readonly receipts: Pick<KeptReceipts, 'of'>
  readonly openWorker?: () => AuditWorker
}

/** A match that is running is looked at again so often (ms). */
const AGAIN_MS = 5000

export function createAuditSession(
  source: LogSource,
  { client, files, receipts: kept, openWorker }: AuditSurroundings,
): AuditSession {
  const stage = signal<AuditStage>({ stage: 'reading' })
  let auditor: LogAuditor | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let options: LogAuditOptions = { keys: [], receipts: [] }

  const show = (next: AuditStage) => {
    if (isOpen) stage.value = next
  }
  const keysHere = client.readSealKeys().catch(() => undefined)

  const audit = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const keys = await keysHere
    if (!isOpen) return
    auditor ??= createLogAuditor(bytes, openWorker)
    options = { keys: keys?.map(({ publicKey }) => publicKey) ?? [], receipts: [] }
    let log = await auditor.judge(options)
    const receipts = kept.of(log.match)
    if (receipts.length > 0) {
      options = { ...options, receipts }
      log = await auditor.judge(options)
    }
    show({ stage: 'judged', name, bytes, log, keys, receipts })
  }
  const run = async () => {
    if (source.from === 'file') {
      const bytes = files.bytesOf()
      const file = files.file.peek()
      if (file.stage !== 'read' || !bytes) return show({ stage: 'no-file' })
      return audit(file.name, bytes)
    }
    const { from, match } = source
    const text = await (from === 'service' ? client.readLog(match) : client.readImportedLog(match))
    return audit(`${match}.getaway.jsonl`, new TextEncoder().encode(text))
  }
  const runAgain = () => {
    clearTimeout(again)
    run().catch(async (error: unknown) => {
      if (error instanceof UnreadableLog) return show({ stage: 'unreadable', unreadable: error.unreadable })
      const code = error instanceof ServiceError ? error.code : 'fault'
      if (code === 'match-running' && source.from === 'service') {
        const match = await client.readMatch(source.match).catch(() => undefined)
        if (match) show({ stage: 'running', match })
        if (isOpen) again = setTimeout(runAgain, AGAIN_MS)
        return
      }
      show({ stage: 'failed', code, text: error instanceof Error ? error.message : String(error) })
    })
  }
  runAgain()

  return {
    stage,
    async withReceipts(more) {
      const judged = stage.peek()
      if (judged.stage !== 'judged' || !auditor) return
      const receipts = [...judged.receipts, ...more]
      options = { ...options, receipts }
      show({ ...judged, receipts, log: await auditor.judge(options) })
    },
    whatIf(race) {
      if (!auditor) return Promise.reject(new Error('there is no log yet'))
      return auditor.judge({ ...options, policy: race.policy, capMs: race.capMs })
    },
    dispose() {
      isOpen = false
      clearTimeout(again)
      auditor?.dispose()
    },
  }
}
