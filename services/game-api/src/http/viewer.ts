import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { WrongMethod } from './guards/methods.ts'
import { send } from './problems/problem.ts'

/** Where the viewer is built to. */
export const VIEWER_FOLDER = fileURLToPath(new URL('../../../../apps/viewer/dist/', import.meta.url))

/** The viewer's files; a path that is none of them is a page of its own, which the viewer knows. */
export async function viewerRoutes(app: FastifyInstance, wrongMethod: WrongMethod): Promise<void> {
  const isBuilt = existsSync(`${VIEWER_FOLDER}index.html`)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: VIEWER_FOLDER,
      cacheControl: false,
      preCompressed: true,
      setHeaders(response, path) {
        response.setHeader('vary', 'accept-encoding')
        const isNamedByContent = path.includes('/assets/')
        response.setHeader(
          'cache-control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wrong = wrongMethod(request.method, request.url.split('?', 1)[0] ?? '')
    if (wrong) throw wrong
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && accepts(request.headers.accept)
    if (!isPage)
      return send(
        reply,
        404,
        'not-found',
        `there is nothing at ${request.method} ${request.url.slice(0, 200)}`,
      )
    if (isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return send(reply, 503, 'no-viewer', 'the viewer is not built: run npm run build')
  })
}

function accepts(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}
