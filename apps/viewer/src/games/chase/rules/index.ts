import type { Language } from '../../../language/language.ts'
import type { Chapter, Clause, Example, ExampleGroup, Rulebook } from '../../../rules/rulebook.ts'
import { sayChase } from '../telling/words.ts'
import { type BookWords, type ChapterId, CLAUSES, type ClauseId } from './clauses.ts'
import { type ExampleWord, sayOfExample } from './example-words.ts'
import {
  type JudgedExample,
  type JudgedKey,
  judgedOf,
  type PlacementKey,
  placementOf,
  type ShownKey,
  shownOf,
} from './examples.ts'
import {
  pictureOfBack,
  pictureOfJudged,
  pictureOfMarkers,
  pictureOfPlacement,
  pictureOfTiles,
} from './pictures.ts'
import { en } from './words-en.ts'
import { it } from './words-it.ts'

const BOOKS: Readonly<Record<Language, BookWords>> = { en, it }

type Draw = (language: Language) => Example

/** Which examples a clause has. */
const EXAMPLES: Partial<Record<ClauseId, readonly Draw[]>> = {
  'C1.1': [shown('items'), shown('hideouts')],
  'C1.4': [markers],
  'C5.1': [placement('corner'), placement('third')],
  'C5.2': [placement('street-street'), placement('zigzag'), placement('no-meeting'), placement('closed')],
  'C5.3': [
    placement('street-trees'),
    placement('trees-roadblock'),
    placement('roadblock-street'),
    placement('roadblock-roadblock'),
  ],
  'C7.2': [judged('onwards'), judged('level')],
  'C7.3': [judged('back')],
  'C8.3': [flipped],
}

/** The rules of Chase; its pictures are judged by the engine when they are drawn. */
export const chaseRulebook: Rulebook = {
  name: 'Chase',
  introOf: (language) => BOOKS[language].intro,
  chaptersOf: (language) =>
    (Object.keys(CLAUSES) as ChapterId[]).map(
      (id): Chapter => ({
        ...{ id, number: id, lead: undefined, groups: [] },
        title: BOOKS[language].chapters[id],
        clauses: CLAUSES[id].map((clause) => clauseOf(clause, language)),
      }),
    ),
  cardOf: (language) => [
    groupOf(language, 'card.place', [
      placement('street-street'),
      placement('street-trees'),
      placement('trees-roadblock'),
      placement('roadblock-street'),
      placement('roadblock-roadblock'),
      placement('no-meeting'),
      placement('third'),
    ]),
    groupOf(language, 'card.mark', [judged('onwards'), judged('back'), judged('level')]),
    groupOf(language, 'card.win', []),
  ],
}

function groupOf(
  language: Language,
  key: 'card.place' | 'card.mark' | 'card.win',
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
      picture: pictureOfPlacement(found),
    }
  }
}

function judged(key: JudgedKey): Draw {
  return (language) => {
    const found = judgedOf(key)
    return shows(key, language, pictureOfJudged(found), countsOf(found, language))
  }
}

function countsOf({ counts, right }: JudgedExample, language: Language): string {
  return sayOfExample(language, 'counts', {
    counts: counts
      .map(({ symbol, count }) =>
        sayOfExample(language, 'count', { symbol: sayChase(language, symbol), n: count }),
      )
      .join(', '),
    right: right.map((symbol) => sayChase(language, symbol)).join(sayChase(language, 'or')),
  })
}

function flipped(language: Language): Example {
  return shows('flipped', language, pictureOfBack(judgedOf('onwards')))
}

function shown(key: ShownKey): Draw {
  return (language) => shows(key, language, pictureOfTiles(shownOf(key)))
}

function markers(language: Language): Example {
  return shows('markers', language, pictureOfMarkers())
}

function shows(key: ExampleWord, language: Language, picture: Example['picture'], detail?: string): Example {
  const caption = sayOfExample(language, key)
  return { key, verdict: 'shows', verdictText: '', caption, detail, picture }
}
