import { isObject } from '../../is-object.ts'
import { failed, ok, type Result } from '../../result.ts'
import type { Json, JsonObject, LogEvent } from '../event.ts'
import { describeValue } from '../show.ts'

/** The value as an event of any type, or what is wrong with it. Unknown fields stay where they are. */
export function readEnvelope(value: Json): Result<LogEvent> {
  if (!isObject(value)) return failed(`an event must be an object, not ${describeValue(value)}`)
  const problem = envelopeProblem(value)
  return problem === undefined ? ok(value as JsonObject & LogEvent) : failed(problem)
}

const SALT = /^[0-9a-f]{32}$/
const HASH = /^[0-9a-f]{64}$/
const SEATS = 10

function envelopeProblem(event: JsonObject): string | undefined {
  const { seq, type, at, by, timing, data, salt, hash } = event
  if (!isInteger(seq, 1)) return wrong('seq', 'an integer from 1', seq)
  if (typeof type !== 'string' || type === '') return wrong('type', 'a text that is not empty', type)
  if (!isInteger(at, 0)) return wrong('at', 'an integer from 0 (µs since 1970)', at)
  if (by !== 'server' && by !== 'organiser' && !(isInteger(by, 0) && by < SEATS)) {
    return wrong('by', `a seat from 0 to ${SEATS - 1}, "server" or "organiser"`, by)
  }
  if (!isObject(data)) return wrong('data', 'an object', data)
  if (salt !== undefined && !isText(salt, SALT)) return wrong('salt', '32 lower-case hex digits', salt)
  if (!isText(hash, HASH)) return wrong('hash', '64 lower-case hex digits', hash)
  return timing === undefined ? undefined : timingProblem(timing)
}

function timingProblem(timing: Json): string | undefined {
  if (!isObject(timing)) return wrong('timing', 'an object', timing)
  const { received, claimed, rtt, seen } = timing
  if (!isInteger(received)) return wrong('timing.received', 'an integer (µs since 1970)', received)
  if (claimed !== null && !isInteger(claimed)) {
    return wrong('timing.claimed', 'an integer (µs since 1970) or null', claimed)
  }
  if (rtt !== null && !isInteger(rtt, 0)) return wrong('timing.rtt', 'an integer from 0 (µs) or null', rtt)
  if (seen !== null && !isInteger(seen, 0)) return wrong('timing.seen', 'an integer from 0 or null', seen)
  return undefined
}

function wrong(field: string, right: string, value: Json | undefined): string {
  return value === undefined
    ? `${field} is missing, it must be ${right}`
    : `${field} must be ${right}, not ${describeValue(value)}`
}

function isInteger(value: Json | undefined, least = Number.MIN_SAFE_INTEGER): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}

function isText(value: Json | undefined, shape: RegExp): boolean {
  return typeof value === 'string' && shape.test(value)
}
