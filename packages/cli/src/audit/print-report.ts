import type { Audit } from '@getaway/engine'
import { gameTexts } from '../games/game-texts.ts'
import { safe } from '../terminal/safe.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { FileAudit } from './audit-file.ts'

/** A report for a person; the same facts as with `--json`. */
export function printReport(
  untrusted: FileAudit,
  terminal: Terminal,
  extent: 'all' | 'problems only' = 'all',
): void {
  const { paint } = terminal
  const result = safe(untrusted)
  terminal.print(paint('bold', result.file))
  if (!result.audited.ok) {
    terminal.print(`  ${paint('red', 'not a readable log')}: ${result.audited.error}\n`)
    return
  }
  const audit = result.audited.value
  const { report } = audit
  if (extent === 'all') {
    terminal.print(
      `  ${report.events} events · ${chainText(report, terminal)} · ${sealText(report, terminal)}`,
    )
    if (report.cut !== undefined) terminal.print(`  cut off in line ${report.cut}, which is left out`)
    for (const [what, count] of Object.entries(report.missing ?? {}))
      if (count > 0) terminal.print(`  ${paint('yellow', `${what} missing: ${count}`)}`)
    terminal.print('')
    for (const line of gameTexts[audit.game]?.report(audit, terminal) ?? [])
      terminal.print(line && `  ${line}`)
  }
  const { findings } = report
  terminal.print(
    findings.length === 0
      ? `  ${paint('green', 'no findings')}`
      : `  ${paint('red', countOf(findings.length))}`,
  )
  for (const { seq, what } of findings) terminal.print(`    #${seq}  ${what}`)
  terminal.print('')
}

function countOf(count: number): string {
  return count === 1 ? '1 finding' : `${count} findings`
}

function chainText({ chain }: Audit['report'], { paint }: Terminal): string {
  return chain.ok ? paint('green', 'chain intact') : paint('red', `chain broken at #${chain.brokenAt}`)
}

function sealText({ seal, fingerprint, chain }: Audit['report'], { paint }: Terminal): string {
  switch (seal) {
    case 'absent':
      return 'not sealed'
    case 'valid':
      // It signs the last hash only: what comes before stands or falls with the chain.
      return paint(chain.ok ? 'green' : 'yellow', `seal valid (${fingerprint})`)
    case 'self-signed':
      return paint('yellow', `sealed by ${fingerprint}, which is not vouched for`)
    case 'invalid':
      return paint('red', 'seal invalid')
  }
}
