import type { StoryCard } from '../table/broadcasting.ts'

/** A card on the air, in the match's own time. */
export interface Airing {
  readonly card: StoryCard
  readonly from: number
  readonly until: number
}

/** What is about to happen has to hold for so long (µs) before it is worth a card. */
const STEADY = 600_000
/** No card is gone before it could be read, not even if it is no longer true by then. */
const LEAST = 1_400_000
/** After so long another card may take its place: a much weightier one, a weightier one, any. */
const READ = { urgent: 1_800_000, heavier: 3_500_000, any: 6_000_000 }
const MUCH = 25
const SOME = 8
/** As long as a card stays at most. */
const LONGEST = 9_000_000
/** Between a card that has gone and the next. */
const PAUSE = 900_000
/** So long nothing else is said of a topic, unless it weighs that much. */
const REST = 18_000_000
const ALWAYS = 70

/**
 * Which cards are on, and when: at most one at a time, never before it is known. What is on at an instant follows from the
 * cards that were known by then, so it is the same live, in a replay, and on every screen.
 */
export function airingsOf(cards: readonly StoryCard[], audience: StoryCard['audience']): readonly Airing[] {
  const open = new Set(cards.filter((card) => audience === 'casters' || card.audience === 'everybody'))
  const airings: Airing[] = []
  const rested = new Map<string, number>()
  const openAt = (card: StoryCard, at: number) => {
    const rest = card.weight >= ALWAYS ? 0 : (rested.get(card.topic) ?? 0)
    const start = Math.max(at, card.from + (card.kind === 'coming' ? STEADY : 0), rest)
    return start < card.until ? start : undefined
  }
  let next = nextOf(open, (card) => openAt(card, Number.NEGATIVE_INFINITY))
  while (next) {
    const { card, at: from } = next
    open.delete(card)
    const end = Math.min(Math.max(card.until, from + LEAST), from + LONGEST)
    const successor = nextOf(open, (other) => {
      const start = openAt(other, from + readFor(card, other))
      return start !== undefined && start < end && other.topic !== card.topic ? start : undefined
    })
    const until = successor?.at ?? end
    airings.push({ card, from, until })
    rested.set(card.topic, until + REST)
    next = successor ?? nextOf(open, (other) => openAt(other, until + PAUSE))
  }
  return airings
}

/** What is on at an instant. */
export function cardOnAt(airings: readonly Airing[], instant: number): StoryCard | undefined {
  const last = airings.findLast(({ from }) => from <= instant)
  return last && instant < last.until ? last.card : undefined
}

function readFor(card: StoryCard, other: StoryCard): number {
  const more = other.weight - card.weight
  return more >= MUCH ? READ.urgent : more >= SOME ? READ.heavier : READ.any
}

/** The card that can be on first; of several at the same instant the weightiest, then the newest. */
function nextOf(cards: Iterable<StoryCard>, startOf: (card: StoryCard) => number | undefined) {
  let best: { readonly card: StoryCard; readonly at: number } | undefined
  for (const card of cards) {
    const at = startOf(card)
    if (at === undefined) continue
    const isBetter =
      !best ||
      at < best.at ||
      (at === best.at &&
        (card.weight > best.card.weight || (card.weight === best.card.weight && card.from > best.card.from)))
    if (isBetter) best = { card, at }
  }
  return best
}
