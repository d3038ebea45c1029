import { formatLook, type MatchLook, parseLook } from './feed/lobby/match-search.ts'
import { SPEEDS } from './playback/playback.ts'
import { formatTimeMark, parseTimeMark } from './playback/time-mark.ts'

/** At which instant a match is opened. */
interface TimeAsked {
  /** µs into the match. */
  readonly into?: number
  /** What was meant as a time, and is none. */
  readonly badTime?: string
}

/** Every page of the viewer, by its address. */
export type PageRoute =
  | { readonly page: 'lobby'; readonly look?: MatchLook }
  | {
      readonly page: 'tv'
      /** Nothing is shown once more in pauses. */
      readonly hasReplays?: false
    }
  | { readonly page: 'rules' }
  /** The player of this browser: name, key, matches. */
  | { readonly page: 'me' }
  /** A player comes from another device; the key stands after `#`, and is removed from the address at once. */
  | { readonly page: 'move' }
  /** All races of a match, or of an event. */
  | { readonly page: 'races'; readonly match: string }
  | { readonly page: 'races'; readonly event: string }
  /** Five steps on a table in this browser. */
  | { readonly page: 'tutorial' }
  /** A match against a bot in this browser. */
  | { readonly page: 'practice'; readonly role?: string; readonly strength?: string }
  /** A match of one's own is put together. */
  | { readonly page: 'new' }
  /** An overlay for a stream is put together, of that match if one is named. */
  | { readonly page: 'overlay'; readonly match?: string }
  /** A log that was dropped here: it lies in this browser, and the address does not bring it back. */
  | { readonly page: 'file' }
  | ({ readonly page: 'watch'; readonly match: string } & TimeAsked)
  /** A caster directs what overlays and TVs show. A caster's token stands after `#`, and is removed from the address at once. */
  | { readonly page: 'caster'; readonly match: string }
  /** The seat's token stands after `#`, and is removed from the address at once. */
  | { readonly page: 'play'; readonly match: string }
  | ({
      readonly page: 'replay'
      readonly match: string
      /** Where there is no instant: in which round one begins. */
      readonly round?: number
      readonly speed?: number
      /** The point of view: the `id` of one of the game's sides. */
      readonly side?: string
      /** A log from elsewhere: `match` is the id of the import. */
      readonly isImported?: true
    } & TimeAsked)
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
  if ((page === 'me' || page === 'move') && [match, ...rest].every((part) => part === '')) return { page }
  if (page === 'tv' && match === '' && rest.length === 0) return tvAt(search)
  if (page === 'new' && match === '' && rest.length === 0) return { page: 'new' }
  if (page === 'replay' && match === FILE && rest.length === 0) return { page: 'file' }
  if (page === 'tutorial' && [match, ...rest].every((part) => part === '')) return { page }
  if (page === 'practice' && [match, ...rest].every((part) => part === '')) return practiceAt(search)
  if (page === 'rules' && [match, ...rest].every((part) => part === '')) return { page }
  if (page === 'races' && match === '' && rest.length === 0) return racesAt(search)
  if (page === 'replay' && match === IMPORTED) return importedAt(rest, search)
  if (page === 'overlay' && [match, ...rest].every((part) => part === '')) return overlayAt(search)
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  if (page === 'play' || page === 'caster') return { page, match: id }
  if (page === 'races') return { page, match: id }
  if (page === 'watch') return { page, match: id, ...timeAskedOf(new URLSearchParams(search)) }
  if (page === 'replay') return { page, match: id, ...askedOf(search) }
  return { page: 'unknown' }
}

export function formatRoute(route: Exclude<PageRoute, { page: 'unknown' }>): string {
  if (route.page === 'lobby') return `/${formatLook(route.look ?? {})}`
  if (route.page === 'tv') return route.hasReplays === false ? '/tv?replays=0' : '/tv'
  if (route.page === 'me' || route.page === 'move') return `/${route.page}`
  if (route.page === 'new') return '/new'
  if (route.page === 'file') return `/replay/${FILE}`
  if (route.page === 'rules') return '/rules'
  if (route.page === 'tutorial') return '/tutorial'
  if (route.page === 'practice') return formatPractice(route)
  if (route.page === 'races' && 'event' in route) return `/races?event=${encodeURIComponent(route.event)}`
  if (route.page === 'overlay') {
    return route.match === undefined ? '/overlay' : `/overlay?match=${encodeURIComponent(route.match)}`
  }
  const id = encodeURIComponent(route.match)
  const isImported = route.page === 'replay' && route.isImported
  const path = isImported ? `/replay/${IMPORTED}/${id}` : `/${route.page}/${id}`
  if (route.page === 'play' || route.page === 'caster' || route.page === 'races') return path
  const { round, speed, side } = route.page === 'replay' ? route : {}
  const asked = [
    route.into === undefined ? undefined : `t=${formatTimeMark(route.into)}`,
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

function racesAt(search: string): PageRoute {
  const event = new URLSearchParams(search).get('event')?.trim()
  return event ? { page: 'races', event } : { page: 'unknown' }
}

function overlayAt(search: string): PageRoute {
  const match = new URLSearchParams(search).get('match')
  return { page: 'overlay', ...(match && { match }) }
}

function tvAt(search: string): PageRoute {
  const isOff = new URLSearchParams(search).get('replays') === '0'
  return isOff ? { page: 'tv', hasReplays: false } : { page: 'tv' }
}

function practiceAt(search: string): PageRoute {
  const asked = new URLSearchParams(search)
  const [role, strength] = [asked.get('role'), asked.get('strength')]
  return { page: 'practice', ...(role && { role }), ...(strength && { strength }) }
}

function formatPractice({ role, strength }: Extract<PageRoute, { page: 'practice' }>): string {
  const asked = new URLSearchParams({ ...(role && { role }), ...(strength && { strength }) })
  return asked.size > 0 ? `/practice?${asked}` : '/practice'
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
  const [round, speed, side] = [numberOf('round'), numberOf('speed'), asked.get('side')]
  return {
    ...timeAskedOf(asked),
    ...(Number.isInteger(round) && round > 0 && { round }),
    ...(SPEEDS.some((one) => one === speed) && { speed }),
    ...(side && { side }),
  }
}

function timeAskedOf(asked: URLSearchParams): TimeAsked {
  const text = asked.get('t')?.trim() ?? ''
  const into = parseTimeMark(text)
  if (into !== undefined) return { into }
  return text === '' ? {} : { badTime: text.slice(0, 40) }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text) || undefined
  } catch {
    return undefined
  }
}
