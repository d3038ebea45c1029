import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { type Airing, airingsOf, cardOnAt } from '../../broadcast/choose-card.ts'
import type { Language } from '../../language/language.ts'
import type { AnyBroadcasting, BroadcastGraphics, StoryCard } from '../../table/broadcasting.ts'
import type { TableStatus } from '../../table/table-status.ts'
import { sightOf } from '../../viewing/sight.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import { useTableStatus } from '../table/use-table-status.ts'
import { useBroadcasting } from './use-broadcasting.ts'

/** What is said of a match where it is broadcast. */
export interface Broadcast {
  /** What the game adds; undefined until it has come, and for good where a game adds nothing. */
  readonly broadcasting: AnyBroadcasting | undefined
  readonly status: TableStatus | undefined
  /** Undefined where the game has none: the status is enough for a score. */
  readonly graphics: BroadcastGraphics | undefined
  /** The story to be told now, if any. */
  readonly card: ReadonlySignal<StoryCard | undefined>
}

const NO_AIRINGS: readonly Airing[] = []

/** Loads what the game adds for broadcasts, and follows a viewing with it. */
export function useBroadcast(
  viewing: Viewing,
  audience: StoryCard['audience'],
  /** Where the match is, while something else of it is seen. */
  present?: number,
): Broadcast {
  const { language } = useApp()
  const broadcasting = useBroadcasting(viewing)
  return {
    broadcasting,
    status: useTableStatus(viewing, language.value),
    graphics: useGraphics(viewing, broadcasting, language.value),
    card: useCard(viewing, broadcasting, audience, present),
  }
}

/** Updated with each event and beat, not with each frame. */
function useGraphics(viewing: Viewing, broadcasting: AnyBroadcasting | undefined, language: Language) {
  const { known, plan, beat } = viewing.told
  const [match, lying] = [known.value, plan.value]
  return useMemo(
    () =>
      broadcasting && match && lying
        ? broadcasting.graphicsOf(match.timeline, lying, viewing.posed.peek(), language)
        : undefined,
    [broadcasting, match, lying, beat.value, language],
  )
}

function useCard(
  viewing: Viewing,
  broadcasting: AnyBroadcasting | undefined,
  audience: StoryCard['audience'],
  present: number | undefined,
): ReadonlySignal<StoryCard | undefined> {
  const { language } = useApp()
  const asked = useSignal({ broadcasting, audience })
  const elsewhere = useSignal(present)
  useLayoutEffect(() => {
    asked.value = { broadcasting, audience }
  }, [broadcasting, audience])
  useLayoutEffect(() => {
    elsewhere.value = present
  }, [present])
  const airings = useComputed(() => {
    const match = viewing.told.known.value
    const { broadcasting, audience } = asked.value
    if (!broadcasting || !match) return NO_AIRINGS
    return airingsOf(broadcasting.cardsOf(match.timeline, language.value), audience)
  })
  return useComputed(() => cardOnAt(airings.value, elsewhere.value ?? sightOf(viewing)))
}
