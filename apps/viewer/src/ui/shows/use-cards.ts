import { computed, type ReadonlySignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { AnyBroadcasting, StoryCard } from '../../table/broadcasting.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from '../common/app-context.ts'
import type { OpenInsight } from '../insight/use-reckoner.ts'

const NO_CARDS: readonly StoryCard[] = []

/** Every story that could be told of the match, as far as this viewer has it. */
export function useCards(
  viewing: Viewing,
  broadcasting: AnyBroadcasting | undefined,
  /** What could be known, for those who may be told. */
  insight?: OpenInsight,
): ReadonlySignal<readonly StoryCard[]> {
  const { language } = useApp()
  return useMemo(
    () =>
      computed(() => {
        const match = viewing.known.value
        const answers = insight?.reckoner.answers.value
        return (match && broadcasting?.cardsOf(match.timeline, language.value, answers)) ?? NO_CARDS
      }),
    [viewing, broadcasting, insight, language],
  )
}
