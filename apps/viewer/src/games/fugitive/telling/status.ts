import {
  countOf,
  endingOf,
  faceDown,
  MANHUNT_UP_TO,
  type Match,
  roleOf,
  START,
  seatOfRole,
  type Table,
  whoOf,
} from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { PlayerStatus, TableStatus } from '../../../table/table-status.ts'
import { FUGITIVE_MARKS } from '../marks.ts'
import type { FugitiveTimeline } from '../plan/chronicle.ts'
import type { FugitivePlan } from '../plan/plan.ts'
import { changesOf } from './changes-of.ts'
import { nameOf, namesOf } from './names.ts'
import { sayTakenBack } from './say-taken-back.ts'
import { sentenceOf } from './sentence-of.ts'
import { isAnswerOpen, isEndOpen } from './suspense.ts'
import { sayFugitive } from './words.ts'

/** The table in words: while an answer is awaited, or an end is about to be shown, nobody is told how it went. */
export function fugitiveStatusOf(
  timeline: FugitiveTimeline,
  plan: FugitivePlan,
  instant: number,
  language: Language,
): TableStatus {
  const { match } = plan
  const isOpen = isEndOpen(plan, instant)
  return {
    title: titleOf(plan, instant, language),
    sentence: sentenceOf(plan, instant, language),
    players: match.players.map((_, seat) => playerOf(match, seat, isOpen, language)),
    waitsFor: isOpen || isAnswerOpen(plan, instant) ? [] : awaited(match, language),
    target: undefined,
    signs: undefined,
    counts: match.table ? countsOf(plan, match.table, instant, language) : [],
    takenBack: sayTakenBack(timeline, match, language),
  }
}

function titleOf(plan: FugitivePlan, instant: number, language: Language): string {
  const { table, over } = plan.match
  if (over && !isEndOpen(plan, instant)) return sayFugitive(language, 'over')
  if (!table) return sayFugitive(language, 'waiting')
  if (table.isHunt) return sayFugitive(language, 'hunt')
  // The turn of a guess goes on until its answer is told.
  const guessed = isAnswerOpen(plan, instant) ? table.guesses.at(-1)?.turn : undefined
  return sayFugitive(language, 'turn', { n: guessed ?? table.turn.number })
}

function awaited(match: Match, language: Language): string[] {
  if (match.over) return []
  const { table, players } = match
  if (!table) return players.flatMap(({ ready }, seat) => (ready ? [] : [nameOf(match, seat, language)]))
  const [step] = table.steps
  const who = step && whoOf(step)
  return who ? [namesOf(match, language)[who]] : []
}

function playerOf(match: Match, seat: number, isOpen: boolean, language: Language): PlayerStatus {
  const role = roleOf(match, seat)
  const ending = isOpen ? undefined : endingOf(match)
  const hasWon = ending !== undefined && seatOfRole(match, ending.winner) === seat
  return {
    seat,
    name: nameOf(match, seat, language),
    role: role && sayFugitive(language, role),
    hasWon,
    marks: [
      { kind: FUGITIVE_MARKS.arrests, count: Number(hasWon && role === 'marshal') },
      { kind: FUGITIVE_MARKS.escapes, count: Number(hasWon && role === 'fugitive') },
    ],
  }
}

function countsOf(
  plan: FugitivePlan,
  table: Table,
  instant: number,
  language: Language,
): TableStatus['counts'] {
  const { row, decks, piles, hands, guesses } = table
  const names = namesOf(plan.match, language)
  // What an answer is about to turn up still lies face down.
  const last = guesses.at(-1)
  const coming = isAnswerOpen(plan, instant) && last?.isRight ? last.numbers.length : 0
  const hidden = faceDown(row).length + coming
  const events = piles.reduce<number>((sum, pile) => sum + countOf(pile), 0)
  const count = (label: string, value: number | string) => ({ label, value: String(value) })
  return [
    count(sayFugitive(language, 'count.face-down'), hidden),
    count(sayFugitive(language, 'count.found'), row.length - hidden),
    count(sayFugitive(language, 'count.decks'), decks.map(countOf).join(' · ')),
    ...(['fugitive', 'marshal'] as const).map((role) =>
      count(sayFugitive(language, 'count.hand', { name: names[role] }), countOf(hands[role].cards)),
    ),
    ...(piles.length > 0 ? [count(sayFugitive(language, 'count.events'), events)] : []),
    ...escapeOf(plan, table, instant, language),
    ...changesOf(plan.match, table, language),
  ]
}

/** F6.3: what placing the 42 would come to now; an answer that is not told yet changes nothing. */
function escapeOf(
  plan: FugitivePlan,
  { row, escape: placed, guesses }: Table,
  instant: number,
  language: Language,
): TableStatus['counts'] {
  if (placed || endingOf(plan.match) || plan.match.over) return []
  const coming = isAnswerOpen(plan, instant) ? (guesses.at(-1)?.numbers ?? []) : []
  const isFound = row.some(({ isUp, card = START }) => isUp && card > MANHUNT_UP_TO && !coming.includes(card))
  return [
    {
      label: sayFugitive(language, 'count.escape'),
      value: sayFugitive(language, isFound ? 'escape.away' : 'escape.hunt'),
    },
  ]
}
