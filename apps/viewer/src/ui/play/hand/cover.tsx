import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { sayBesideHand } from '../../../language/beside-hand-words.ts'
import { sayOfPlay } from '../../../language/play-words.ts'
import { useApp, useWords } from '../../common/app-context.ts'
import styles from '../../common/veil.module.css'
import { whenIdle } from '../../common/when-idle.ts'

interface Props {
  /** With each of its changes the moment begins again. */
  readonly moved: ReadonlySignal<unknown>
  /** Is told whenever the hand is shown, or covered again. */
  readonly onShown: (isShown: boolean) => void
}

/** Nobody leaves it open by accident. */
const SHOWN_MS = 20_000

/** For a player whose screen others may see: their hand is shown when this is pressed, or only while it is. */
export function Cover({ moved, onShown }: Props) {
  const { settings, language } = useApp()
  const say = useWords()
  const [isShown, setShown] = useState(false)
  const isHeld = settings.coversHand.value
  const isByKey = useRef(false)
  const told = useRef(onShown)
  told.current = onShown
  useEffect(() => {
    told.current(isShown)
    return () => told.current(false)
  }, [isShown])
  useEffect(() => {
    if (isShown && !isHeld) return whenIdle(moved, SHOWN_MS, () => setShown(false))
  }, [isShown, isHeld, moved])
  // A window that is left never hears that the finger went up.
  useEffect(() => {
    const cover = () => setShown(false)
    addEventListener('blur', cover)
    document.addEventListener('visibilitychange', cover)
    return () => {
      removeEventListener('blur', cover)
      document.removeEventListener('visibilitychange', cover)
    }
  }, [])
  const name = sayOfPlay(language.value, 'hand')
  if (!isHeld)
    return (
      <button
        type="button"
        class={styles.lift}
        data-cover
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {say(isShown ? 'veil.hide' : 'veil.show', { name })}
      </button>
    )
  const keyed = (event: KeyboardEvent, isDown: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    isByKey.current = isDown
    event.preventDefault()
    event.stopPropagation()
    setShown(isDown)
  }
  return (
    <button
      type="button"
      class={styles.lift}
      data-cover
      aria-pressed={isShown}
      onPointerDown={(event) => {
        // Wherever the finger slides, it holds until it is let go of.
        event.currentTarget.setPointerCapture(event.pointerId)
        setShown(true)
      }}
      onPointerUp={() => setShown(false)}
      onPointerCancel={() => setShown(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => keyed(event, true)}
      onKeyUp={(event) => keyed(event, false)}
      // Another finger may press a card meanwhile; a key is let go of somewhere else then.
      onBlur={() => isByKey.current && setShown(false)}
    >
      {sayBesideHand(language.value, isShown ? 'cover.shown' : 'cover')}
    </button>
  )
}
