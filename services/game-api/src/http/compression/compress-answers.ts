import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCoding, type Coding } from './accepted-coding.ts'

/** What is shorter fits into a packet or two however it is written. */
const LEAST_BYTES = 1024
/** They share four threads with what reads files: an answer that comes meanwhile is sent as it is. */
const MOST_AT_ONCE = 2
const READS = ['GET', 'HEAD']
const COMPRESSIBLE = /^(application\/json|text\/(css|html|javascript))\b/

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]
const COMPRESS: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => toGzip(bytes),
}

/**
 * Compresses answers that anybody may read, beside the event loop. What is asked for with a token, or written, stays
 * plain, because the length of what is compressed tells of secrets in it (BREACH); so do streams, which are live or
 * compressed already.
 */
export function compressAnswers(app: FastifyInstance): void {
  let underWay = 0
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPublicText(request, reply)) return payload
    const bytes = bytesOf(payload)
    if (!bytes || bytes.length < LEAST_BYTES) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    const coding = acceptedCoding(request.headers['accept-encoding']?.toString(), ['br', 'gzip'])
    if (!coding || underWay >= MOST_AT_ONCE) return payload
    underWay++
    try {
      const smaller = await COMPRESS[coding](bytes)
      reply.header('content-encoding', coding).removeHeader('content-length')
      return smaller
    } finally {
      underWay--
    }
  })
}

function bytesOf(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload)
  return Buffer.isBuffer(payload) ? payload : undefined
}

function isPublicText({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    READS.includes(method) &&
    headers.authorization === undefined &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    !reply.hasHeader('etag') &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type')))
  )
}
