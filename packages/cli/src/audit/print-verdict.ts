import type { Audit, AuditVerdict } from '@getaway/engine'
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

function sentenceOf({ verdict: { kind, at }, report: { chain, seal } }: Audit): string {
  switch (kind) {
    case 'altered':
      return chain.ok
        ? `Rewritten: event ${at} does not match what was signed, sealed or acknowledged. Do not trust this log.`
        : `Altered at event ${at}. Do not trust this log.`
    case 'faulty':
      return `Against the rules from event ${at} on. Do not trust its result.`
    case 'untrusted':
      return 'No faults, but not sealed by the trusted key.'
    case 'sound':
      return seal === 'valid'
        ? 'Genuine: no findings, and sealed by the trusted key.'
        : 'Consistent: no findings. No trusted seal vouches for it.'
  }
}

function foldedOf({ length, ...following }: Fault['following']): readonly string[] {
  if (length === 0) return []
  if (length === 1) return [`↳ 1 more finding may follow from it (#${following[0]?.seq}); --all shows it`]
  return [`↳ ${length} more findings may follow from it; --all shows them`]
}
