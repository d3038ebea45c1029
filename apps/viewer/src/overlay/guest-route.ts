import { formatRoute, type PageRoute, parseRoute } from '../routes.ts'

type Replay = Extract<PageRoute, { page: 'replay' }>

/** Pages that others put into their own picture or page: they hold no seat, key or storage of this browser. */
export type GuestRoute =
  | { readonly page: 'overlay'; readonly target: string }
  | ({ readonly page: 'embed' } & EmbeddedMatch)

/** A match in a frame, at an instant of it if one is named. */
export type EmbeddedMatch = Omit<Replay, 'page' | 'isImported'> & {
  /** Drawn flat, for pages that have other things to draw. */
  readonly isFlat?: true
}

/** Undefined at any other address: `/overlay/<match or event>`, and `/embed/<match>` with what `/replay/<match>` takes. */
export function parseGuestRoute({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): GuestRoute | undefined {
  const [, page, id = ''] = /^\/(overlay|embed)\/([^/]+)\/?$/.exec(pathname) ?? []
  // An id, with the escapes that a replay’s address may have; no import has one of its own.
  const asked = parseRoute({ pathname: `/replay/${id}`, search })
  if (asked.page !== 'replay') return undefined
  if (page === 'overlay') return { page, target: asked.match }
  if (page !== 'embed') return undefined
  const isFlat = new URLSearchParams(search).get('picture') === '2d'
  return { ...asked, page, ...(isFlat && { isFlat }) }
}

export function formatEmbed({ isFlat: _, ...match }: EmbeddedMatch): string {
  return formatRoute({ page: 'replay', ...match }).replace(/^\/replay/, '/embed')
}
