import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useApp, useWords } from './app-context.ts'
import styles from './veil.module.css'
import { whenIdle } from './when-idle.ts'

interface Props {
  /** What is under it, in a word or two. */
  readonly name: string
  /** With each of its changes the moment begins again. */
  readonly moved?: ReadonlySignal<unknown>
  /** Is told whenever it is lifted or comes down. */
  readonly onShown?: (isShown: boolean) => void
  readonly children: ComponentChildren
}

/** Nobody leaves it open by accident. */
const SHOWN_MS = 20_000

/** For a player whose screen others see: what is under it is shown only when pressed, and for a moment. */
export function Veil({ name, moved, onShown, children }: Props) {
  const { settings } = useApp()
  const say = useWords()
  const [isShown, setShown] = useState(false)
  const isVeiled = settings.isStreaming.value
  useEffect(() => {
    if (isShown) return whenIdle(moved, SHOWN_MS, () => setShown(false))
  }, [isShown, moved])
  const isOpen = isShown || !isVeiled
  const told = useRef(onShown)
  told.current = onShown
  useEffect(() => {
    told.current?.(isOpen)
    return () => told.current?.(false)
  }, [isOpen])
  if (!isVeiled) return <>{children}</>
  return (
    <div class={styles.veil}>
      {isShown && children}
      <button type="button" class={styles.lift} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {say(isShown ? 'veil.hide' : 'veil.show', { name })}
      </button>
    </div>
  )
}
