import { useMemo, useRef } from 'preact/hooks'
import { gameEntryOf } from '../../games/registry.ts'
import type { PageRoute } from '../../routes.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { keysOfCourse } from '../../viewing/watching-keys.ts'
import { useKeyHelp } from '../keys/use-key-help.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { MoveList } from '../moves/move-list.tsx'
import { HelpCard } from '../rules/help-card.tsx'
import { classNames } from '../shared/class-names.ts'
import { Failed } from '../shared/failed.tsx'
import { TableView } from '../table/table-view.tsx'
import { Transport } from '../transport/transport.tsx'
import { toggleFullScreen } from './full-screen.ts'
import styles from './match-page.module.css'
import { Offer } from './offer.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useAddress } from './use-address.ts'
import { useCourse } from './use-course.ts'
import { useHeading } from './use-heading.ts'
import { useViewing } from './use-viewing.ts'

interface Props {
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
}

/** One match, live or stored: the pages differ in their feed, and in what they offer. */
export function MatchPage({ route }: Props) {
  const isImported = route.page === 'replay' && route.isImported === true
  const opening = route.page === 'replay' ? route : undefined
  const match = route.page === 'file' ? 'file' : route.match
  const viewing = useViewing(match, isImported ? 'imported' : route.page, opening)
  const course = useCourse(viewing)
  const whole = useRef<HTMLDivElement>(null)
  const { help, sheet } = useKeyHelp()
  const views = useMemo(() => createViewChoice(), [viewing])
  const linkHere = useAddress(viewing, route)
  const fullScreen = () => toggleFullScreen(whole.current)
  useKeys(useMemo(() => keysOfCourse(course), [course]))
  useKeys({ help, view: views.next, full: fullScreen })
  useHeading(course, route.page)

  const game = viewing.known.value?.game.id
  if (viewing.failure.value) return <Failed failure={viewing.failure.value} />
  return (
    <div class={classNames(styles.watching, styles.match)} ref={whole}>
      <TableView viewing={viewing} views={views} />
      <Transport course={course} linkHere={linkHere} onFullScreen={fullScreen} onHelp={help} />
      <aside class={styles.panel}>
        <Offer course={course} route={route} />
        <StatusPanel viewing={viewing} />
        <MoveList course={course} />
      </aside>
      {sheet}
      {game !== undefined && gameEntryOf(game)?.loadRulebook && <HelpCard game={game} />}
    </div>
  )
}
