import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import {
  createAuditor,
  createStandingBefore,
  type GameSet,
  LogError,
  ok,
  printedReportOf,
  unwrap,
} from '@getaway/engine'
import { refuseWith } from '../refusals/refusal.ts'
import type { JudgedLog, JudgingAnswer, JudgingCase } from './messages.ts'

const sha256 = (text: string) => hash('sha256', text, 'hex')

/** Judges a log as `getaway audit` does; that it is no readable log is an answer as well. */
export function judgeLog(games: GameSet, one: JudgingCase): JudgingAnswer {
  const { id, gzip } = one
  try {
    const bytes = gzip ? gunzipSync(one.bytes, { maxOutputLength: gzip.mostBytes }) : one.bytes
    return { id, judged: ok(judgedOf(games, bytes, one)) }
  } catch (error) {
    if (error instanceof LogError) return { id, judged: refuseWith('unreadable-log', error.message) }
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE')
      return {
        id,
        judged: refuseWith('too-large', `unfolded this log is longer than ${gzip?.mostBytes} bytes`),
      }
    if (code.startsWith('Z_'))
      return { id, judged: refuseWith('unreadable-log', 'line 1: the gzip data is damaged') }
    throw error
  }
}

function judgedOf(
  games: GameSet,
  bytes: Uint8Array,
  { policy, capMs, keys, wantsText, before = [] }: JudgingCase,
): JudgedLog {
  const text = wantsText ? textOf(bytes) : ''
  const places = createStandingBefore(before, (created) => unwrap(games.gameOf(created)))
  const auditor = createAuditor({
    games,
    sha256,
    ...(policy === undefined ? {} : { policy }),
    ...(capMs === undefined ? {} : { capMs }),
    keys,
    onEvent: places.push,
  })
  auditor.push(bytes)
  const audit = auditor.finish()
  const { game, outcome } = audit
  return {
    game,
    outcome,
    report: { ...printedReportOf(audit) },
    text: wantsText ? text : '',
    wonBefore: before.map(places.wonBefore),
  }
}

/** As it can be kept: the reader has looked at all but a last line that was cut off. */
function textOf(bytes: Uint8Array): string {
  const lines = () => Buffer.from(bytes).toString().split('\n').length
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    throw new LogError(lines(), 'is no UTF-8')
  }
  throw new LogError(lines(), 'there is a NUL in it')
}
