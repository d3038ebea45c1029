import { chainHash, GENESIS, type Sha256 } from '../log/proof/chain.ts'
import type { LogRecord } from '../log/read/log-record.ts'
import { type Finding, find } from './finding.ts'

export interface ChainVerdict {
  readonly ok: boolean
  /** The first event whose number or hash does not follow from the one before it. */
  readonly brokenAt: number | null
}

/** Follows numbers and hashes; after a break it goes on from what is recorded, to find each break once. */
export interface ChainCheck {
  readonly lastHash: string
  note(record: LogRecord): readonly Finding[]
  verdict(): ChainVerdict
}

export function createChainCheck(sha256?: Sha256): ChainCheck {
  let lastSeq = 0
  let lastHash = GENESIS
  let brokenAt: number | null = null
  return {
    get lastHash() {
      return lastHash
    },
    note(record) {
      const { seq, hash } = record.event
      const findings: Finding[] = []
      if (seq !== lastSeq + 1) findings.push(find(seq, 'number-wrong', { seq, due: lastSeq + 1 }))
      if (chainHash(lastHash, record.body(), sha256) !== hash) findings.push(find(seq, 'hash-wrong'))
      if (findings.length > 0) brokenAt ??= seq
      lastSeq = seq
      lastHash = hash
      return findings
    },
    verdict: () => ({ ok: brokenAt === null, brokenAt }),
  }
}
