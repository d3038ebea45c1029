import type { AuditVerdict } from '../../audit/verdict.ts'
import type { SealVerdict } from '../../log/proof/seal.ts'
import type { TournamentStandings } from '../standings.ts'
import type { TournamentState } from '../state/state.ts'

export type ArchiveVerdictKind = AuditVerdict['kind']

/** Something that an archive says and that does not hold: in which member, at which event of it. */
export interface ArchiveFinding {
  readonly member: string
  readonly seq: number | null
  readonly what: string
  /** What it makes of the archive. */
  readonly kind: Exclude<ArchiveVerdictKind, 'sound'>
}

export interface ArchivedMatch {
  readonly match: string
  readonly member: string
  readonly events: number
  /** Of its log by itself; undefined where it cannot be read. */
  readonly verdict: ArchiveVerdictKind | undefined
}

/** What an archive comes to, from its own bytes. */
export interface ArchiveAudit {
  readonly id: string
  /** Of the archive as a whole, and the fingerprint of its key. */
  readonly seal: SealVerdict
  readonly fingerprint: string | undefined
  /** Undefined where the tournament's log cannot be read: then nothing follows from it. */
  readonly state: TournamentState | undefined
  readonly standings: TournamentStandings | undefined
  /** Of the tournament's log. */
  readonly log: { readonly events: number; readonly seal: SealVerdict | 'absent' } | undefined
  readonly matches: readonly ArchivedMatch[]
  readonly findings: readonly ArchiveFinding[]
  readonly verdict: { readonly kind: ArchiveVerdictKind; readonly first: ArchiveFinding | undefined }
}

const GRAVEST: readonly ArchiveVerdictKind[] = ['altered', 'faulty', 'untrusted']

/** The gravest finding decides. */
export function archiveVerdict(findings: readonly ArchiveFinding[]): ArchiveAudit['verdict'] {
  const first = GRAVEST.map((kind) => findings.find((finding) => finding.kind === kind)).find(
    (finding) => finding !== undefined,
  )
  return { kind: first?.kind ?? 'sound', first }
}

/** The report as everybody prints it. */
export function printedArchiveOf(audit: ArchiveAudit): object {
  const { id, seal, fingerprint, state, standings, log, matches, findings, verdict } = audit
  return {
    id,
    ...(state ? { name: state.name, status: state.status } : {}),
    seal,
    ...(fingerprint === undefined ? {} : { fingerprint }),
    ...(log ? { log } : {}),
    matches: matches.map(({ match, events, verdict: kind = null }) => ({ match, events, verdict: kind })),
    ...(standings ? { standings } : {}),
    findings: findings.map(({ member, seq, what }) => ({ member, seq, what })),
    verdict: {
      kind: verdict.kind,
      member: verdict.first?.member ?? null,
      at: verdict.first?.seq ?? null,
    },
  }
}
