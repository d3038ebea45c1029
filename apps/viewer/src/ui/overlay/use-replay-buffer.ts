import { computed, effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { createKeyMoments } from '../../overlay/key-moments.ts'
import type { Obs } from '../../overlay/obs.ts'
import { createReplayBuffer } from '../../overlay/replay-buffer.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'

/** Has OBS keep what its viewers have just seen, where it may. */
export function useReplayBuffer(viewing: Viewing, { studio, isOnAir }: Obs, isWanted: boolean): void {
  const { facts } = useApp()
  useEffect(() => {
    if (!studio || !isWanted) return
    const buffer = createReplayBuffer({ studio, isOnAir: () => isOnAir.peek(), page: window })
    const stopTelling = facts.ask(() => ({ replayBuffer: buffer.state.peek() }))
    const flags = computed(() => {
      const [match, table] = [viewing.known.value, viewing.table.value]
      return match && table ? table.stripOf(match.timeline, 'en').flags : []
    })
    const isKey = createKeyMoments()
    const stop = effect(() => {
      const [all, now] = [flags.value, viewing.instant.value]
      if (now > 0 && isKey(all, now)) buffer.keep()
    })
    return () => {
      stop()
      stopTelling()
      buffer.dispose()
    }
  }, [viewing, studio, isWanted])
}
