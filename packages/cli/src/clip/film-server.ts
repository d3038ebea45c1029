import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { viewerFolder } from '../files/viewer-folder.ts'
import type { FilmOrder } from './clip-options.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The viewer is not there. */
export class NoViewer extends Error {}

/** What the page tells while it films. */
export interface FilmListener {
  onShare(share: number): void
  onFile(bytes: Uint8Array): void
  onProblem(problem: FilmProblem): void
}

export interface FilmProblem {
  readonly code: string
  readonly [name: string]: string | number
}

/** Serves the page that films, to this machine alone: the order, the log, and where the file goes. */
export async function serveFilm(order: FilmOrder, log: Uint8Array, listener: FilmListener) {
  const viewer = viewerFolder()
  const page = join(viewer, 'index.html')
  if (!existsSync(page)) throw new NoViewer('the pages that draw the match are not built: run npm run build')
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://film').pathname
    const send = (status: number, type: string, body: string | Uint8Array) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }
    if (request.method === 'POST') {
      const body = await bodyOf(request)
      send(204, 'text/plain', '')
      if (path === '/film/share') listener.onShare(Number(body.toString()))
      if (path === '/film/file') listener.onFile(body)
      if (path === '/film/problem') listener.onProblem(JSON.parse(body.toString()) as FilmProblem)
      return
    }
    if (path === '/film') return send(200, 'text/html; charset=utf-8', readFileSync(page))
    if (path === '/film/order') return send(200, 'application/json', JSON.stringify(order))
    if (path === '/film/log') return send(200, 'application/x-ndjson', log)
    const file = normalize(join(viewer, path))
    const isOurs = file.startsWith(viewer + sep)
    if (!isOurs || !existsSync(file)) return send(404, 'text/plain', '')
    send(200, TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/film`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
