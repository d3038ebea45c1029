import { effect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { View } from '../stage/camera.ts'
import type { Stage } from '../stage/stage.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { useDesk, useWords } from './desk.ts'
import { TryAgain } from './failed.tsx'
import { LineNotice } from './line-notice.tsx'
import { putOnStage } from './put-on-stage.ts'

interface Props {
  readonly viewing: Viewing
  readonly children?: ComponentChildren
  /** So many px of the foot are covered by the children. */
  readonly foot?: number
}

/** The views' buttons stand there. */
const HEAD = 44
/** The third is to take it in hand. */
const VIEWS = ['follow', 'top'] as const satisfies readonly View[]

/** The table in 3D, with what one needs to look around. */
export function TableStage({ viewing, children, foot = 0 }: Props) {
  const { motion, facts } = useDesk()
  const say = useWords()
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage | undefined>(undefined)
  const [view, setView] = useState<View>('follow')
  const [state, setState] = useState<'loading' | 'ready' | 'no-webgl' | 'failed'>('loading')

  useEffect(() => {
    const element = host.current
    if (!element) return
    let leave = () => {}
    let isHere = true
    const open = async () => {
      const { createStage, hasWebGL } = await import('../stage/stage.ts')
      if (!isHere) return
      if (!hasWebGL()) return setState('no-webgl')
      const play = putOnStage(viewing)
      const made = createStage(element, {
        shoot: play.shoot,
        onLook: setView,
        isCalm: motion.peek() === 'reduced',
        head: HEAD,
        foot,
      })
      stage.current = made
      const stopWaking = effect(() => {
        play.hang(made)
        viewing.posed.value
        viewing.plan.value
        if (viewing.table.value && viewing.known.value) setState('ready')
        made.wake()
      })
      const stopTelling = facts.ask(() => ({ frames: made.frames, isStill: made.isStill }))
      leave = () => {
        stopTelling()
        stopWaking()
        play.dispose()
        made.dispose()
      }
    }
    open().catch((error: unknown) => {
      if (isHere) setState('failed')
      reportError(error)
    })
    return () => {
      isHere = false
      leave()
    }
  }, [viewing])

  return (
    <section class="stage" aria-label={say('table.label')}>
      <div class="canvas" ref={host} />
      {state === 'loading' && <p class="veil">{say('table.loading')}</p>}
      {state === 'no-webgl' && <p class="veil still">{say('table.no-webgl')}</p>}
      {state === 'failed' && (
        <div class="veil still">
          <p>{say('table.failed')}</p>
          <TryAgain />
        </div>
      )}
      {state === 'ready' && (
        <fieldset class="views" aria-label={say('camera.label')}>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => stage.current?.look(one)}
            >
              {say(`camera.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <LineNotice viewing={viewing} />
      {children}
    </section>
  )
}
