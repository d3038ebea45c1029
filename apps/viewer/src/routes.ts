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
  /** Of that game, if one is named; a clause stands after `#`. */
  | { readonly page: 'rules'; readonly game?: string }
  /** The player of this browser: name, key, matches. */
  | { readonly page: 'me' }
  /** A player comes from another device; the key stands after `#`, and is removed from the address at once. */
  | { readonly page: 'move' }
  /** All races of a match, or of an event. */
  | { readonly page: 'races'; readonly match: string }
  | { readonly page: 'races'; readonly event: string }
  /** The tournaments that this browser organises, and a new one. */
  | { readonly page: 'organise' }
  /** The organiser's desk. A token, or an invitation to the staff, stands after `#`, and is removed from the address at once. */
  | { readonly page: 'organise'; readonly event: string; readonly part?: DeskPart }
  /** A tournament, as everybody is told of it. */
  | { readonly page: 'event'; readonly event: string }
  /** A few steps on a table in this browser; without a game, of the first one. */
  | { readonly page: 'tutorial'; readonly game?: string }
  /** A match against a bot in this browser. */
  | { readonly page: 'practice'; readonly game?: string; readonly role?: string; readonly strength?: string }
  /** A match of one's own is put together. */
  | { readonly page: 'new' }
  /** An overlay for a stream is put together, of that match if one is named. */
  | { readonly page: 'overlay'; readonly match?: string }
  /** A log that was dropped here: it lies in this browser, and the address does not bring it back. */
  | ({ readonly page: 'file'; readonly side?: string } & TimeAsked)
  /** What a log proves: of a match here, of an imported one, or of a file that was dropped here. */
  | { readonly page: 'audit'; readonly match: string; readonly isImported?: true }
  | { readonly page: 'audit'; readonly isFile: true }
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
  | ReviewRoute
  | { readonly page: 'unknown' }

/** What an organiser sees of a tournament, beside the board of its tables. */
export const DESK_PARTS = ['players', 'standings', 'rulings', 'log', 'settings', 'close'] as const
export type DeskPart = (typeof DESK_PARTS)[number]

/** A finished match is looked back on: one of the service, an import, or the log that was dropped here. */
export type ReviewRoute = {
  readonly page: 'review'
  /** For whom; without one, for the player of this browser if they sat there. */
  readonly seat?: number
  /** The seat’s mistakes are asked again, this one first; the first is 1. */
  readonly learn?: number
  /** One of its rounds is compared with another one: that part of the address, for `parseBeside`. */
  readonly beside?: string
} & ({ readonly match: string; readonly isImported?: true } | { readonly isFile: true })

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
  if (page === 'replay' && match === FILE && rest.length === 0) return fileAt(search)
  if (page === 'tutorial' && [match, ...rest].every((part) => part === '')) return tutorialAt(search)
  if (page === 'practice' && [match, ...rest].every((part) => part === '')) return practiceAt(search)
  if (page === 'rules' && [match, ...rest].every((part) => part === '')) return rulesAt(search)
  if (page === 'races' && match === '' && rest.length === 0) return racesAt(search)
  if (page === 'replay' && match === IMPORTED) return importedAt(rest, search)
  if (page === 'review') return reviewAt([match, ...rest], search)
  if (page === 'audit') return auditAt([match, ...rest])
  if (page === 'organise' && [match, ...rest].every((part) => part === '')) return { page }
  if (page === 'overlay' && [match, ...rest].every((part) => part === '')) return overlayAt(search)
  const id = decoded(match)
  if (!id || rest.some((part) => part !== '')) return { page: 'unknown' }
  if (page === 'play' || page === 'caster') return { page, match: id }
  if (page === 'races') return { page, match: id }
  if (page === 'event') return { page, event: id }
  if (page === 'organise') return deskAt(id, search)
  if (page === 'watch') return { page, match: id, ...timeAskedOf(new URLSearchParams(search)) }
  if (page === 'replay') return { page, match: id, ...askedOf(search) }
  return { page: 'unknown' }
}

export function formatRoute(route: Exclude<PageRoute, { page: 'unknown' }>): string {
  if (route.page === 'lobby') return `/${formatLook(route.look ?? {})}`
  if (route.page === 'tv') return route.hasReplays === false ? '/tv?replays=0' : '/tv'
  if (route.page === 'me' || route.page === 'move') return `/${route.page}`
  if (route.page === 'new') return '/new'
  if (route.page === 'audit') return formatAudit(route)
  if (route.page === 'rules') return formatRules(route)
  if (route.page === 'tutorial') return formatTutorial(route)
  if (route.page === 'practice') return formatPractice(route)
  if (route.page === 'races' && 'event' in route) return `/races?event=${encodeURIComponent(route.event)}`
  if (route.page === 'review') return formatReview(route)
  if (route.page === 'event') return `/event/${encodeURIComponent(route.event)}`
  if (route.page === 'organise') return formatDesk(route)
  if (route.page === 'overlay') {
    return route.match === undefined ? '/overlay' : `/overlay?match=${encodeURIComponent(route.match)}`
  }
  if (route.page === 'file') return withAsked(`/replay/${FILE}`, [timeOf(route), sideOf(route)])
  const id = encodeURIComponent(route.match)
  const isImported = route.page === 'replay' && route.isImported
  const path = isImported ? `/replay/${IMPORTED}/${id}` : `/${route.page}/${id}`
  if (route.page === 'play' || route.page === 'caster' || route.page === 'races') return path
  const { round, speed } = route.page === 'replay' ? route : {}
  return withAsked(path, [
    timeOf(route),
    round === undefined ? undefined : `round=${round}`,
    speed === undefined ? undefined : `speed=${speed}`,
    route.page === 'replay' ? sideOf(route) : undefined,
  ])
}

function timeOf({ into }: TimeAsked): string | undefined {
  return into === undefined ? undefined : `t=${formatTimeMark(into)}`
}

function sideOf({ side }: { readonly side?: string }): string | undefined {
  return side === undefined ? undefined : `side=${encodeURIComponent(side)}`
}

function withAsked(path: string, asked: readonly (string | undefined)[]): string {
  const parts = asked.filter((part) => part !== undefined)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

function auditAt([first = '', ...others]: readonly string[]): PageRoute {
  const isImported = first === IMPORTED
  const [id = '', ...rest] = isImported ? others : [first, ...others]
  const match = decoded(id)
  if (!match || rest.some((part) => part !== '')) return { page: 'unknown' }
  if (isImported) return { page: 'audit', match, isImported }
  return match === FILE ? { page: 'audit', isFile: true } : { page: 'audit', match }
}

function formatAudit(route: Extract<PageRoute, { page: 'audit' }>): string {
  if ('isFile' in route) return `/audit/${FILE}`
  const id = encodeURIComponent(route.match)
  return route.isImported ? `/audit/${IMPORTED}/${id}` : `/audit/${id}`
}

/** No match has these ids: those of matches are longer. */
const IMPORTED = 'imported'
const FILE = 'file'

function reviewAt([match = '', ...rest]: readonly string[], search: string): PageRoute {
  const asked = new URLSearchParams(search)
  const seat = asked.get('seat') ?? ''
  asked.delete('seat')
  const wanted = {
    page: 'review' as const,
    ...(/^\d$/.test(seat) && { seat: Number(seat) }),
    ...(asked.has('learn') && { learn: Math.max(1, Math.floor(Number(asked.get('learn'))) || 1) }),
    ...(asked.has('beside') && { beside: asked.toString() }),
  }
  const parts = rest.filter((part) => part !== '')
  if (match === FILE && parts.length === 0) return { ...wanted, isFile: true }
  const isImported = match === IMPORTED
  const id = decoded(isImported ? (parts.shift() ?? '') : match)
  if (!id || parts.length > 0) return { page: 'unknown' }
  return { ...wanted, match: id, ...(isImported && { isImported: true as const }) }
}

function formatReview({ seat, learn, beside, ...of }: ReviewRoute): string {
  const id = 'match' in of ? encodeURIComponent(of.match) : FILE
  const path = 'match' in of && of.isImported ? `/review/${IMPORTED}/${id}` : `/review/${id}`
  return withAsked(path, [
    seat === undefined ? undefined : `seat=${seat}`,
    learn === undefined ? undefined : `learn=${learn}`,
    beside,
  ])
}

function fileAt(search: string): PageRoute {
  const { side } = askedOf(search)
  return { page: 'file', ...timeAskedOf(new URLSearchParams(search)), ...(side && { side }) }
}

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

function deskAt(event: string, search: string): PageRoute {
  const asked = new URLSearchParams(search).get('part')
  const part = DESK_PARTS.find((one) => one === asked)
  return { page: 'organise', event, ...(part && { part }) }
}

function formatDesk(route: Extract<PageRoute, { page: 'organise' }>): string {
  if (!('event' in route)) return '/organise'
  return withAsked(`/organise/${encodeURIComponent(route.event)}`, [route.part && `part=${route.part}`])
}

function tvAt(search: string): PageRoute {
  const isOff = new URLSearchParams(search).get('replays') === '0'
  return isOff ? { page: 'tv', hasReplays: false } : { page: 'tv' }
}

function rulesAt(search: string): PageRoute {
  const game = new URLSearchParams(search).get('game')
  return { page: 'rules', ...(game && { game }) }
}

function formatRules({ game }: Extract<PageRoute, { page: 'rules' }>): string {
  return game === undefined ? '/rules' : `/rules?game=${encodeURIComponent(game)}`
}

function practiceAt(search: string): PageRoute {
  const asked = new URLSearchParams(search)
  const [game, role, strength] = [asked.get('game'), asked.get('role'), asked.get('strength')]
  return { page: 'practice', ...(game && { game }), ...(role && { role }), ...(strength && { strength }) }
}

function tutorialAt(search: string): PageRoute {
  const game = new URLSearchParams(search).get('game')
  return { page: 'tutorial', ...(game && { game }) }
}

function formatTutorial({ game }: Extract<PageRoute, { page: 'tutorial' }>): string {
  return game === undefined ? '/tutorial' : `/tutorial?${new URLSearchParams({ game })}`
}

function formatPractice({ game, role, strength }: Extract<PageRoute, { page: 'practice' }>): string {
  const asked = new URLSearchParams({
    ...(game && { game }),
    ...(role && { role }),
    ...(strength && { strength }),
  })
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
