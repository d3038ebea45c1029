import { useEffect, useMemo } from 'preact/hooks'
import { createFileFeed } from '../../feed/file/file-feed.ts'
import { createImportedFeed } from '../../feed/imported-feed.ts'
import { createStoredFeed } from '../../feed/stored-feed.ts'
import type { Opening } from '../../viewing/opening.ts'
import { createViewing, type Viewing } from '../../viewing/viewing.ts'
import { type AppContext, useApp } from '../common/app-context.ts'

export type ViewingKind = 'watch' | 'replay' | 'imported' | 'file'

/** A match as it goes on, or as it was; its opener disposes of it. */
export function openViewing(
  { client, files, motion, settings }: Pick<AppContext, 'client' | 'files' | 'motion' | 'settings'>,
  match: string,
  kind: ViewingKind,
  opening: Opening = {},
  /** Of the player of a seat, who may have a finished match sooner than others. */
  token?: string,
): Viewing {
  const wishes = { motion, skipsPauses: settings.skipsPauses }
  if (kind === 'watch')
    return createViewing({ feed: client.connect(match), from: 'live', into: opening.into, ...wishes })
  if (kind === 'file') {
    return createViewing({ feed: createFileFeed(files.linesOf()), from: opening, ...wishes })
  }
  const feed =
    kind === 'imported' ? createImportedFeed(client, match) : createStoredFeed(client, match, token)
  return createViewing({ feed, from: opening, ...wishes })
}

/** For as long as the page stands. */
export function useViewing(match: string, kind: ViewingKind, opening: Opening = {}, token?: string): Viewing {
  const app = useApp()
  const viewing = useMemo(
    () => openViewing(app, match, kind, opening, token),
    // The match opens at the instant of the address; later the address follows.
    [app.client, match, kind],
  )
  useTold(viewing, match)
  return viewing
}

/** Tells tests what is shown, and lets go of it when the page does. */
export function useTold(viewing: Viewing, match: string): void {
  const { facts } = useApp()
  useEffect(() => {
    const stopTelling = facts.ask(() => ({ match, ...factsOf(viewing) }))
    return () => {
      stopTelling()
      viewing.dispose()
    }
  }, [viewing, facts, match])
}

function factsOf({ known, head, index, instant, span, playback, status }: Viewing) {
  const { start, end, isLive } = span.peek()
  const { isFollowing, isPlaying, speed } = playback.peek()
  return {
    seq: known.peek()?.seq ?? 0,
    head: head.peek(),
    index: index.peek(),
    instant: Math.max(0, instant.peek() - start),
    length: end - start,
    isLive,
    isFollowing,
    isPlaying,
    isOver: known.peek()?.isOver ?? false,
    speed,
    status: status.peek(),
  }
}
