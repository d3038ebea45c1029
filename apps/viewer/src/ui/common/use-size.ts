import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

export interface BoxSize {
  readonly width: number
  readonly height: number
}

export const NO_SIZE: BoxSize = { width: 0, height: 0 }

/** Tells how large something is, now and after any change; nothing once it is gone. */
export function useSize(
  of: RefObject<HTMLElement | null>,
  onSize: ((size: BoxSize) => void) | undefined,
  isShown: boolean,
): void {
  useEffect(() => {
    const element = of.current
    if (!element || !onSize || !isShown) return
    const watch = new ResizeObserver(() =>
      onSize({ width: element.offsetWidth, height: element.offsetHeight }),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      onSize(NO_SIZE)
    }
  }, [isShown])
}
