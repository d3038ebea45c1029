import { useComputed } from '@preact/signals'
import { useMemo, useRef, useState } from 'preact/hooks'
import { gameEntryOf } from '../../games/registry.ts'
import type { PageRoute } from '../../routes.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { keysOfCourse } from '../../viewing/watching-keys.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { lazily } from '../common/lazily.tsx'
import { useModule } from '../common/use-module.ts'
import { useKeyHelp } from '../keys/use-key-help.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { MoveList } from '../moves/move-list.tsx'
import { ToldMoves } from '../moves/told-moves.tsx'
import { TableView } from '../table/table-view.tsx'
import type { Mark } from '../timeline/timeline-strip.tsx'
import { Transport } from '../transport/transport.tsx'
import { toggleFullScreen } from './full-screen.ts'
import styles from './match-layout.module.css'
import { Scoreboard } from './scoreboard.tsx'
import { StatusPanel } from './status-panel.tsx'
import { takenHash } from './taken-hash.ts'
import { useAddress } from './use-address.ts'
import { useCourse } from './use-course.ts'
import { useHeading } from './use-heading.ts'

const BadTime = lazily(async () => (await import('./bad-time.tsx')).BadTime)
const EventLine = lazily(async () => (await import('./event-line.tsx')).EventLine)
const Failed = lazily(async () => (await import('../common/failed.tsx')).Failed)
const HeatRow = lazily(async () => (await import('../insight/heat-row.tsx')).HeatRow)
const Offer = lazily(async () => (await import('./offer.tsx')).Offer)
const LedLayer = lazily(async () => (await import('../led/led-layer.tsx')).LedLayer)
const ReplayNotes = lazily(async () => (await import('../notes/replay-notes.tsx')).ReplayNotes)
const PhotoFinish = lazily(async () => (await import('../photo/photo-finish.tsx')).PhotoFinish)
const ShareDialog = lazily(async () => (await import('../clips/share-dialog.tsx')).ShareDialog)

interface Props {
  readonly route: Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>
  readonly viewing: Viewing
}

/** A match with all that one needs to follow it: table, timeline, words and moves. */
export function MatchLayout({ route, viewing }: Props) {
  const { isSaved } = useApp()
  const course = useCourse(viewing)
  const whole = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [head, setHead] = useState(0)
  const [foot, setFoot] = useState(0)
  const [isPhoto, setPhoto] = useState(false)
  const { help, sheet } = useKeyHelp()
  const [isSharing, setSharing] = useState(false)
  const views = useMemo(() => createViewChoice(), [viewing])
  const linkHere = useAddress(viewing, route)
  const fullScreen = () => toggleFullScreen(whole.current)
  useKeys(useMemo(() => keysOfCourse(course), [course]))
  const photo = () => setPhoto(!isPhoto)
  useKeys({ help, photo, view: views.next, full: fullScreen })
  useHeading(course, route.page)

  const game = useComputed(() => viewing.known.value?.game.id).value
  const hasRules = game !== undefined && gameEntryOf(game)?.loadRulebook !== undefined
  const { module: card } = useModule(() => import('../rules/help-card.tsx'), hasRules)
  // Moves come with the status above them, which would push them down.
  const hasMoves = useComputed(() => viewing.plan.value !== undefined).value
  const isOurs = route.page === 'watch' || (route.page === 'replay' && !route.isImported)
  const match = isOurs ? route.match : undefined
  const isOver = useComputed(() => viewing.known.value?.isOver ?? false).value
  // What is led is over, and of the service: the others have to find it.
  const ledMatch = route.page === 'replay' && !isSaved ? match : undefined
  const hash = useMemo(takenHash, [])
  const [isLeading, setLeading] = useState(false)
  const [ledFoot, setLedFoot] = useState(0)
  // While a match runs, what could be known is a secret.
  const hasInsight = useComputed(() => viewing.table.value?.loadInsight !== undefined).value
  const [marks, setMarks] = useState<readonly Mark[]>()
  if (viewing.failure.value) return <Failed failure={viewing.failure.value} match={match} />
  return (
    <div class={classNames(styles.watching, styles.match)} ref={whole}>
      <TableView viewing={viewing} views={views} head={head} foot={isPhoto ? foot : ledFoot}>
        <Scoreboard viewing={viewing} onHead={setHead} />
        {isPhoto && (
          <PhotoFinish course={course} match={match} onClose={() => setPhoto(false)} onFoot={setFoot} />
        )}
        {ledMatch !== undefined && (
          <LedLayer
            viewing={viewing}
            views={views}
            match={ledMatch}
            hash={hash}
            isLeading={isLeading}
            onLed={setLedFoot}
            onLeave={() => setLeading(false)}
          />
        )}
      </TableView>
      {isOver && hasInsight && (
        <div class={styles.insight}>
          <HeatRow viewing={viewing} />
        </div>
      )}
      <Transport
        course={course}
        marks={marks}
        linkHere={linkHere}
        log={isSaved ? undefined : logOf(route)}
        onShare={hasMoves && !isSaved ? () => setSharing(true) : undefined}
        onFullScreen={fullScreen}
        onHelp={help}
        onPhoto={photo}
        onLead={ledMatch !== undefined && isOver && ledFoot === 0 ? () => setLeading(true) : undefined}
        onPanel={() => panel.current?.scrollIntoView()}
      />
      <aside class={styles.panel} ref={panel}>
        {route.badTime !== undefined && <BadTime text={route.badTime} />}
        <Offer course={course} route={route} />
        <StatusPanel viewing={viewing} />
        {isOurs && hasMoves && <EventLine viewing={viewing} />}
        <div class={styles.told}>
          {hasMoves && <MoveList course={course} />}
          {route.page !== 'watch' && !isSaved && (
            <ReplayNotes course={course} route={route} hash={hash} onNotes={setMarks} />
          )}
        </div>
      </aside>
      <ToldMoves course={course} />
      {sheet}
      {isSharing && (
        <ShareDialog
          course={course}
          route={route}
          views={views}
          linkHere={linkHere}
          onClose={() => setSharing(false)}
        />
      )}
      {game !== undefined && card && <card.HelpCard game={game} />}
    </div>
  )
}

/** A match that is watched live can be saved from its replay. */
function logOf(route: Props['route']): LogSource | undefined {
  if (route.page === 'file') return { from: 'file' }
  if (route.page === 'watch') return undefined
  return { from: route.isImported ? 'imports' : 'service', match: route.match }
}
