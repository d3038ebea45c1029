import { useComputed, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Point } from '../games/game-table.ts'
import type { ViewChoice } from '../stage/view-choice.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { useDesk, useWords } from './desk.ts'
import { TryAgain } from './failed.tsx'
import { Magnifier } from './magnifier.tsx'
import { StoryLine } from './story-line.tsx'
import { TableStage } from './table-stage.tsx'
import { useModule } from './use-module.ts'
import { NO_SIZE, type Size } from './use-size.ts'

interface Props {
  readonly viewing: Viewing
  readonly children?: ComponentChildren
  /** So many px of the foot are covered by the children. */
  readonly foot?: number
  /** With what one needs to look closely; where the foot is covered the table is a picture only. */
  readonly hasTools?: boolean
  /** From where one looks in 3D, where the page has a say in it. */
  readonly views?: ViewChoice
}

const PICTURES = ['2d', '3d'] as const

/** The table as one wants to see it, and as this browser can. */
export function TableView({ viewing, children, foot = 0, hasTools = foot === 0, views }: Props) {
  const { settings, facts } = useDesk()
  const say = useWords()
  const [trouble, setTrouble] = useState<'no-webgl' | 'failed'>()
  const point = useSignal<Point | undefined>(undefined)
  const corner = useSignal<Size>(NO_SIZE)
  const lower = useSignal<Size>(NO_SIZE)
  const covered = useComputed(() => ({ corner: corner.value, foot: Math.max(foot, lower.value.height) }))
  const isFlat = settings.picture.value === '2d' || trouble !== undefined
  const flat = useModule(() => import('./board-view.tsx'), isFlat)

  useEffect(() => {
    if (isFlat) return
    let isHere = true
    import('../stage/stage.ts').then(
      ({ hasWebGL }) => isHere && !hasWebGL() && setTrouble('no-webgl'),
      () => isHere && setTrouble('failed'),
    )
    return () => {
      isHere = false
    }
  }, [isFlat])
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
      {hasTools && trouble !== 'no-webgl' && (
        <fieldset class="pictures" aria-label={say('picture.label')}>
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
      {hasTools && (
        <div class="table-foot">
          <Magnifier
            viewing={viewing}
            point={point}
            onSize={(size) => {
              corner.value = size
            }}
          />
          <StoryLine
            viewing={viewing}
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
    const table = { viewing, foot, hasTools, onPoint, ...(views && { views }) }
    return <TableStage {...table}>{over}</TableStage>
  }
  if (flat.hasFailed) {
    return (
      <section class="stage">
        <div class="veil still">
          <p>{say('table.failed')}</p>
          <TryAgain />
        </div>
      </section>
    )
  }
  if (!flat.module) return <section class="stage" />
  const { BoardView } = flat.module
  return (
    <BoardView viewing={viewing} covered={covered} onPoint={onPoint} trouble={trouble} hasTools={hasTools}>
      {over}
    </BoardView>
  )
}
