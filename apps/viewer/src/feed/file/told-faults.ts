import { type Audit, type SortedFinding, type Text, tellFinding } from '@getaway/engine'

/** A finding as people are told of it. */
export interface ToldFinding {
  readonly seq: number
  readonly code: string
  readonly against: SortedFinding['against']
  readonly text: Text
}

/** What needs an explanation of its own, and what may follow from it. */
export interface ToldFault {
  readonly cause: ToldFinding
  readonly following: readonly ToldFinding[]
}

export interface ToldFaults {
  readonly faults: readonly ToldFault[]
  /** How many findings are left out, so that a hostile log does not fill the page. */
  readonly left: number
}

/** What is wrong with a log, the gravest first, in words. */
export function toldFaultsOf({ verdict, differences, outcome, report }: Audit, most: number): ToldFaults {
  const nameOf = (seat: number) => outcome.players[seat]?.name ?? `#${seat + 1}`
  const told = (finding: SortedFinding): ToldFinding => ({
    seq: finding.seq,
    code: finding.code,
    against: finding.against,
    text: tellFinding(finding, differences, nameOf),
  })
  let room = most
  const faults = verdict.faults.slice(0, most).map(({ cause, following }): ToldFault => {
    room = Math.max(room - 1, 0)
    const kept = following.slice(0, room)
    room -= kept.length
    return { cause: told(cause), following: kept.map(told) }
  })
  const kept = faults.reduce((sum, { following }) => sum + 1 + following.length, 0)
  return { faults, left: report.findings.length - kept }
}
