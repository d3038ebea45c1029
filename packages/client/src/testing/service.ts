import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Client, createClient } from '../client.ts'
import type { Clock } from '../clock.ts'

interface Request {
  readonly line: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

export interface Reply {
  readonly status?: number
  readonly type?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface OpenedService {
  readonly url: string
  readonly client: Client
  readonly requests: readonly Request[]
  /** How long was waited between two tries. */
  readonly pauses: readonly number[]
}

/** A service that gives these answers one after the other, the last one again and again; no wait takes time. */
export async function openService(...replies: readonly Reply[]): Promise<OpenedService> {
  const requests: Request[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? {}
    requests.push({
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      bytes: Buffer.concat(chunks),
    })
    const { status = 200, type = 'application/json', body, headers } = reply
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { clock, pauses } = createHastyClock()
  return { url, requests, pauses, client: createClient({ url, clock, random: () => 1 }) }
}

/** All that is to come has come. */
export function createHastyClock(): { readonly clock: Clock; readonly pauses: readonly number[] } {
  const pauses: number[] = []
  return {
    pauses,
    clock: {
      now: () => 0,
      after(ms, run) {
        pauses.push(ms)
        queueMicrotask(run)
        return () => {}
      },
    },
  }
}
