/**
 * Where the answer to a request comes from. `untouched`: the browser asks as if there were no worker. `network`: the
 * network, and what is kept where that does not answer. `kept`: what is kept, as its name changes with its content.
 */
export type Source = 'untouched' | { readonly from: 'network' | 'kept'; readonly key: string }

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Every page of the viewer is this document. */
export const PAGE = '/'

const NAMED_BY_CONTENT = '/assets/'
/** What the service answers itself. It may be secret, and is never kept. */
const OF_SERVICE = /^\/(api|healthz|readyz|metrics|\.well-known)(\/|$)/

export function sourceFor(
  { method, mode, url }: Asked,
  { origin, kept }: { readonly origin: string; readonly kept: ReadonlySet<string> },
): Source {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin || OF_SERVICE.test(asked.pathname)) return 'untouched'
  if (mode === 'navigate') {
    const isFile = asked.pathname.includes('.')
    return isFile ? 'untouched' : { from: 'network', key: PAGE }
  }
  // Of whichever version: a page may be newer than the worker that answers it.
  if (asked.pathname.startsWith(NAMED_BY_CONTENT)) return { from: 'kept', key: asked.pathname }
  return kept.has(asked.pathname) ? { from: 'network', key: asked.pathname } : 'untouched'
}

/** A proxy says so of a service that is not there. */
export function isAway(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}
