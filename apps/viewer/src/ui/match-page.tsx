import { useMemo, useRef } from 'preact/hooks'
import type { Route } from '../routes.ts'
import type { PageKeys } from '../viewing/keys.ts'
import { Failed } from './failed.tsx'
import { toggleFullScreen } from './full-screen.ts'
import { MoveList } from './move-list.tsx'
import { Offer } from './offer.tsx'
import { StatusPanel } from './status-panel.tsx'
import { TableView } from './table-view.tsx'
import { Transport } from './transport.tsx'
import { useAddress } from './use-address.ts'
import { useCourse } from './use-course.ts'
import { useHeading } from './use-heading.ts'
import { useKeyHelp } from './use-key-help.tsx'
import { useKeys } from './use-keys.ts'
import { useViewing } from './use-viewing.ts'

interface Props {
  readonly route: Extract<Route, { page: 'watch' | 'replay' | 'file' }>
  /** Turns to the next camera, where there are several. */
  readonly nextView?: () => void
}

/** One match, live or stored: the pages differ in their feed, and in what they offer. */
export function MatchPage({ route, nextView }: Props) {
  const isImported = route.page === 'replay' && route.isImported === true
  const opening = route.page === 'replay' ? route : undefined
  const match = route.page === 'file' ? 'file' : route.match
  const viewing = useViewing(match, isImported ? 'imported' : route.page, opening)
  const course = useCourse(viewing)
  const whole = useRef<HTMLDivElement>(null)
  const { help, sheet } = useKeyHelp(nextView !== undefined)
  const linkHere = useAddress(viewing, route)
  const page = useMemo((): PageKeys => {
    return { help, nextView, fullScreen: () => toggleFullScreen(whole.current) }
  }, [help, nextView])
  useKeys(course, page)
  useHeading(course, route.page)

  if (viewing.failure.value) return <Failed failure={viewing.failure.value} />
  return (
    <div class="watching match" ref={whole}>
      <TableView viewing={viewing} />
      <Transport course={course} linkHere={linkHere} onFullScreen={page.fullScreen} onHelp={help} />
      <aside class="panel">
        <Offer course={course} route={route} />
        <StatusPanel viewing={viewing} />
        <MoveList course={course} />
      </aside>
      {sheet}
    </div>
  )
}
