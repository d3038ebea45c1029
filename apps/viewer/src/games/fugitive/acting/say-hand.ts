import { type Match, sprintOf } from '@getaway/engine/fugitive'
import { dictionary, type Language } from '../../../language/language.ts'
import type { FugitiveHand } from './hand.ts'
import { sayCard } from './held-pieces.ts'

const en = {
  card: 'In hand: {card}. Enter chooses it.',
  chosen: 'In hand: {card}. Enter puts it back.',
  deck: 'In hand: the top card of deck {deck}',
} as const

const it: Record<keyof typeof en, string> = {
  card: 'In mano: {card}. Invio la sceglie.',
  chosen: 'In mano: {card}. Invio la rimette a posto.',
  deck: 'In mano: la prima carta del mazzo {deck}',
}

const told = dictionary<keyof typeof en>({ en, it })

/** What is taken up; what has been put together is told by itself. */
export function sayFugitiveHand(
  { table }: Match,
  hand: FugitiveHand,
  language: Language,
): string | undefined {
  const { carried, hideout, sprint } = hand
  if (!carried || !table) return undefined
  if (carried.type === 'deck') return told(language, 'deck', { deck: carried.deck })
  const { card } = carried
  const as = hideout === card ? 'hideout' : sprint.includes(card) ? 'sprint' : undefined
  const said = sayCard(card, sprintOf(card) + table.changes.strong, as, language)
  return told(language, as ? 'chosen' : 'card', { card: said })
}
