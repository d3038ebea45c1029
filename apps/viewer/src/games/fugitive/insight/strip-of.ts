import { HIGHEST_GUESS, LOWEST_GUESS, listOf, type Table } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { percentText } from '../../../language/percent-text.ts'
import type { HeatCell, HeatStrip } from '../../../table/insight.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import { isKnownTo } from '../telling/known-to.ts'
import { listed } from '../telling/names.ts'
import type { GuessWorth, OddsAnswer } from './odds-answer.ts'
import { sayOdds, theNumber } from './words.ts'

/** So many of the most probable numbers are said. */
const SAID = 3

/** Every number with its odds, and for those who see the row where the hideouts really are. */
export function stripOf(
  timeline: FugitiveTimeline,
  index: number,
  answer: OddsAnswer,
  side: string,
  language: Language,
): HeatStrip {
  const { table } = timeline.stateAfter(index)
  const named = table ? namedIn(table) : []
  const seesAll = isKnownTo(side, 'fugitive')
  const cells = Array.from({ length: HIGHEST_GUESS - LOWEST_GUESS + 1 }, (_, nth) =>
    cellOf(table, LOWEST_GUESS + nth, { answer, named, seesAll, language }),
  )
  return { sentence: sentenceOf(answer, seesAll, language), cells }
}

interface Seen {
  readonly answer: OddsAnswer
  readonly named: readonly number[]
  readonly seesAll: boolean
  readonly language: Language
}

function cellOf(
  table: Table | undefined,
  number: number,
  { answer, named, seesAll, language }: Seen,
): HeatCell {
  const odds = answer.numbers[number] ?? 0
  const lying = table?.row.find(({ card }) => card === number)
  const standing = lying?.isUp ? 'known' : table && isGone(table, number) ? 'gone' : 'open'
  const isThere = seesAll && lying !== undefined && !lying.isUp
  const isNamed = named.includes(number)
  const say = (key: Parameters<typeof sayOdds>[1], said: string) => sayOdds(language, key, { said })
  let said = sayOdds(language, `cell.${standing}`, { n: number, odds: percentText(odds, language) })
  if (isThere) said = say('cell.there', said)
  if (isNamed) said = say('cell.named', said)
  return { label: String(number), odds, standing, isThere, isNamed, said }
}

/** It lies where the marshal sees it: out of the game, as a sprint card, or in her own hand. */
function isGone({ out, row, hands }: Table, number: number): boolean {
  return (
    out.some(({ card }) => card === number) ||
    row.some(({ isSprintUp, sprint }) => isSprintUp && listOf(sprint)?.includes(number)) ||
    (listOf(hands.marshal.cards)?.includes(number) ?? false)
  )
}

/** A guess stands until somebody does something else. */
function namedIn({ guesses, turn }: Table): readonly number[] {
  const last = guesses.at(-1)
  return last?.turn === turn.number ? last.numbers : []
}

function sentenceOf(answer: OddsAnswer, seesAll: boolean, language: Language): string {
  const { guess, bluff } = answer
  const said = guess ? sayGuess(guess, language) : sayTop(answer, language)
  if (!bluff || !seesAll) return said
  const { card, odds, without } = bluff
  return sayOdds(language, 'now.bluff', {
    ...{ said, the: theNumber(card, language) },
    ...{ odds: percentText(odds, language), without: percentText(without, language) },
  })
}

function sayTop({ numbers }: OddsAnswer, language: Language): string {
  const ranked = [...numbers.keys()]
    .filter((number) => (numbers[number] ?? 0) > 0)
    .toSorted((one, other) => (numbers[other] ?? 0) - (numbers[one] ?? 0))
    .slice(0, SAID)
  if (ranked.length === 0) return sayOdds(language, 'now.none')
  const top = ranked.map((n) =>
    sayOdds(language, 'top', { the: theNumber(n, language), odds: percentText(numbers[n] ?? 0, language) }),
  )
  return sayOdds(language, 'now.top', { top: listed(top, language) })
}

function sayGuess({ numbers, chance, best }: GuessWorth, language: Language): string {
  const named = listed(
    numbers.toSorted((one, other) => one - other),
    language,
  )
  const said = sayOdds(language, 'now.guess', { numbers: named, chance: percentText(chance, language) })
  const most = listed(best.numbers, language)
  if (most === named) return said
  return sayOdds(language, 'now.guess.best', { said, best: most, most: percentText(best.chance, language) })
}
