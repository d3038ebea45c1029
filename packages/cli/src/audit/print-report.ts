import type { Audit, SeatOwner } from '@getaway/engine'
import { gameTexts } from '../games/game-texts.ts'
import { safe } from '../terminal/safe.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { FileAudit } from './audit-file.ts'
import { verdictLines } from './print-verdict.ts'

export interface PrintOptions {
  readonly extent: 'report' | 'problems only'
  /** Findings that may follow from others are told, too. */
  readonly isWhole: boolean
}

/** A report for a person, the verdict first; the same facts as with `--json`. */
export function printReport(
  untrusted: FileAudit,
  terminal: Terminal,
  { extent, isWhole }: PrintOptions,
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
  for (const line of verdictLines(audit, terminal, isWhole)) terminal.print(`  ${line}`)
  if (extent === 'report') {
    terminal.print('')
    terminal.print(`  ${report.events} events · ${chainText(audit, terminal)} · ${sealText(audit, terminal)}`)
    if (report.players) terminal.print(`  seats: ${ownersText(report.players, terminal)}`)
    if (report.cut !== undefined) terminal.print(`  cut off in line ${report.cut}, which is left out`)
    for (const [what, count] of Object.entries(report.missing ?? {}))
      if (count > 0) terminal.print(`  ${paint('yellow', `${what} missing: ${count}`)}`)
    terminal.print('')
    for (const line of gameTexts[audit.game]?.report(audit, terminal) ?? [])
      terminal.print(line && `  ${line}`)
  }
  terminal.print('')
}

/** Nothing is green in a log that is not to be trusted. */
function chainText({ report: { chain }, verdict }: Audit, { paint }: Terminal): string {
  if (!chain.ok) return paint('red', `chain broken at #${chain.brokenAt}`)
  return verdict.kind === 'altered' ? 'chain intact' : paint('green', 'chain intact')
}

function ownersText(players: readonly SeatOwner[], { paint }: Terminal): string {
  return players
    .map(({ name, identity, fingerprint, service }) => {
      const told =
        identity === null
          ? name
          : `${name} ${identity}${fingerprint ? ` (${fingerprint})` : ''}${service ? ` at ${service}` : ''}`
      return identity === 'invalid' ? paint('red', told) : told
    })
    .join(' · ')
}

function sealText({ report: { seal, fingerprint, chain } }: Audit, { paint }: Terminal): string {
  if (seal === 'absent') return 'not sealed'
  if (seal === 'invalid') return paint('red', 'seal invalid')
  // It signs the last hash only: what comes before stands or falls with the chain.
  if (!chain.ok) return paint('red', `seal of ${fingerprint} covers only what stands after the break`)
  return seal === 'valid'
    ? paint('green', `seal valid (${fingerprint})`)
    : paint('yellow', `sealed by ${fingerprint}, which is not vouched for`)
}
