import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What every answer says; nobody else's frame may show a page, but those that are made for it. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // Addresses of matches are nobody else's business.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
  'cross-origin-opener-policy': 'same-origin',
}
const A_YEAR = 'max-age=31536000'
const PLAIN_HOST = /^[\w.:[\]-]{1,255}$/

/** Headers that keep a page's mistakes harmless. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isEmbed = request.url.startsWith('/embed/')
    reply.headers(ALWAYS).header('content-security-policy', policyFor(request, isEmbed))
    if (!isEmbed) reply.header('x-frame-options', 'DENY')
    // By plain HTTP it would be ignored, and nobody can promise what is not there.
    if (request.protocol === 'https') reply.header('strict-transport-security', A_YEAR)
  })
}

function policyFor({ host }: FastifyRequest, isEmbed: boolean): string {
  // Not every browser takes 'self' for sockets, too.
  const sockets = PLAIN_HOST.test(host ?? '') ? ` ws://${host} wss://${host}` : ''
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    // Three.js makes pictures and workers of what it has loaded or drawn.
    `img-src 'self' blob: data:`,
    `worker-src 'self' blob:`,
    `media-src 'self' blob:`,
    `connect-src 'self' blob:${sockets}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${isEmbed ? '*' : `'none'`}`,
  ].join('; ')
}
