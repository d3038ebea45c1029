import { parseArgs } from 'node:util'
import { failed, ok, type Result } from '@getaway/engine'

export const REPLAY_HELP = `getaway replay: a match in one HTML file, which any browser plays back without a network

Usage
  getaway replay [options] FILE --html OUT.html

FILE is a log, .getaway.jsonl or .jsonl.gz; - reads standard input

Options
  --html OUT.html   the file to write: table in 3D and flat, timeline, moves, audit and the log itself; it loads nothing
                    from anywhere. The same log and the same build of Getaway give the same bytes
  --force           replace a file that is there already
  --help            this page

Exit codes
  0  written
  1  written, and the audit found faults in the log, which the page shows, too
  2  wrong usage, not a readable log, or the file can't be written
`

export interface ReplayCall {
  readonly file: string
  readonly html: string
  readonly force: boolean
}

/** The command line as a value, or what is wrong with it; `help` if it only asks for help. */
export function parseReplayCall(args: readonly string[]): Result<ReplayCall | 'help'> {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return failed((error as Error).message)
  }
  const { values, positionals } = parsed
  const [file, ...more] = positionals
  const { html, force = false, help = false } = values
  if (help) return ok('help')
  if (file === undefined) return failed('name a log')
  if (more.length > 0) return failed(`one log at a time, not ${positionals.length}`)
  if (html === undefined) return failed('name the file to write: --html OUT.html')
  if (!/\.html?$/i.test(html))
    return failed(`--html is a file that ends in .html, not ${JSON.stringify(html)}`)
  return ok({ file, html, force })
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
}
