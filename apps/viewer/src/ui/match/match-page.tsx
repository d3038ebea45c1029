import type { PageRoute } from '../../routes.ts'
import { MatchLayout } from './match-layout.tsx'
import { useViewing } from './use-viewing.ts'

interface Props {
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
}

/** One match, live or stored: the pages differ in their feed, and in what they offer. */
export function MatchPage({ route }: Props) {
  const isImported = route.page === 'replay' && route.isImported === true
  const match = route.page === 'file' ? 'file' : route.match
  const viewing = useViewing(match, isImported ? 'imported' : route.page, route)
  return <MatchLayout route={route} viewing={viewing} />
}
