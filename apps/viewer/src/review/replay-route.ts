import type { PageRoute, ReviewRoute } from '../routes.ts'

type Known = Exclude<PageRoute, { page: 'unknown' }>

/** The match of a review, replayed at an instant (µs into it), with the eyes of a side. */
export function replayRoute(of: ReviewRoute, into?: number, side?: string): Known {
  const at = { ...(into !== undefined && { into: Math.max(0, into) }), ...(side !== undefined && { side }) }
  if ('isFile' in of) return { page: 'file', ...at }
  return { page: 'replay', match: of.match, ...at, ...(of.isImported && { isImported: true }) }
}
