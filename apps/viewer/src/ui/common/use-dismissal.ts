import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Closes what is open as soon as a press or the focus goes elsewhere, or with Escape, which leads back to its button. */
export function useDismissal(
  isOpen: boolean,
  onDismiss: () => void,
  whole: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) onDismiss()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onDismiss()
      button.current?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
      removeEventListener('keydown', press)
    }
  }, [isOpen])
}
