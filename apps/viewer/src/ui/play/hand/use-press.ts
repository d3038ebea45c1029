import { useRef } from 'preact/hooks'

/** Done when a pointer goes down, not when it comes up: in a race that is a tenth of a second. By keys it is a click. */
export function usePress(onPress: (time: number) => void) {
  const newest = useRef(onPress)
  newest.current = onPress
  const heard = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      heard.current = true
      newest.current(event.timeStamp)
    },
    onClick({ timeStamp, detail }: MouseEvent) {
      // A screen reader may click without a pointer.
      if (!heard.current || detail === 0) newest.current(timeStamp)
      heard.current = false
    },
  }
}
