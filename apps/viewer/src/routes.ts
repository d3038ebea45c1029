import { formatLook, type MatchLook, parseLook } from './feed/match-search.ts'

/** Where one is: every page has an address of its own. */
export type Route =
  | { readonly page: 'lobby'; readonly look?: MatchLook }
  | { readonly page: 'tv' }
  /** A log that was dropped here: it lies in this browser, and the address does not bring it back. */
  | { readonly page: 'file' }
  | { readonly page: 'watch'; readonly match: string }
  /** `into`: µs into the match. */
  | {
      readonly page: 'replay'
      readonly match: string
      readonly into: number | undefined
      /** A log from elsewhere: `match` is the id of the import. */
      readonly isImported?: true
    }
  | { readonly page: 'unknown' }

export function parseRoute({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): Route {
  const [page = '', match = '', ...rest] = pathname.split('/').slice(1)
  if (page === '' && match === '') return lobbyAt(search)
  if (page === 'tv' && match === '' && rest.length === 0) return { page: 'tv' }
  if (page === 'replay' && match === FILE && rest.length === 0) return { page: 'file' }
  if (page === 'replay' && match === IMPORTED) return importedAt(rest, search)
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  if (page === 'watch') return { page, match: id }
  if (page === 'replay') return { page, match: id, into: intoOf(search) }
  return { page: 'unknown' }
}

export function formatRoute(route: Exclude<Route, { page: 'unknown' }>): string {
  if (route.page === 'lobby') return `/${formatLook(route.look ?? {})}`
  if (route.page === 'tv') return '/tv'
  if (route.page === 'file') return `/replay/${FILE}`
  const id = encodeURIComponent(route.match)
  const isImported = route.page === 'replay' && route.isImported
  const path = isImported ? `/replay/${IMPORTED}/${id}` : `/${route.page}/${id}`
  if (route.page === 'watch' || route.into === undefined) return path
  // Rounded up: what is seen now is seen there.
  return `${path}?t=${Math.ceil(route.into / 1000)}`
}

/** No match has these ids: those of matches are longer. */
const IMPORTED = 'imported'
const FILE = 'file'

function lobbyAt(search: string): Route {
  const look = parseLook(search)
  return look ? { page: 'lobby', look } : { page: 'lobby' }
}

function importedAt([match = '', ...rest]: readonly string[], search: string): Route {
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  return { page: 'replay', match: id, into: intoOf(search), isImported: true }
}

function intoOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t')
  const ms = text === null ? Number.NaN : Number(text)
  return Number.isFinite(ms) && ms >= 0 ? ms * 1000 : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined
  } catch {
    return undefined
  }
}
