import { isAway, type Source, sourceFor } from './source-for.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes them in: what this version of the pages is made of, and a name that changes with any of it. */
declare const PRECACHED: readonly string[]
declare const VERSION: string

const FAMILY = 'getaway-'
const OWN = `${FAMILY}${VERSION}`
const kept = new Set(PRECACHED)

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
// A new version waits until no page of the old one is open: a player there keeps all parts of that version.
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('fetch', (event) => {
  const source = sourceFor(event.request, { origin: self.location.origin, kept })
  if (source !== 'untouched') event.respondWith(answer(event, source))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(OWN)
  await cache.addAll([...kept].map(requestFor))
}

/** What is named by its content comes from the browser's own cache, where the page has just put most of it. */
function requestFor(path: string): Request {
  const isNamedByContent = path.startsWith('/assets/')
  return new Request(path, { cache: isNamedByContent ? 'default' : 'reload', priority: 'low' })
}

async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== OWN)
  await Promise.all(old.map((name) => caches.delete(name)))
  // A page is asked for while this worker still starts.
  await self.registration.navigationPreload?.enable()
  // The page that registered the first version needs no reload to work offline.
  await self.clients.claim()
}

async function answer(event: FetchEvent, { from, key }: Exclude<Source, 'untouched'>): Promise<Response> {
  if (from === 'kept') return (await caches.match(key, { ignoreVary: true })) ?? fetch(event.request)
  try {
    const preloaded: Response | undefined = await event.preloadResponse
    const response = preloaded ?? (await fetch(event.request))
    return isAway(response.status) ? ((await ownOf(key)) ?? response) : response
  } catch (fault) {
    const response = await ownOf(key)
    if (response) return response
    throw fault
  }
}

/** Of this version: a page and its parts fit each other. */
async function ownOf(key: string): Promise<Response | undefined> {
  const cache = await caches.open(OWN)
  return cache.match(key, { ignoreVary: true })
}
