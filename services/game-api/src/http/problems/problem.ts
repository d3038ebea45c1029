import { readWish } from '@getaway/engine'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the problem that is answered, for the log and for metrics. */
    problem?: string
  }
}

export interface ProblemMore {
  /** Of the rules, where a rule refused. */
  readonly clause?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** The same in the languages of people. */
  readonly text?: { readonly en: string; readonly it: string }
}

/** Something that the asker has to know, as RFC 9457 writes it, with a code that stays the same. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: number
  readonly code: string
  readonly more: ProblemMore

  constructor(status: number, code: string, detail: string, more: ProblemMore = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.more = more
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not authorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Too slow',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  417: 'Expectation failed',
  422: 'Refused',
  429: 'Too many requests',
  431: 'Head too large',
  500: 'Internal error',
  503: 'Not now',
  507: 'Full',
}

/** What the framework refuses before we see it. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  415: 'not-json',
  417: 'no-such-expectation',
  431: 'head-too-large',
}

/** The value as its schema makes it, or a problem that names the place and what would be right. */
export function parsed<S extends v.GenericSchema>(schema: S, value: unknown, name: string): v.InferOutput<S> {
  const result = readWish(schema, value, name)
  if (result.ok) return result.value
  throw new HttpProblem(400, 'bad-request', result.error)
}

/** Every error leaves as a problem; a fault of ours says no more than that it is one. */
export function answerWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof HttpProblem) return send(reply, error.status, error.code, error.message, error.more)
  const { statusCode = 500, message } = error as { statusCode?: number; message: string }
  if (statusCode < 500) return send(reply, statusCode, codeOf(statusCode), message)
  request.log.error({ err: error }, 'a request')
  return send(reply, 500, 'fault', 'a fault of the service; it has been noted')
}

export function send(
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  { clause, headers, text }: ProblemMore = {},
): FastifyReply {
  reply.problem = code
  return reply
    .code(status)
    .headers({ ...headers, 'x-content-type-options': 'nosniff' })
    .type('application/problem+json')
    .send({ ...bodyOf(status, code, detail, clause ?? undefined), ...(text && { text }) })
}

/** The same for a client whose HTTP could not be understood: the whole answer, byte by byte. */
export function rawProblem(status: number, detail: string): string {
  const body = JSON.stringify(bodyOf(status, codeOf(status), detail))
  return [
    `HTTP/1.1 ${status} ${TITLES[status] ?? 'Error'}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

function codeOf(status: number): string {
  return CODES[status] ?? 'bad-request'
}

function bodyOf(status: number, code: string, detail: string, clause?: string) {
  return { type: 'about:blank', title: TITLES[status] ?? 'Error', status, detail, code, clause }
}
