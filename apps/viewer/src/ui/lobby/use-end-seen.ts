import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Viewing } from '../../viewing/viewing.ts'

/** So long (ms) one looks at how it came out. */
const HOLD = 7000

/** Whether a match has been seen to its end, with its score; what cannot be shown at all has been seen, too. */
export function useEndSeen(viewing: Viewing, kind: 'live' | 'replay'): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = effect(() => {
      clearTimeout(timer)
      if (isAtEnd(viewing, kind)) timer = setTimeout(() => setSeen(true), HOLD)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [viewing, kind])
  return isSeen
}

function isAtEnd({ failure, known, span, instant }: Viewing, kind: 'live' | 'replay'): boolean {
  if (failure.value) return true
  const { value: match } = known
  if (!match) return false
  const { end, isLive } = span.value
  if (kind === 'live') return match.isOver && !isLive
  return end > 0 && instant.value >= end
}
