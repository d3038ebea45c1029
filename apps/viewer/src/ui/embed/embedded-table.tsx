import { useComputed } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gameEntryOf } from '../../games/registry.ts'
import type { EmbeddedMatch } from '../../overlay/guest-route.ts'
import { formatRoute } from '../../routes.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { sightOf } from '../../viewing/sight.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { keysOfCourse } from '../../viewing/watching-keys.ts'
import { useWords } from '../common/app-context.ts'
import { useSides } from '../common/use-sides.ts'
import { useKeyHelp } from '../keys/use-key-help.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { toggleFullScreen } from '../match/full-screen.ts'
import { Scoreboard } from '../match/scoreboard.tsx'
import { useCourse } from '../match/use-course.ts'
import { useViewing } from '../match/use-viewing.ts'
import { HelpCard } from '../rules/help-card.tsx'
import { TableView } from '../table/table-view.tsx'
import { Transport } from '../transport/transport.tsx'
import styles from './embed.module.css'

interface Props {
  readonly match: EmbeddedMatch
  readonly kind: 'watch' | 'replay'
}

/** The table with its timeline; whatever leads elsewhere opens beside the page that frames it. */
export function EmbeddedTable({ match, kind }: Props) {
  const say = useWords()
  const viewing = useViewing(match.match, kind, match)
  const course = useCourse(viewing)
  const whole = useRef<HTMLDivElement>(null)
  const [head, setHead] = useState(0)
  const { help, sheet } = useKeyHelp()
  const views = useMemo(() => createViewChoice(), [viewing])
  const fullScreen = () => toggleFullScreen(whole.current)
  useKeys(useMemo(() => keysOfCourse(course), [course]))
  useKeys({ help, view: views.next, full: fullScreen })
  useSide(viewing, match.side)
  const game = useComputed(() => viewing.known.value?.game.id).value

  const linkHere = () => {
    const into = Math.max(0, sightOf(viewing) - (viewing.known.peek()?.start ?? 0))
    return location.origin + formatRoute({ page: 'replay', match: match.match, into })
  }
  return (
    <div class={styles.embed} ref={whole} onClickCapture={openElsewhere}>
      <TableView viewing={viewing} views={views} head={head} hasNoLens>
        <Scoreboard viewing={viewing} onHead={setHead} />
      </TableView>
      <a class={styles.home} href={formatRoute({ page: kind, match: match.match })}>
        {say('embed.open')}
      </a>
      <Transport
        course={course}
        linkHere={linkHere}
        onFullScreen={fullScreen}
        onHelp={help}
        onPanel={fullScreen}
      />
      {sheet}
      {game !== undefined && gameEntryOf(game)?.loadRulebook && <HelpCard game={game} />}
    </div>
  )
}

/** No other page of ours may be in a frame. */
function openElsewhere(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.hasAttribute('download')) return
  link.target = '_blank'
  link.rel = 'noopener'
}

function useSide(viewing: Viewing, wanted: string | undefined): void {
  const sides = useSides(viewing)
  useEffect(() => {
    if (wanted !== undefined && sides.some(({ id }) => id === wanted)) viewing.lookAs({ side: wanted })
  }, [viewing, sides, wanted])
}
