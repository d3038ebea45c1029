import { type Audit, type AuditVerdict, proofOf } from '@getaway/engine'
import type { Terminal } from '../terminal/terminal.ts'

type Fault = AuditVerdict['faults'][number]

/** What an audit comes to, and why; consequences are only counted unless all findings are asked for. */
export function verdictLines(audit: Audit, { paint }: Terminal, isWhole: boolean): readonly string[] {
  const { faults, kind } = audit.verdict
  return [
    paint(COLOURS[kind], sentenceOf(audit)),
    ...faults.flatMap(({ cause, following }) => [
      `  #${cause.seq}  ${cause.what}`,
      ...(isWhole
        ? following.map(({ seq, what }) => paint('dim', `    ↳ #${seq}  ${what}`))
        : foldedOf(following).map((text) => paint('dim', `    ${text}`))),
    ]),
  ]
}

const COLOURS: Readonly<Record<AuditVerdict['kind'], Parameters<Terminal['paint']>[0]>> = {
  altered: ['bold', 'red'],
  faulty: 'red',
  untrusted: 'yellow',
  sound: 'green',
}

function sentenceOf(audit: Audit): string {
  const proof = proofOf(audit)
  switch (proof.type) {
    case 'altered':
      return `Altered at event ${proof.at}. Do not trust this log.`
    case 'rewritten':
      return `Rewritten: event ${proof.at} does not match what was signed, sealed or acknowledged. Do not trust this log.`
    case 'faulty':
      return `Against the rules from event ${proof.at} on. Do not trust its result.`
    case 'proved':
      return 'Genuine: no findings, and sealed by the trusted key.'
    case 'unproved':
      if (audit.verdict.kind === 'untrusted') return 'No faults, but not sealed by the trusted key.'
      return audit.report.seal === 'valid'
        ? 'Sealed by the trusted key and without findings, but decisions are missing.'
        : 'Consistent: no findings. No trusted seal vouches for it.'
  }
}

function foldedOf({ length, ...following }: Fault['following']): readonly string[] {
  if (length === 0) return []
  if (length === 1) return [`↳ 1 more finding may follow from it (#${following[0]?.seq}); --all shows it`]
  return [`↳ ${length} more findings may follow from it; --all shows them`]
}
