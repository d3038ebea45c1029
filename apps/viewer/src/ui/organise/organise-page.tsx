import type { PageRoute } from '../../routes.ts'
import { DeskPage } from './desk-page.tsx'
import { OwnTournaments } from './entry/own-tournaments.tsx'

type Route = Extract<PageRoute, { page: 'organise' }>

/** The tournaments that this browser organises, or the desk of one of them. */
export function OrganisePage({ route }: { readonly route: Route }) {
  return 'event' in route ? (
    <DeskPage key={route.event} event={route.event} part={route.part} />
  ) : (
    <OwnTournaments />
  )
}
