import type { ShowAct } from '@getaway/client/protocol'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { AnyBroadcasting, StoryCard } from '../../table/broadcasting.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import type { OpenInsight } from '../insight/use-reckoner.ts'

interface Options {
  readonly viewing: Viewing
  readonly broadcasting: AnyBroadcasting | undefined
  readonly cards: ReadonlySignal<readonly StoryCard[]>
  readonly insight: OpenInsight | undefined
  readonly clock: ReadonlySignal<number>
  readonly maySeeHidden: boolean
}

export interface OfferedStories {
  /** The weightiest first. */
  readonly stories: readonly StoryCard[]
  actOf(story: StoryCard): ShowAct
  leave(story: StoryCard): void
}

/** As many as can be looked over while a match goes on. */
const MOST = 6
/** The present in steps (µs): what is offered must not jump under a hand. */
const STEP = 500_000

/** The stories that the game offers at the present instant of the match on air, less those that were left. */
export function useStories(options: Options): OfferedStories {
  const { viewing, broadcasting, cards, insight, clock, maySeeHidden } = options
  const left = useSignal<ReadonlySet<string>>(new Set())
  const now = useComputed(() => Math.floor(clock.value / STEP) * STEP)
  const stories = cards.value
    .filter(({ from, until, key, audience }) => {
      const isOpen = maySeeHidden || audience === 'everybody'
      return isOpen && from <= now.value && now.value < until && !left.value.has(key)
    })
    .toSorted((one, other) => other.weight - one.weight || other.from - one.from)
    .slice(0, MOST)
  return {
    stories,
    actOf(story) {
      const { key } = story
      const match = viewing.known.peek()
      if (story.audience === 'everybody' || !match || !broadcasting) return { type: 'card', card: key }
      const answers = insight?.reckoner.answers.peek()
      const wordsIn = (language: 'en' | 'it') => {
        const said =
          broadcasting.cardsOf(match.timeline, language, answers).find((one) => one.key === key) ?? story
        return { headline: said.headline, ...(said.detail && { detail: said.detail }) }
      }
      return { type: 'card', card: key, told: { en: wordsIn('en'), it: wordsIn('it') } }
    },
    leave(story) {
      left.value = new Set(left.peek()).add(story.key)
    },
  }
}
