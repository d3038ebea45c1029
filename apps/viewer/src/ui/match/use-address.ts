import { effect } from '@preact/signals'
import { useCallback, useEffect, useRef } from 'preact/hooks'
import { formatRoute, type PageRoute } from '../../routes.ts'
import { sightOf } from '../../viewing/sight.ts'
import { ALL_SEEING, type Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useSides } from '../common/use-sides.ts'

type MatchRoute = Extract<PageRoute, { page: 'watch' | 'replay' | 'file' }>

/** Browsers allow some hundred changes of the address in half a minute. */
const NOTE_EVERY = 1000
const NOTE_SOON = 150

/**
 * The address of a replay follows the instant and the point of view; the answer is a link to them, to share.
 * A file is nowhere but here: there is none.
 */
export function useAddress(viewing: Viewing, route: MatchRoute): (() => string) | undefined {
  const { router } = useApp()
  const wantedSide = route.page === 'watch' ? undefined : route.side
  const pendingSide = useRef(wantedSide)
  const match = route.page === 'file' ? '' : route.match
  const hereNow = useCallback((): Extract<MatchRoute, { page: 'replay' }> => {
    const start = viewing.known.peek()?.start ?? 0
    const { side: seenAs } = viewing.look.peek()
    const side = seenAs === ALL_SEEING ? pendingSide.current : seenAs
    return {
      page: 'replay',
      match,
      into: Math.max(0, sightOf(viewing) - start),
      ...(side !== undefined && { side }),
      ...(route.page === 'replay' && route.isImported && { isImported: true }),
    }
  }, [viewing, route])

  useEffect(() => {
    if (route.page !== 'replay') return
    return effect(() => {
      // While one plays the address follows from time to time, and at once when one stops somewhere.
      const { isPlaying, speed } = viewing.playback.value
      viewing.look.value
      if (!viewing.known.value) return
      const note = () => router.note({ ...hereNow(), ...(speed !== 1 && speed > 0 && { speed }) })
      const later = isPlaying ? setInterval(note, NOTE_EVERY) : setTimeout(note, NOTE_SOON)
      return () => clearTimeout(later)
    })
  }, [viewing, route, hereNow])

  const sides = useSides(viewing)
  useEffect(() => {
    const wanted = pendingSide.current
    if (wanted === undefined || sides.length === 0) return
    pendingSide.current = undefined
    if (sides.some(({ id }) => id === wanted)) viewing.lookAs({ side: wanted })
  }, [viewing, sides])

  // Another link into the same match leads there, seen as it says: without a side as everybody sees it.
  const first = useRef(route)
  useEffect(() => {
    const known = viewing.known.peek()
    if (route === first.current || route.page === 'file' || !known) return
    if (route.page === 'replay') {
      const wanted = route.side ?? ALL_SEEING
      if (wanted === ALL_SEEING || sides.some(({ id }) => id === wanted)) viewing.lookAs({ side: wanted })
    }
    if (route.into !== undefined) viewing.seek(known.start + route.into)
  }, [viewing, route])

  const link = useCallback(() => location.origin + formatRoute(hereNow()), [hereNow])
  return route.page === 'file' ? undefined : link
}
