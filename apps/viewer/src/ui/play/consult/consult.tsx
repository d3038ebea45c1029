import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { TableSurface } from '../../../input/table-surface.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import type { HeldSeat } from '../../../playing/held-seat.ts'
import type { ActingPhrase, AnyActing } from '../../../table/acting.ts'
import type { Point } from '../../../table/extent.ts'
import type { Viewing } from '../../../viewing/viewing.ts'
import { useApp } from '../../common/app-context.ts'
import controlStyles from '../../common/controls.module.css'
import { Outline } from '../../common/icons.tsx'
import { PointedWords } from '../../common/pointed-words.tsx'
import styles from './consult.module.css'

interface ConsultProps {
  readonly viewing: Viewing
  readonly seat: HeldSeat
  readonly acting: AnyActing
  readonly surface: TableSurface
  /** Shows where the player aims by keyboard. */
  readonly onAim: (cell: Point | undefined) => void
}

const PRISON = { x: 0, y: 0 }
const BUBBLE = 'M4.500 5h15v10.500h-8.500l-4 3.500v-3.500h-2.500z'
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A few ready words for teammates, where the rules let them consult: choose one, then the cell that it is about. */
export function Consult({ viewing, seat, acting, surface, onAim }: ConsultProps) {
  const { language } = useApp()
  const hasTeam = useComputed(() => viewing.known.value !== undefined && seat.teammates().length > 0).value
  const isOpen = useSignal(false)
  /** What is to be said with the next press on the table. */
  const armed = useSignal<ActingPhrase | undefined>(undefined)
  const opener = useRef<HTMLButtonElement>(null)
  if (!hasTeam) return null
  const disarm = () => {
    armed.value = undefined
    isOpen.value = false
    onAim(undefined)
  }
  const say = (phrase: ActingPhrase, cell: Point) => {
    seat.point({ x: Math.round(cell.x) + 0, y: Math.round(cell.y) + 0, say: phrase.say })
    disarm()
  }
  return (
    <>
      <button
        type="button"
        class={styles.opener}
        data-consult
        ref={opener}
        aria-expanded={isOpen.value}
        aria-label={sayOfPlay(language.value, 'consult')}
        title={sayOfPlay(language.value, 'consult')}
        onClick={() => {
          if (isOpen.peek()) disarm()
          else isOpen.value = true
        }}
      >
        <Outline path={BUBBLE} />
      </button>
      {/* Once one is chosen, they make room: the cell that is meant may be under them. */}
      {isOpen.value && !armed.value && (
        <fieldset class={styles.phrases} aria-label={sayOfPlay(language.value, 'consult')}>
          {acting.phrases.map((phrase) => (
            <button
              key={phrase.say}
              type="button"
              onClick={() => {
                armed.value = phrase
              }}
            >
              {phrase.words[language.value]}
            </button>
          ))}
        </fieldset>
      )}
      {armed.value && (
        <Aim
          phrase={armed.value}
          from={seat.pointed.peek().at(-1) ?? PRISON}
          acting={acting}
          surface={surface}
          onAim={onAim}
          onSay={say}
          onLeave={() => {
            disarm()
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
}

interface AimProps extends Pick<ConsultProps, 'acting' | 'surface' | 'onAim'> {
  readonly phrase: ActingPhrase
  readonly from: Point
  readonly onSay: (phrase: ActingPhrase, cell: Point) => void
  readonly onLeave: () => void
}

/** Takes the next press on the table; by keyboard arrows move a frame from cell to cell, and Enter points. */
function Aim({ phrase, from, acting, surface, onAim, onSay, onLeave }: AimProps) {
  const { language } = useApp()
  const whole = useRef<HTMLDivElement>(null)
  const cell = useSignal<Point | undefined>(undefined)
  useEffect(() => whole.current?.focus(), [])
  const step = ({ x, y }: Point) => {
    const at = cell.peek()
    // The first key shows where the frame is.
    cell.value = at ? { x: at.x + x, y: at.y + y } : { x: Math.round(from.x) + 0, y: Math.round(from.y) + 0 }
    onAim(cell.value)
  }
  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by) step(by)
    else if (event.key === 'Enter' || event.key === ' ') {
      const at = cell.peek()
      if (at) onSay(phrase, at)
      else step(PRISON)
    } else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    // They are not to move what is in the hand.
    event.stopPropagation()
  }
  return (
    <div
      class={styles.aim}
      ref={whole}
      role="application"
      tabIndex={-1}
      aria-label={sayOfPlay(language.value, 'point', { phrase: phrase.words[language.value] })}
      onKeyDown={press}
      onPointerDown={({ clientX, clientY }) => {
        const at = surface.pointAt({ x: clientX, y: clientY })
        if (at) onSay(phrase, at)
      }}
    >
      <p>
        {sayOfPlay(language.value, 'point', { phrase: phrase.words[language.value] })}
        <small>{sayOfPlay(language.value, 'point.keys')}</small>
      </p>
      <p class={controlStyles.spoken} role="status">
        {cell.value && acting.sayPlace(cell.value, language.value)}
      </p>
    </div>
  )
}

/** What teammates have just said, and of which cell. */
export function Pointed({ viewing, seat, acting }: Pick<ConsultProps, 'viewing' | 'seat' | 'acting'>) {
  const { language } = useApp()
  return (
    <div class={styles.pointed} aria-live="polite">
      <PointedWords viewing={viewing} pointed={seat.pointed} acting={acting} />
      {seat.notPointed.value && <p role="alert">{seat.notPointed.value[language.value]}</p>}
    </div>
  )
}
