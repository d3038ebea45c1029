import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPublicPath } from './origin.ts'

/** The one header that helmet leaves to us. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()'
const A_YEAR = { maxAge: 31_536_000, includeSubDomains: false }
/** The pages that show logos from other sites, and the one where they are put together. */
const OVERLAY = /^\/overlay(?:[/?]|$)/
const PLAIN_HOST = /^[\w.:[\]-]{1,255}$/

/** Sends the headers that keep a page's mistakes harmless; await it before adding hooks that may refuse. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    // Each request asks for its own headers below: they depend on its path, host and protocol.
    global: false,
    // The address of a match is not for other sites.
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    const isEmbed = request.url.startsWith('/embed/')
    reply.header('permissions-policy', PERMISSIONS).helmet({
      contentSecurityPolicy: { useDefaults: false, directives: directivesFor(request, isEmbed) },
      crossOriginResourcePolicy: { policy: isPublicPath(request.url) ? 'cross-origin' : 'same-origin' },
      // Other sites may frame only the pages that are made for it.
      xFrameOptions: isEmbed ? false : { action: 'deny' },
      // Browsers ignore the promise over plain HTTP, and the service cannot know there whether it holds.
      strictTransportSecurity: request.protocol === 'https' && A_YEAR,
    })
  })
}

/** Helmet's defaults are left out: `upgrade-insecure-requests` breaks a service in a plain HTTP network. */
function directivesFor({ host, url }: FastifyRequest, isEmbed: boolean): Record<string, string[]> {
  // Some browsers do not apply 'self' to sockets.
  const sockets = PLAIN_HOST.test(host ?? '') ? [`ws://${host}`, `wss://${host}`] : []
  return {
    'default-src': [`'self'`],
    'script-src': [`'self'`],
    'style-src': [`'self'`],
    'font-src': [`'self'`],
    // Three.js makes pictures and workers out of what it has loaded or drawn.
    'img-src': [`'self'`, 'blob:', 'data:', ...(OVERLAY.test(url) ? ['https:', 'http:'] : [])],
    'worker-src': [`'self'`, 'blob:'],
    'media-src': [`'self'`, 'blob:'],
    'connect-src': [`'self'`, 'blob:', ...sockets],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [isEmbed ? '*' : `'none'`],
  }
}
