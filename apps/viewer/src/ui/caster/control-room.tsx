import type { MatchSummary } from '@getaway/client'
import { useSignal } from '@preact/signals'
import { useMemo, useState } from 'preact/hooks'
import { createTableSurface } from '../../input/table-surface.ts'
import type { Casting } from '../../shows/casting.ts'
import { cellAt } from '../../shows/cell-at.ts'
import { createRehearsal } from '../../shows/rehearsal.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import { useBroadcasting } from '../broadcast/use-broadcasting.ts'
import { AppProvider, useApp } from '../common/app-context.ts'
import { Failed } from '../common/failed.tsx'
import { HeatAt } from '../insight/heat-row.tsx'
import { useReckoner } from '../insight/use-reckoner.ts'
import { useKeyHelp } from '../keys/use-key-help.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { useCourse } from '../match/use-course.ts'
import { useCards } from '../shows/use-cards.ts'
import { useDirected } from '../shows/use-directed.ts'
import { useTableStatus } from '../table/use-table-status.ts'
import { ControlBar } from './control-bar.tsx'
import styles from './control-room.module.css'
import { Mixer } from './mixer.tsx'
import { Monitor } from './monitor.tsx'
import { CameraPanel } from './panels/camera-panel.tsx'
import { ClearPanel } from './panels/clear-panel.tsx'
import { LogPanel } from './panels/log-panel.tsx'
import { NextPanel } from './panels/next-panel.tsx'
import { PlayerPanel } from './panels/player-panel.tsx'
import { ReplayPanel } from './panels/replay-panel.tsx'
import { replayOf } from './panels/replays.ts'
import { StoryPanel } from './panels/story-panel.tsx'
import { type ActTeller, tellAct } from './panels/tell-act.ts'
import { TitlePanel } from './panels/title-panel.tsx'
import { PointedLine } from './pointed-line.tsx'
import { useCasterViewing } from './use-caster-viewing.ts'
import { useCasterWords } from './use-caster-words.ts'
import { useCastingKeys } from './use-casting-keys.ts'
import { useControls } from './use-controls.ts'
import { usePointed } from './use-pointed.ts'
import { useStories } from './use-stories.ts'

interface Props {
  readonly match: MatchSummary
  readonly token: string | undefined
  readonly casting: Casting
  readonly onToken: (token: string) => void
}

/** Programme and preview side by side, and all that can be brought on air. */
export function ControlRoom({ match, token: given, casting, onToken }: Props) {
  const app = useApp()
  const { language } = app
  const say = useCasterWords()
  // Without a delay a caster sees here what everybody sees: so nothing hidden can come on air by mistake.
  const token = match.delayMs > 0 || match.status === 'over' ? given : undefined
  const shown = useCasterViewing(match, token)
  const tried = useCasterViewing(match, token)
  const broadcasting = useBroadcasting(shown)
  const [views, triedViews] = useMemo(() => [createViewChoice('director'), createViewChoice('director')], [])
  const rehearsal = useMemo(() => createRehearsal(match.id, casting.acts), [match, casting])
  const programme = useDirected({ viewing: shown, match: match.id, acts: casting.acts, views, broadcasting })
  const pointed = usePointed(match, tried, { given, ofPreview: token })
  const preview = useDirected({
    pointed,
    ...{ viewing: tried, match: match.id, acts: rehearsal.acts, views: triedViews, broadcasting },
  })
  const controls = useControls({ match, token, casting, rehearsal, programme })
  const course = useCourse(shown)
  const { maySeeHidden } = controls
  const insight = useReckoner(shown, maySeeHidden)
  const cards = useCards(shown, broadcasting, insight)
  const offer = useStories({
    ...{ viewing: shown, broadcasting, cards, insight, clock: programme.clock, maySeeHidden },
  })
  const status = useTableStatus(shown, language.value)
  const [isListed, setListed] = useState<'links' | undefined>()
  const { help, sheet } = useKeyHelp()
  const surface = useMemo(createTableSurface, [])
  const picture = useSignal(app.settings.picture.peek())
  const previewApp = useMemo(() => {
    const { settings, cosmetics } = app
    // What is on air comes first: the graphics card has two pictures to draw.
    return {
      ...app,
      settings: { ...settings, picture },
      cosmetics: { ...cosmetics, quality: cosmetics.quality ?? ('low' as const) },
    }
  }, [app])

  const replay = () => {
    const { strip } = course
    const last = strip.peek().flags.findLast(({ kind }) => kind.isKeyMoment)
    if (last) controls.choose(replayOf(last.at, controls.now(), shown.span.peek().start, 0.5))
  }
  const [story] = offer.stories
  useCastingKeys({
    controls,
    replay,
    story: () => story && controls.choose(offer.actOf(story)),
    leaveStory: () => story && offer.leave(story),
  })
  useKeys({ help })
  const press = ({ clientX: x, clientY: y }: MouseEvent) => {
    const point = surface.pointAt({ x, y })
    const [table, plan] = [tried.table.peek(), tried.plan.peek()]
    const cell = point && table && plan && cellAt(table, plan, tried.posed.peek(), point)
    if (!cell) return
    const on = { type: 'cell', x: Math.round(cell.x), y: Math.round(cell.y) } as const
    controls.choose({ type: controls.pressing.peek(), on })
  }
  if (shown.failure.value) return <Failed failure={shown.failure.value} match={match.id} />

  const teller: ActTeller = {
    say,
    nameOf: (seat) => status?.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`,
    sideOf: (id) => id,
    storyOf: (key) => cards.peek().find((card) => card.key === key)?.headline,
    start: shown.span.value.start,
  }
  const cued = controls.cued.value
  const isLive = match.status !== 'over'
  const { readers } = casting
  const seconds = Math.round(match.delayMs / 1000)
  const screens =
    readers.value === 0
      ? say('screens.none')
      : readers.value === 1
        ? say('screens.one')
        : say('screens', { count: readers.value })
  return (
    <div class={styles.room}>
      <ControlBar
        {...{ match, token: given, casting, onToken, help, controls }}
        isOpen={isListed === 'links'}
        onOpen={(isOpen) => setListed(isOpen ? 'links' : undefined)}
      />
      <div class={styles.monitors}>
        <AppProvider value={previewApp}>
          <Monitor
            title={say('preview')}
            tally={cued ? 'ready' : 'empty'}
            note={cued ? tellAct(cued.act, teller) : say('preview.empty')}
            directed={preview}
            views={triedViews}
            {...{ broadcasting, surface, isLive, picture }}
            onPress={press}
            over={<PointedLine viewing={tried} pointed={pointed} />}
          />
        </AppProvider>
        <Mixer controls={controls} />
        <Monitor
          title={say('on-air')}
          tally="onAir"
          note={token && seconds > 0 ? `${screens}. ${say('delay.more', { seconds })}` : screens}
          directed={programme}
          {...{ views, broadcasting, isLive }}
        />
      </div>
      {insight && <HeatAt viewing={shown} opened={insight} />}
      <div class={styles.panels}>
        <div>
          <CameraPanel controls={controls} />
        </div>
        <div>
          <StoryPanel controls={controls} stories={offer.stories} actOf={offer.actOf} onLeave={offer.leave} />
        </div>
        <div>
          <ReplayPanel controls={controls} course={course} />
        </div>
        <div>
          <PlayerPanel controls={controls} hasPlaces={broadcasting?.placeOf !== undefined} />
          <TitlePanel controls={controls} />
        </div>
        <div>
          <ClearPanel controls={controls} />
          <NextPanel controls={controls} />
          <LogPanel casting={casting} match={match.id} teller={teller} />
        </div>
      </div>
      {sheet}
    </div>
  )
}
