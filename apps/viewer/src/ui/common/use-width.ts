import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** How many px wide something is, now and after any change. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [of])
  return width
}
