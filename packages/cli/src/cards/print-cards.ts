import { type EventIcon, ICONS } from '@getaway/engine/fugitive'
import { table } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { CardFacts, DeckFacts } from './card-facts.ts'

const HELPS: Readonly<Record<EventIcon, string>> = {
  footprints: 'they help the fugitive',
  neither: 'they help nobody in particular',
  glass: 'they help the marshal',
}

/** The cards for a person. */
export function printCards({ decks, events, replacements }: CardFacts, { paint, print }: Terminal): void {
  const hideouts = decks.flatMap(({ cards }) => cards)
  const all = hideouts.length + events.length + replacements.length
  print(paint('bold', `Fugitive · ${all} cards`))
  print('')
  for (const line of table([
    ['', 'cards', 'numbers', 'sprint 1', 'sprint 2', 'replacements'],
    ...decks.map((deck) => deckRow(deck, replacements.filter((one) => one.deck === deck.deck).length)),
    ['all', hideouts.length, '', sprints(hideouts, 1), sprints(hideouts, 2), replacements.length],
  ]))
    print(`  ${line}`)
  const width = Math.max(...events.map(({ name }) => name.length))
  for (const icon of ICONS) {
    const own = events.filter((event) => event.icon === icon)
    print(`\n  ${paint('bold', `${own.length} events, ${icon}`)}: ${HELPS[icon]}`)
    for (const { id, name, text } of own) print(`    ${id}  ${name.padEnd(width)}  ${text}`)
  }
}

function deckRow({ deck, cards }: DeckFacts, replacements: number): (string | number)[] {
  const numbers = cards.map(({ card }) => card)
  const [name, shown] =
    deck === null ? ['start', numbers.join(' ')] : [`deck ${deck}`, `${numbers[0]}–${numbers.at(-1)}`]
  return [name, cards.length, shown, sprints(cards, 1), sprints(cards, 2), replacements]
}

function sprints(cards: DeckFacts['cards'], value: 1 | 2): number {
  return cards.filter(({ sprint }) => sprint === value).length
}
