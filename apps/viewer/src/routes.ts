import { formatLook, type MatchLook, parseLook } from './feed/lobby/match-search.ts'
import { SPEEDS } from './playback/playback.ts'

/** Every page of the viewer, by its address. */
export type PageRoute =
  | { readonly page: 'lobby'; readonly look?: MatchLook }
  | { readonly page: 'tv' }
  | { readonly page: 'rules' }
  /** A log that was dropped here: it lies in this browser, and the address does not bring it back. */
  | { readonly page: 'file' }
  | { readonly page: 'watch'; readonly match: string }
  /** The seat's token stands after `#`, and is removed from the address at once. */
  | { readonly page: 'play'; readonly match: string }
  | {
      readonly page: 'replay'
      readonly match: string
      /** µs into the match. */
      readonly into: number | undefined
      /** Where there is no instant: in which round one begins. */
      readonly round?: number
      readonly speed?: number
      /** The point of view: the `id` of one of the game's sides. */
      readonly side?: string
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
}): PageRoute {
  const [page = '', match = '', ...rest] = pathname.split('/').slice(1)
  if (page === '' && match === '') return lobbyAt(search)
  if (page === 'tv' && match === '' && rest.length === 0) return { page: 'tv' }
  if (page === 'replay' && match === FILE && rest.length === 0) return { page: 'file' }
  if (page === 'rules' && [match, ...rest].every((part) => part === '')) return { page }
  if (page === 'replay' && match === IMPORTED) return importedAt(rest, search)
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  if (page === 'watch' || page === 'play') return { page, match: id }
  if (page === 'replay') return { page, match: id, ...askedOf(search) }
  return { page: 'unknown' }
}

export function formatRoute(route: Exclude<PageRoute, { page: 'unknown' }>): string {
  if (route.page === 'lobby') return `/${formatLook(route.look ?? {})}`
  if (route.page === 'tv') return '/tv'
  if (route.page === 'file') return `/replay/${FILE}`
  if (route.page === 'rules') return '/rules'
  const id = encodeURIComponent(route.match)
  const isImported = route.page === 'replay' && route.isImported
  const path = isImported ? `/replay/${IMPORTED}/${id}` : `/${route.page}/${id}`
  if (route.page === 'watch' || route.page === 'play') return path
  const { into, round, speed, side } = route
  const asked = [
    // Rounded up: what is seen now is seen there.
    into === undefined ? undefined : `t=${Math.ceil(into / 1000)}`,
    round === undefined ? undefined : `round=${round}`,
    speed === undefined ? undefined : `speed=${speed}`,
    side === undefined ? undefined : `side=${encodeURIComponent(side)}`,
  ].filter((part) => part !== undefined)
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path
}

/** No match has these ids: those of matches are longer. */
const IMPORTED = 'imported'
const FILE = 'file'

function lobbyAt(search: string): PageRoute {
  const look = parseLook(search)
  return look ? { page: 'lobby', look } : { page: 'lobby' }
}

function importedAt([match = '', ...rest]: readonly string[], search: string): PageRoute {
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  return { page: 'replay', match: id, ...askedOf(search), isImported: true }
}

/** What is asked for in words that make no sense is left out. */
function askedOf(search: string) {
  const asked = new URLSearchParams(search)
  const numberOf = (name: string) => {
    const text = asked.get(name)
    return text === null || text.trim() === '' ? Number.NaN : Number(text)
  }
  const [ms, round, speed, side] = [numberOf('t'), numberOf('round'), numberOf('speed'), asked.get('side')]
  return {
    into: Number.isFinite(ms) && ms >= 0 ? ms * 1000 : undefined,
    ...(Number.isInteger(round) && round > 0 && { round }),
    ...(SPEEDS.some((one) => one === speed) && { speed }),
    ...(side && { side }),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined
  } catch {
    return undefined
  }
}
