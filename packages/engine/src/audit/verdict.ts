import type { Finding } from './finding.ts'

/** A finding, and what it speaks against: the bytes, those who vouch for them, or the referee. */
export interface SortedFinding extends Finding {
  readonly against: 'chain' | 'proof' | 'trust' | 'rules'
}

/** A fault that needs an explanation of its own, and what may be no more than its consequence. */
export interface AuditFault {
  readonly cause: SortedFinding
  readonly following: readonly SortedFinding[]
}

/** What an audit comes to. */
export interface AuditVerdict {
  /**
   * `altered`: the log is not what was recorded. `faulty`: it may be, but it contradicts the rules.
   * `untrusted`: only the seal that was asked for is missing.
   */
  readonly kind: 'altered' | 'faulty' | 'untrusted' | 'sound'
  /** Where the gravest fault shows first. */
  readonly at?: number
  /** The gravest first. */
  readonly faults: readonly AuditFault[]
}

type Kind = AuditVerdict['kind']

const GRAVEST: readonly Kind[] = ['altered', 'faulty', 'untrusted']

/** Sorts causes from consequences; `findings` by `seq`. */
export function verdictOf(findings: readonly SortedFinding[]): AuditVerdict {
  const faults: { kind: Kind; cause: SortedFinding; following: SortedFinding[] }[] = []
  let lastBreak = Number.NEGATIVE_INFINITY
  for (const finding of findings.toSorted((one, other) => one.seq - other.seq || rank(one) - rank(other))) {
    const { seq, against } = finding
    const kind = kindOf(finding)
    // A changed hash breaks the chain before and after it.
    const isNewBreak = against === 'chain' && seq > lastBreak + 1
    if (against === 'chain') lastBreak = seq
    const cause = isNewBreak ? undefined : causeOf(finding, faults)
    if (cause) cause.following.push(finding)
    else faults.push({ kind, cause: finding, following: [] })
  }
  const [gravest, ...others] = faults.toSorted(
    (one, other) => GRAVEST.indexOf(one.kind) - GRAVEST.indexOf(other.kind),
  )
  if (!gravest) return { kind: 'sound', faults: [] }
  return {
    kind: gravest.kind,
    at: gravest.cause.seq,
    faults: [gravest, ...others].map(({ cause, following }) => ({ cause, following })),
  }
}

/** On what goes before it a finding may depend: the rules on all, a proof on the bytes, a missing seal on nothing. */
function causeOf<Earlier extends { readonly kind: Kind }>(
  { against }: SortedFinding,
  earlier: readonly Earlier[],
): Earlier | undefined {
  if (against === 'trust') return undefined
  const onBytes = earlier.findLast(({ kind }) => kind === 'altered')
  return onBytes ?? (against === 'rules' ? earlier.findLast(({ kind }) => kind === 'faulty') : undefined)
}

function kindOf({ against }: SortedFinding): Kind {
  if (against === 'rules') return 'faulty'
  return against === 'trust' ? 'untrusted' : 'altered'
}

/** At the same event the bytes explain the rest. */
function rank({ against }: SortedFinding): number {
  return ['chain', 'proof', 'rules', 'trust'].indexOf(against)
}
