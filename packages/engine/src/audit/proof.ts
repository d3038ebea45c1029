import type { AuditReport } from './audit.ts'
import type { AuditVerdict } from './verdict.ts'

/** What a log proves of its result, in one word, and what it lacks where it proves nothing. */
export type Proof =
  /** Chain, seal by a known key and rules all say so. */
  | { readonly type: 'proved' }
  /** `rewritten`: the chain fits, but not what was signed, sealed or acknowledged. */
  | { readonly type: 'altered' | 'rewritten' | 'faulty'; readonly at: number }
  | { readonly type: 'unproved'; readonly lacks: readonly [Lack, ...Lack[]] }

/**
 * What there must be besides a log without faults: an end (of the match; of a line that was cut off), a seal by a key
 * that is known, and all decisions if there are any.
 */
export type Lack = 'end' | 'rest' | 'seal' | 'known-key' | 'decisions'

interface Judged {
  readonly verdict: Pick<AuditVerdict, 'kind' | 'at'>
  readonly isOver: boolean
  readonly report: Pick<AuditReport, 'chain' | 'seal' | 'cut' | 'missing'>
}

/** The same on every page and on the command line. */
export function proofOf({ verdict, isOver, report: { chain, seal, cut, missing } }: Judged): Proof {
  const { kind, at = 0 } = verdict
  if (kind === 'altered') return { type: chain.ok ? 'rewritten' : 'altered', at }
  if (kind === 'faulty') return { type: 'faulty', at }
  const lacks: Lack[] = []
  // What was cut off may be the end, and the seal.
  if (seal === 'absent') lacks.push(cut === undefined ? (isOver ? 'seal' : 'end') : 'rest')
  if (seal === 'self-signed') lacks.push('known-key')
  if (missing && missing.decisions > 0) lacks.push('decisions')
  const [first, ...others] = lacks
  return first ? { type: 'unproved', lacks: [first, ...others] } : { type: 'proved' }
}
