import { type Data, eventCard } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import { sayOfMove } from './move-words.ts'
import { listed, theCard } from './names.ts'

type Resolved = Data['event.resolved']

/** An event that was resolved: its name, what it does, and what it told. */
export function sayEvent(outcome: Resolved, language: Language): string {
  const card = eventCard(outcome.event)
  if (!card) return sayOfMove(language, 'say.event.unknown', { event: outcome.event })
  const text = [card.text[language], ...toldBy(outcome, language)].join(' ')
  return sayOfMove(language, 'say.event', { event: card.name[language], text })
}

/** What an event let everybody know, a sentence for each fact. */
export function toldBy(
  { ruledOut = [], told = [], turnedUp = [], burnt = [] }: Resolved,
  language: Language,
) {
  return [
    ...(ruledOut.length > 0
      ? [sayOfMove(language, 'told.ruled-out', { numbers: listed(ruledOut, language) })]
      : []),
    ...told.flatMap(({ place, sprint, parity, deck }) => [
      ...(sprint ? [sayOfMove(language, 'told.sprint', { place, sprint: sprint.join(' + ') })] : []),
      ...(parity ? [sayOfMove(language, `told.${parity}`, { place })] : []),
      ...(deck === null ? [sayOfMove(language, 'told.first-cards', { place })] : []),
      ...(typeof deck === 'number' ? [sayOfMove(language, 'told.deck', { place, deck })] : []),
    ]),
    ...turnedUp.map(({ place, card }) =>
      sayOfMove(language, 'told.turned', { place, the: theCard(card, language) }),
    ),
    ...(burnt.length > 0 ? [sayOfMove(language, 'told.burnt', { cards: listed(burnt, language) })] : []),
  ]
}
