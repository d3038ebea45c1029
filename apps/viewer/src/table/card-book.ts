import type { StoryCard } from './broadcasting.ts'

/** What is written on a card; the rest has a usual value. */
export type NewCard = Omit<StoryCard, 'key' | 'until' | 'audience' | 'detail'> & {
  /** Tells it from others of its topic. */
  readonly of: string | number
  readonly detail?: string
  readonly until?: number
  readonly audience?: StoryCard['audience']
}

/** A card whose end is not known yet. */
export interface OpenCard {
  /** It is no longer true. */
  end(at: number): void
}

/** Where a game lays down what could be said of a match. */
export interface CardBook {
  tell(card: NewCard): OpenCard
  /** What was true at some instant, by when it was known. */
  cards(): readonly StoryCard[]
}

export function createCardBook(): CardBook {
  const written: { -readonly [Key in keyof StoryCard]: StoryCard[Key] }[] = []
  return {
    tell({ of, detail, until = Number.POSITIVE_INFINITY, audience = 'everybody', ...card }) {
      const one = { ...card, key: `${card.topic} ${of}`, detail, until, audience }
      written.push(one)
      return {
        end(at) {
          one.until = Math.min(one.until, at)
        },
      }
    },
    cards: () =>
      written.filter(({ from, until }) => from < until).sort((one, other) => one.from - other.from),
  }
}
