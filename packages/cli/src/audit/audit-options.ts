import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type AuditOptions, failed, fingerprint, ok, parseReceipts, type Result } from '@getaway/engine'

export const AUDIT_HELP = `getaway audit: verify the chain and the seal of recorded matches, replay and judge them

Usage
  getaway audit [options] FILE…      .getaway.jsonl or .jsonl.gz, or the archive of a
                                     tournament (.tar.gz); - reads standard input

Options
  --json                  one report per file as a line of JSON
  --policy arrival|fair   what if the races had been settled by this policy
  --cap MS                … or with this cap on the clock correction (0 to 250)
  --key KEY               the public key to trust (base64url, or a file with it)
  --receipts FILE         receipts that a player kept: {"seq":17,"hash":"…"} or 17 <hash>, one a line
  --all                   show also the findings that may follow from others
  --summary               the standings over all files, by event; of an archive its own
  --help                  this page

Exit codes
  0  all good
  1  a finding: the record does not agree with its facts, its chain, its seal or a receipt
  2  not a readable log or archive (with several files: the worst of all)
`

export interface AuditCall {
  readonly files: readonly string[]
  readonly json: boolean
  readonly summary: boolean
  readonly help: boolean
  /** Consequences are not folded away. */
  readonly all: boolean
  readonly audit: AuditOptions
}

/** The command line as a value, or what is wrong with it. */
export function parseAuditCall(args: readonly string[]): Result<AuditCall> {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return failed((error as Error).message)
  }
  const { values, positionals: files } = parsed
  const { json = false, summary = false, help = false, all = false } = values
  if (help) return ok({ files, json, summary, help, all, audit: {} })
  if (files.length === 0) return failed('name at least one file')
  let audit: AuditOptions = {}
  for (const option of [
    policyOf(values.policy),
    capOf(values.cap),
    keyOf(values.key),
    receiptsOf(values.receipts),
  ]) {
    if (!option.ok) return option
    audit = { ...audit, ...option.value }
  }
  return ok({ files, json, summary, help, all, audit })
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: withJoinedKey(args),
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      summary: { type: 'boolean' },
      all: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      policy: { type: 'string' },
      cap: { type: 'string' },
      key: { type: 'string' },
      receipts: { type: 'string' },
    },
  })
}

/** One key of 64 begins with a dash, and would be taken for an option. */
function withJoinedKey(args: readonly string[]): string[] {
  const at = args.indexOf('--key')
  const key = args[at + 1]
  if (at < 0 || key === undefined || fingerprint(key) === undefined) return [...args]
  return args.toSpliced(at, 2, `--key=${key}`)
}

type Option = Result<AuditOptions>

function policyOf(policy: string | undefined): Option {
  if (policy === undefined) return ok({})
  if (policy === 'arrival' || policy === 'fair') return ok({ policy })
  return failed(`--policy is arrival or fair, not ${JSON.stringify(policy)}`)
}

function capOf(cap: string | undefined): Option {
  if (cap === undefined) return ok({})
  const capMs = /^\d{1,3}$/.test(cap) ? Number(cap) : Number.NaN
  if (capMs <= 250) return ok({ capMs })
  return failed(`--cap is a whole number of ms from 0 to 250, not ${JSON.stringify(cap)}`)
}

function keyOf(key: string | undefined): Option {
  if (key === undefined) return ok({})
  const text = textOf(key)?.trim() ?? key
  if (fingerprint(text) !== undefined) return ok({ key: text })
  return failed('--key is an Ed25519 public key: base64url of 32 bytes (43 characters), or a file with it')
}

/** What a file holds; undefined where there is none to be read. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function receiptsOf(file: string | undefined): Option {
  if (file === undefined) return ok({})
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return failed(`--receipts: ${(error as Error).message}`)
  }
  const receipts = parseReceipts(text)
  if (receipts.ok) return ok({ receipts: receipts.value })
  return failed(`${file}: line ${receipts.error.line}: ${receipts.error.problem}`)
}
