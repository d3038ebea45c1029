import type { Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { StoryCard } from '../../../table/broadcasting.ts'
import { nameOf } from '../telling/names.ts'
import { type ToldRound, toldRounds } from '../telling/told.ts'

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

/** Where those who comment on a match lay their cards down. */
export interface CardWriter {
  readonly language: Language
  nameOf(seat: number): string
  namesOf(seats: readonly number[]): string
  /** From when on nobody is told early of a round's result, and its table is free for it. */
  settledAt(round: number): number
  /** From when on it is clear what was too late in a round. */
  racesAt(round: number): number
  tell(card: NewCard): OpenCard
}

/** Later than all that is known. */
const OPEN = Number.POSITIVE_INFINITY

export function createCardWriter(match: Match, language: Language) {
  const written: { -readonly [Key in keyof StoryCard]: StoryCard[Key] }[] = []
  const told = new Map(settledRounds(match).map((one) => [one.number, one]))
  const named = (seat: number) => nameOf(match, seat, language)
  const list = new Intl.ListFormat(language)
  const writer: CardWriter = {
    language,
    nameOf: named,
    namesOf: (seats) => list.format(seats.map(named)),
    settledAt: (round) => told.get(round)?.settledAt ?? OPEN,
    racesAt: (round) => told.get(round)?.racesAt ?? OPEN,
    tell({ of, detail, until = OPEN, audience = 'everybody', ...card }) {
      const one = { ...card, key: `${card.topic} ${of}`, detail, until, audience }
      written.push(one)
      return {
        end(at) {
          one.until = Math.min(one.until, at)
        },
      }
    },
  }
  return {
    writer,
    /** What was true at some instant, by when it was known. */
    cards: (): readonly StoryCard[] =>
      written.filter(({ from, until }) => from < until).sort((one, other) => one.from - other.from),
  }
}

/** When the table has told all of a round: after its check, or when the next one starts. */
function settledRounds(match: Match) {
  const rounds = toldRounds(match)
  return rounds.map((told, index) => {
    const next = rounds[index + 1]?.round
    const cutAt = next?.started?.at ?? OPEN
    // Of a log of facts alone nobody knows more before something builds on the ending.
    const known = told.round.scoredAt === undefined ? (next?.dealt.at ?? 0) : 0
    return {
      number: told.round.number,
      settledAt: Math.max(known, toldUntil(told, cutAt)),
      racesAt: told.round.decidedAt ?? Math.max(known, told.racesAt),
    }
  })
}

function toldUntil({ check, scoreAt }: ToldRound, cutAt: number): number {
  return Math.min(check?.until ?? scoreAt, cutAt)
}
