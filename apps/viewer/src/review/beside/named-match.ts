import { parseRoute } from '../../routes.ts'
import type { BesideAsked } from './beside-asked.ts'

export type MatchNamed = NonNullable<BesideAsked['from']>

const ID = /^[\w-]{1,100}$/

/** The match of a link to any of its pages, or of an id alone; undefined: of neither. */
export function namedMatch(text: string): MatchNamed | undefined {
  const plain = text.trim()
  if (ID.test(plain)) return { match: plain }
  if (!URL.canParse(plain)) return undefined
  const route = parseRoute(new URL(plain))
  const { match, isImported } = route as { readonly match?: unknown; readonly isImported?: true }
  if (typeof match !== 'string') return undefined
  return { match, ...(isImported && { isImported }) }
}
