import { existsSync } from 'node:fs'
import { fillTemplate } from '@getaway/client/saved'
import { auditFile, exitCodeOf } from '../audit/audit-file.ts'
import { verdictLines } from '../audit/print-verdict.ts'
import { whyNot, writeWhole } from '../files/whole-file.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { parseReplayCall, REPLAY_HELP } from './replay-options.ts'
import { readTemplate } from './template.ts'

/** `getaway replay FILE --html OUT.html` */
export async function replayCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (problem: string) => {
    terminal.complain(`getaway replay: ${problem}`)
    return 2
  }
  const parsed = parseReplayCall(args)
  if (!parsed.ok) return refuse(`${parsed.error}; see getaway replay --help`)
  const call = parsed.value
  if (call === 'help') {
    terminal.print(REPLAY_HELP)
    return 0
  }
  const { file, html, force } = call
  if (!force && existsSync(html)) return refuse(`${html} is there already; --force replaces it`)
  const template = readTemplate()
  if (template === undefined) return refuse('the page that shows the match is not built; run npm run build')
  const log: Uint8Array[] = []
  // What no page could read is not saved in one.
  const result = await auditFile(file, {}, (_, chunk) => log.push(chunk))
  if (!result.audited.ok) return refuse(`${file}: ${result.audited.error}`)
  const page: string[] = []
  for await (const piece of fillTemplate(template, log)) page.push(piece)
  const text = page.join('')
  try {
    writeWhole(html, text)
  } catch (error) {
    return refuse(`${html} ${whyNot(error)}`)
  }
  for (const line of verdictLines(result.audited.value, terminal, false)) terminal.print(line)
  terminal.print(`written: ${html} (${Math.ceil(text.length / 1000)} kB)`)
  return exitCodeOf(result)
}
