import { EVENT_CARDS, type EventIcon } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Chapter, Clause, Example, ExampleGroup, Rulebook } from '../../../rules/rulebook.ts'
import { type BookWords, type ChapterId, CLAUSES, type ClauseId } from './clauses.ts'
import { type ExampleWord, sayOfExample } from './example-words.ts'
import {
  type EscapeKey,
  escapeOf,
  type GuessKey,
  guessOf,
  type PlacementKey,
  placementOf,
} from './examples.ts'
import {
  FACES,
  pictureOfCards,
  pictureOfEscape,
  pictureOfEvent,
  pictureOfGuess,
  pictureOfPlacement,
} from './pictures.ts'
import { en } from './words-en.ts'
import { it } from './words-it.ts'

const BOOKS: Readonly<Record<Language, BookWords>> = { en, it }

type Draw = (language: Language) => Example

/** Which examples a clause has. */
const EXAMPLES: Partial<Record<ClauseId, readonly Draw[]>> = {
  'F1.1': [shown('cards')],
  'F1.2': [shown('decks')],
  'F1.3': [shown('signs'), shown('replacement')],
  'F4.1': [
    placement('near'),
    placement('sprint'),
    placement('sprints'),
    placement('lower'),
    placement('far'),
    placement('far-sprint'),
  ],
  'F4.2': [placement('bluff'), placement('escape-sprint')],
  'F5.2': [guess('one'), guess('several'), guess('partly')],
  'F6.1': [guess('all')],
  'F6.3': [outcome('manhunt'), outcome('away')],
}

/** The rules of Fugitive; its pictures are judged by the engine when they are drawn. */
export const fugitiveRulebook: Rulebook = {
  name: 'Fugitive',
  introOf: (language) => BOOKS[language].intro,
  chaptersOf: (language) => [
    ...(Object.keys(CLAUSES) as ChapterId[]).map((id): Chapter => {
      const { title, lead } = BOOKS[language].chapters[id]
      const clauses = CLAUSES[id].map((clause) => clauseOf(clause, language))
      return { id, number: id, title, lead, clauses, groups: [] }
    }),
    eventsIn(language),
  ],
  cardOf: (language) => [
    groupOf(language, 'card.flee', [
      placement('sprint'),
      placement('bluff'),
      placement('lower'),
      placement('far-sprint'),
    ]),
    groupOf(language, 'card.guess', [guess('several'), guess('partly')]),
    groupOf(language, 'card.win', [outcome('manhunt'), outcome('away')]),
  ],
}

/** Every event with its face: what they do is ours, so it is nowhere else to be read. */
function eventsIn(language: Language): Chapter {
  const { title, lead, points, groups } = BOOKS[language].events
  const groupsOf = (icon: EventIcon): ExampleGroup => ({
    ...groups[icon],
    examples: EVENT_CARDS.filter((card) => card.icon === icon).map((card) => ({
      key: card.id,
      verdict: 'shows',
      verdictText: '',
      caption: card.name[language],
      detail: card.text[language],
      picture: pictureOfEvent(card.id, language),
    })),
  })
  return {
    ...{ id: 'events', number: undefined, title, lead: { ...lead, points }, clauses: [] },
    groups: (['footprints', 'glass', 'neither'] as const).map(groupsOf),
  }
}

function groupOf(
  language: Language,
  key: 'card.flee' | 'card.guess' | 'card.win',
  examples: readonly Draw[],
): ExampleGroup {
  return {
    title: sayOfExample(language, key),
    text: sayOfExample(language, `${key}.text`),
    examples: examples.map((draw) => draw(language)),
  }
}

function clauseOf(id: ClauseId, language: Language): Clause {
  const { text, ours, table } = BOOKS[language].clauses[id]
  return { id, text, ours, table, examples: (EXAMPLES[id] ?? []).map((draw) => draw(language)) }
}

function placement(key: PlacementKey): Draw {
  return (language) => {
    const found = placementOf(key)
    const verdict = found.clause ? 'wrong' : 'right'
    const text = sayOfExample(language, `verdict.${verdict}`)
    return {
      key,
      verdict,
      verdictText: found.clause ? `${text} (${found.clause})` : text,
      caption: sayOfExample(language, key),
      detail: undefined,
      picture: pictureOfPlacement(found, language),
    }
  }
}

function guess(key: GuessKey): Draw {
  return (language) => {
    const found = guessOf(key)
    const verdict = found.isRight ? 'right' : 'wrong'
    return {
      key,
      verdict,
      verdictText: sayOfExample(language, `guess.${verdict}`),
      caption: sayOfExample(language, key),
      detail: undefined,
      picture: pictureOfGuess(found, language),
    }
  }
}

function outcome(key: EscapeKey): Draw {
  return (language) => shows(key, language, pictureOfEscape(escapeOf(key), language))
}

function shown(key: keyof typeof FACES): Draw {
  return (language) => shows(key, language, pictureOfCards(FACES[key](language)))
}

function shows(key: ExampleWord, language: Language, picture: Example['picture']): Example {
  const caption = sayOfExample(language, key)
  return { key, verdict: 'shows', verdictText: '', caption, detail: undefined, picture }
}
