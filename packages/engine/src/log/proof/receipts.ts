import { isObject } from '../../is-object.ts'
import { failed, ok, type Result } from '../../result.ts'
import type { Json, LogEvent } from '../event.ts'
import { parseJson } from '../json/parse-json.ts'
import { describeValue, quote } from '../show.ts'

/** What a player was told when an action was written. */
export type Receipt = Pick<LogEvent, 'seq' | 'hash'>

export interface ReceiptProblem {
  readonly line: number
  readonly problem: string
}

/** What a log and a receipt do not agree on: the log ends before it, or has another hash there. */
export interface ReceiptFinding extends Receipt {
  readonly logged: string | undefined
}

const PAIR = /^([1-9]\d{0,15})[ \t]+(\S+)$/
const HASH = /^[0-9a-f]{64}$/

/**
 * One receipt a line, as `{"seq":17,"hash":"…"}` or `17 <hash>`. A player kept this file and may have
 * edited it: empty lines and foreign line ends are no problem.
 */
export function parseReceipts(text: string): Result<readonly Receipt[], ReceiptProblem> {
  const receipts: Receipt[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim()
    if (trimmed === '') continue
    const receipt = parseReceipt(trimmed)
    if (!receipt.ok) return failed({ line: index + 1, problem: receipt.error })
    receipts.push(receipt.value)
  }
  return ok(receipts)
}

/** Finds the receipts that the log does not honour. */
export function compareReceipts(receipts: readonly Receipt[], events: Iterable<Receipt>): ReceiptFinding[] {
  const hashes = new Map<number, string>()
  for (const { seq, hash } of events) hashes.set(seq, hash)
  return receipts.flatMap(({ seq, hash }) => {
    const logged = hashes.get(seq)
    return logged === hash ? [] : [{ seq, hash, logged }]
  })
}

function parseReceipt(line: string): Result<Receipt> {
  const pair = PAIR.exec(line)
  if (pair !== null) return receiptOf(Number(pair[1]), pair[2])
  if (!line.startsWith('{'))
    return failed(`a receipt must be {"seq":17,"hash":"…"} or 17 <hash>, not ${quote(line)}`)
  const parsed = parseJson(line)
  if (!parsed.ok) return failed(`column ${parsed.error.column}: ${parsed.error.problem}`)
  return isObject(parsed.value)
    ? receiptOf(parsed.value.seq, parsed.value.hash)
    : failed('a receipt must be an object')
}

function receiptOf(seq: Json | undefined, hash: Json | undefined): Result<Receipt> {
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 1) {
    return failed(`seq must be an integer from 1, not ${describeValue(seq)}`)
  }
  if (typeof hash === 'string' && HASH.test(hash)) return ok({ seq, hash })
  return failed(`hash must be 64 lower-case hex digits, not ${describeValue(hash)}`)
}
