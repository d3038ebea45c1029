import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { TableSurface } from '../../input/table-surface.ts'
import type { PlayerHand } from '../../playing/player-hand.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { Point } from '../../table/extent.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { lazily } from '../common/lazily.tsx'
import { TryAgain } from '../common/try-again.tsx'
import { useModule } from '../common/use-module.ts'
import { type BoxSize, NO_SIZE } from '../common/use-size.ts'
import { Magnifier } from './magnifier.tsx'
import footStyles from './table-foot.module.css'
import stageStyles from './table-stage.module.css'
import { TableStage, type Trouble } from './table-stage.tsx'

const StoryPanel = lazily(async () => (await import('./story-panel.tsx')).StoryPanel)

interface Props {
  readonly viewing: Viewing
  readonly children?: ComponentChildren
  /** How many px of the foot the children cover. */
  readonly foot?: number
  /** And so many of the head. */
  readonly head?: number
  /**
   * With controls to look closely, as a lesson needs it, or only a picture, without what it tells. On air: nothing else,
   * neither words nor a sign that something is missing.
   */
  readonly tools?: 'all' | 'lesson' | 'none' | 'air'
  /** The tile that matters stands large beside the table already. */
  readonly hasNoLens?: boolean
  /** The camera in 3D, if the page chooses it. */
  readonly views?: ViewChoice
  /** The hand of somebody who plays here. */
  readonly player?: ReadonlySignal<PlayerHand | undefined>
  /** Is told which picture of the table is shown. */
  readonly surface?: TableSurface
}

const PICTURES = ['2d', '3d'] as const
/** The buttons stand there; a picture has a margin. */
const HEAD = 54
const MARGIN = 18
/** Between the graphics of a broadcast and what they tell of. */
const AIR = 14

/** The table in 3D or flat, as the user wants it and this browser can show it. */
export function TableView(props: Props) {
  const { viewing, children, foot = 0, head = 0, tools = 'all', views, player, surface } = props
  const hasLens = tools === 'all' && !props.hasNoLens
  const { settings, facts } = useApp()
  const say = useWords()
  const [trouble, setTrouble] = useState<Trouble>()
  const [isShown, setShown] = useState(false)
  const point = useSignal<Point | undefined>(undefined)
  const corner = useSignal<BoxSize>(NO_SIZE)
  const lower = useSignal<BoxSize>(NO_SIZE)
  const lens = useSignal<BoxSize>(NO_SIZE)
  const hasTools = tools === 'all'
  const isOnAir = tools === 'air'
  const isPlayed = hasTools || tools === 'lesson'
  const under = useSignal(foot)
  const above = useSignal(head)
  useEffect(() => {
    under.value = foot
    above.value = head
  }, [foot, head])
  const covered = useComputed(() => {
    const story = lower.value.height > 0 ? lower.value.height + MARGIN : 0
    const tools = hasTools ? HEAD : MARGIN
    // Nothing touches a graphic that lies over the picture.
    const [over, below] = [above, under].map(({ value }) => (value > 0 && !isPlayed ? value + AIR : value))
    return { head: Math.max(tools, over ?? 0), foot: (below ?? 0) + story, corner: corner.value }
  })
  // The table stays where it is while somebody points at it, whatever that shows them.
  useSignalEffect(() => {
    const [isPointed, size] = [point.value !== undefined, lens.value]
    if (!isPointed || size.width === 0 || corner.peek().width === 0) corner.value = size
  })
  const isFlat = settings.picture.value === '2d' || trouble !== undefined
  // The first picture comes without it.
  const { module: sound } = useModule(() => import('../sound/sounds.tsx'), isPlayed && (isFlat || isShown))
  const flat = useModule(() => import('./board-view.tsx'), isFlat)

  useEffect(() => facts.ask(() => ({ picture: isFlat ? '2d' : '3d' })), [isFlat])

  const onPoint = (next: Point | undefined) => {
    point.value = next
  }
  const choose = (picture: (typeof PICTURES)[number]) => {
    setTrouble(undefined)
    settings.picture.value = picture
  }
  const over = (
    <>
      {isPlayed && (
        <div class={stageStyles.pictures}>
          {hasTools && trouble !== 'no-webgl' && (
            <fieldset aria-label={say('picture.label')}>
              {PICTURES.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={isFlat === (one === '2d')}
                  onClick={() => choose(one)}
                >
                  {say(`picture.${one}`)}
                </button>
              ))}
            </fieldset>
          )}
          {sound && <sound.Sounds viewing={viewing} />}
        </div>
      )}
      {tools !== 'none' && !isOnAir && (
        <div class={footStyles.tableFoot} style={{ bottom: `${foot}px` }}>
          {hasLens && (
            <Magnifier
              viewing={viewing}
              point={point}
              player={player}
              onSize={(size) => {
                lens.value = size
              }}
            />
          )}
          <StoryPanel
            viewing={viewing}
            isSkippable={isPlayed}
            onSize={(size) => {
              lower.value = size
            }}
          />
        </div>
      )}
      {children}
    </>
  )
  if (!isFlat) {
    const table = {
      viewing,
      covered,
      hasTools,
      isOnAir,
      onPoint,
      onShown: () => setShown(true),
      onTrouble: setTrouble,
      player,
      surface,
      ...(views && { views }),
    }
    return <TableStage {...table}>{over}</TableStage>
  }
  if (flat.hasFailed && !isOnAir) {
    return (
      <section class={stageStyles.stage}>
        <div class={stageStyles.veil}>
          <p>{say('table.failed')}</p>
          <TryAgain />
        </div>
      </section>
    )
  }
  if (!flat.module) return <section class={stageStyles.stage} />
  const { BoardView } = flat.module
  return (
    <BoardView
      viewing={viewing}
      covered={covered}
      onPoint={onPoint}
      trouble={trouble}
      hasTools={hasTools}
      isOnAir={isOnAir}
      player={player}
      surface={surface}
    >
      {over}
    </BoardView>
  )
}
