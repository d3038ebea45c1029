import type { Match } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { type CardBook, createCardBook } from '../../../table/card-book.ts'
import { nameOf } from '../telling/names.ts'
import { type ToldRound, toldRounds } from '../telling/told.ts'

/** Where those who comment on a match lay their cards down. */
export interface CardWriter extends Pick<CardBook, 'tell'> {
  readonly language: Language
  nameOf(seat: number): string
  namesOf(seats: readonly number[]): string
  /** From when on nobody is told early of a round's result, and its table is free for it. */
  settledAt(round: number): number
  /** From when on it is clear what was too late in a round. */
  racesAt(round: number): number
}

/** Later than all that is known. */
const OPEN = Number.POSITIVE_INFINITY

export function createCardWriter(match: Match, language: Language) {
  const book = createCardBook()
  const told = new Map(settledRounds(match).map((one) => [one.number, one]))
  const named = (seat: number) => nameOf(match, seat, language)
  const list = new Intl.ListFormat(language)
  const writer: CardWriter = {
    language,
    nameOf: named,
    namesOf: (seats) => list.format(seats.map(named)),
    settledAt: (round) => told.get(round)?.settledAt ?? OPEN,
    racesAt: (round) => told.get(round)?.racesAt ?? OPEN,
    tell: book.tell,
  }
  return { writer, cards: book.cards }
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

function toldUntil({ round, check, scoreAt }: ToldRound, cutAt: number): number {
  // What has ended but is not judged yet will have a check.
  const isToCome = check === undefined && round.ending && !round.setAside
  return Math.min(isToCome ? OPEN : (check?.until ?? scoreAt), cutAt)
}
