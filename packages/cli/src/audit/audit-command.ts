import { setImmediate as nextTurn } from 'node:timers/promises'
import { printedReportOf } from '@getaway/engine'
import { printedArchiveOf } from '@getaway/engine/tournament'
import type { Terminal } from '../terminal/terminal.ts'
import { auditAnyFile, exitCodeOf, type FileArchive, type FileAudit } from './audit-file.ts'
import { AUDIT_HELP, parseAuditCall } from './audit-options.ts'
import { printArchive } from './print-archive.ts'
import { printReport } from './print-report.ts'
import { type AuditEntry, addUp, auditEntryOf, printStandings } from './standings.ts'

/** `getaway audit FILE…` */
export async function auditCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseAuditCall(args)
  if (!parsed.ok) {
    terminal.complain(`getaway audit: ${parsed.error}; see getaway audit --help`)
    return 2
  }
  const call = parsed.value
  if (call.help) {
    terminal.print(AUDIT_HELP)
    return 0
  }
  let worst = 0
  const entries: AuditEntry[] = []
  let archives = 0
  for (const [index, file] of call.files.entries()) {
    // A turn of the loop, in which the terminal hears that nobody reads any more.
    await nextTurn()
    if (terminal.isClosed()) break
    const place = call.files.length > 1 ? `${index + 1}/${call.files.length} ` : ''
    terminal.progress(`${place}${file}`)
    const result = await auditAnyFile(file, call.audit, (bytes) => {
      terminal.progress(`${place}${file} ${(bytes / 1e6).toFixed(1)} MB`)
    })
    worst = Math.max(worst, exitCodeOf(result))
    if ('archive' in result) {
      archives++
      if (call.json) terminal.print(jsonLine(result))
      else printArchive(result, terminal, { hasMatches: !call.summary, isWhole: call.all })
      continue
    }
    if (call.summary) entries.push(auditEntryOf(result))
    if (!call.summary && call.json) terminal.print(jsonLine(result))
    if (!call.summary && !call.json) printReport(result, terminal, { extent: 'report', isWhole: call.all })
    if (call.summary && !call.json && exitCodeOf(result) > 0)
      printReport(result, terminal, { extent: 'problems only', isWhole: call.all })
  }
  terminal.progress('')
  // An archive is a summary of its own.
  if (call.summary && archives < call.files.length) {
    const summary = addUp(entries)
    if (call.json) terminal.print(JSON.stringify({ summary }))
    else printStandings(summary, terminal)
  }
  return worst
}

function jsonLine(result: FileAudit | FileArchive): string {
  const { file } = result
  if ('archive' in result) {
    const { archive } = result
    return JSON.stringify(
      archive.ok ? { file, archive: printedArchiveOf(archive.value) } : { file, error: archive.error },
    )
  }
  const { audited } = result
  if (!audited.ok) return JSON.stringify({ file, error: audited.error })
  return JSON.stringify({ file, ...printedReportOf(audited.value) })
}
