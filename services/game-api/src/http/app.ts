import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { logging } from '../operation/logging.ts'
import { answerWithProblem, HttpProblem, rawProblem } from './problems/problem.ts'

/** No address that Node lets through is longer. */
const MOST_ADDRESS = 16_384
const MOST_BODY = 64 * 1024
/** For all of a request's head, and for all of it: the largest imports come over slow lines. */
const HEAD_WITHIN_MS = 20_000
const REQUEST_WITHIN_MS = 120_000

/** For so long an answer waits for somebody who takes nothing of it. */
const TAKEN_WITHIN_MS = 60_000

export type AppOptions = Pick<Config, 'logLevel' | 'trustProxy'> & { readonly takenWithinMs?: number }

/** Where requests go whose address cannot be decoded: through all hooks like any other, to their refusal. */
const UNREADABLE = '/api/unreadable'

/** The server without a route: whatever is wrong with a request is answered with a problem. */
export function createApp(options: AppOptions): FastifyInstance {
  const { logLevel, trustProxy, takenWithinMs = TAKEN_WITHIN_MS } = options
  const process = randomUUID().slice(0, 8)
  let requests = 0
  const app = Fastify({
    logger: logging(logLevel),
    // One line for each request, when it is answered: see `observeRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${process}-${++requests}`,
    trustProxy,
    bodyLimit: MOST_BODY,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionTimeout: takenWithinMs,
    forceCloseConnections: 'idle',
    // `refuseWhenStopping` does it, as a problem.
    return503OnClosing: false,
    // Node would answer without a word.
    http: { requireHostHeader: false, headersTimeout: HEAD_WITHIN_MS },
    frameworkErrors: answerWithProblem,
    clientErrorHandler: answerNoRequest,
    // The router would answer by itself, past all limits, and leave a line open that wanted to be a socket.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE),
    // An id that is too long is one that is not there.
    routerOptions: { maxParamLength: MOST_ADDRESS },
  })
  app.decorateReply('problem', undefined)
  app.setErrorHandler(answerWithProblem)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Nothing went over the line for so long. A client that waits for an answer is patient; an answer that waits for
    // them is given up, and what it is read from with it.
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw new HttpProblem(400, 'bad-request', 'the header host is missing')
  })
  app.addHook('preParsing', async ({ originalUrl }) => {
    if (!isReadable(originalUrl))
      throw new HttpProblem(400, 'bad-request', 'the address cannot be decoded: % goes before two hex digits')
  })
  app.addHook('onResponse', async ({ raw }) => {
    // A line that wanted to be a socket and may not is none of HTTP's either: the server would wait for it.
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon()
  })
  app.server.on('checkExpectation', refuseExpectation)
  return app
}

function isReadable(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    // Its value is used: bundlers leave out a call whose value is not, although it may throw.
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const PARSE_ERRORS: Readonly<Record<string, { readonly status: number; readonly detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'the address and the headers are longer than 16 KiB' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, detail: 'the extensions of chunks are too long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'the request took too long to arrive' },
}

function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, detail } = PARSE_ERRORS[error.code ?? ''] ?? {
    status: 400,
    detail: 'this is not an HTTP request',
  }
  if (socket.writable) socket.write(rawProblem(status, detail))
  socket.destroy()
}

function refuseExpectation({ socket }: IncomingMessage, _response: ServerResponse): void {
  socket.end(rawProblem(417, 'no expectation but 100-continue is met'))
}
