import type { MatchSummary } from '@getaway/client'
import { signal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { createStoredFeed } from '../../feed/stored-feed.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'

/** Pauses are shown: acts are pinned to the match's own time. */
const SKIPS_NOTHING = signal(false)

/** The match as its caster may see it: from its beginning if it is over, else at its live end. */
export function useCasterViewing({ id, status }: MatchSummary, token: string | undefined): Viewing {
  const { client, motion } = useApp()
  const isOver = status === 'over'
  const viewing = useMemo(() => {
    const wishes = { motion, skipsPauses: SKIPS_NOTHING }
    if (isOver) return createViewing({ feed: createStoredFeed(client, id), from: {}, ...wishes })
    return createViewing({ feed: client.connect(id, token ? { token } : {}), from: 'live', ...wishes })
  }, [client, id, token, isOver])
  useEffect(() => viewing.dispose, [viewing])
  return viewing
}
