import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { createInstantReplays, type ReplayShown } from './instant-replays.ts'

/** Shows the last key moment once more in a pause, slowly, and goes on afterwards where the match is by then. */
export function useInstantReplay(
  viewing: Viewing,
  isWanted: boolean,
  /** Covers all of the picture for a moment: not where another scene shows through. */
  hasWipe = true,
): ReadonlySignal<ReplayShown> {
  const { language, motion } = useApp()
  const director = useMemo(
    () => createInstantReplays(viewing, language, () => !hasWipe || motion.peek() === 'reduced'),
    [viewing, language, motion, hasWipe],
  )
  useEffect(() => (isWanted ? director.start() : undefined), [director, isWanted])
  return director.shown
}

/** While something is shown once more, stories are those of the match as it stands. */
export function presentIn(viewing: Viewing, { replay, backAt }: ReplayShown): number | undefined {
  return replay && (backAt ?? viewing.span.value.end)
}
