import { problemBy } from '@getaway/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { safeParse } from 'valibot'

/** Something that the asker has to know, as RFC 9457 writes it, with a code that stays the same. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, detail: string) {
    super(detail)
    this.status = status
    this.code = code
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  500: 'Internal error',
  503: 'Not now',
}

/** What the framework refuses before we see it. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
}

export const noMatch = (id: string) =>
  new Problem(404, 'no-match', `there is no match ${JSON.stringify(id.slice(0, 64))}`)

/** The value as its schema makes it, or a problem that names the place and what would be right. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown, name: string): v.InferOutput<S> {
  const result = safeParse(schema, value)
  if (result.success) return result.output
  throw new Problem(400, 'bad-request', problemBy(schema, value, name) ?? `${name} does not fit`)
}

/** Every error leaves as a problem; a fault of ours says no more than that it is one. */
export function answerWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Problem) return send(reply, error.status, error.code, error.message)
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  if (statusCode < 500) return send(reply, statusCode, CODES[statusCode] ?? 'bad-request', message)
  request.log.error(error)
  return send(reply, 500, 'fault', 'a fault of the service; it has been noted')
}

export function send(reply: FastifyReply, status: number, code: string, detail: string): FastifyReply {
  const title = TITLES[status] ?? 'Error'
  return reply
    .code(status)
    .type('application/problem+json')
    .send({ type: 'about:blank', title, status, detail, code })
}
