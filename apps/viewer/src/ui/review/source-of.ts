import type { OwnTables } from '../../own-tables/own-tables.ts'
import type { ReviewRoute } from '../../routes.ts'
import type { ViewingKind } from '../match/use-viewing.ts'

interface Source {
  readonly match: string
  readonly kind: ViewingKind
  readonly token: string | undefined
}

/** Where the match of a review comes from. */
export function sourceOf(route: ReviewRoute, tables: Pick<OwnTables, 'keyOf'>): Source {
  if ('isFile' in route) return { match: 'file', kind: 'file', token: undefined }
  const { match, isImported } = route
  if (isImported) return { match, kind: 'imported', token: undefined }
  return { match, kind: 'replay', token: tables.keyOf(match) }
}
