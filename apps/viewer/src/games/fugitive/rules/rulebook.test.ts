import { readFileSync } from 'node:fs'
import { EVENT_CARDS } from '@getaway/engine/fugitive'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../language/language.ts'
import { CLAUSES } from './clauses.ts'
import {
  ESCAPE_KEYS,
  type EscapeKey,
  escapeOf,
  GUESS_KEYS,
  type GuessKey,
  guessOf,
  PLACEMENT_KEYS,
  type PlacementKey,
  placementOf,
} from './examples.ts'
import { fugitiveRulebook } from './index.ts'

const placements: Record<PlacementKey, string | undefined> = {
  near: undefined,
  sprint: undefined,
  sprints: undefined,
  bluff: undefined,
  lower: 'F4.1',
  far: 'F4.1',
  'far-sprint': 'F4.1',
  'escape-sprint': 'F4.2',
}
const guesses: Record<GuessKey, { right: boolean; up: number[]; isOver: boolean }> = {
  one: { right: true, up: [7], isOver: false },
  several: { right: true, up: [3, 11], isOver: false },
  partly: { right: false, up: [], isOver: false },
  all: { right: true, up: [6, 9], isOver: true },
}
const escapes: Record<EscapeKey, boolean> = { manhunt: true, away: false }

describe('the pictures are what their captions say', () => {
  it.each(PLACEMENT_KEYS)('F4, placing: %s', (key) => {
    expect(placementOf(key).clause).toBe(placements[key])
  })

  it.each(GUESS_KEYS)('F5, guessing: %s', (key) => {
    const { isRight, row } = guessOf(key)
    const up = row.flatMap(({ isUp, card }) => (isUp && card !== undefined ? [card] : []))
    const { right, up: due, isOver } = guesses[key]
    expect({ isRight, up, isOver: up.length === row.length }).toEqual({ isRight: right, up: due, isOver })
  })

  it.each(ESCAPE_KEYS)('F6.3, placing the 42: %s', (key) => {
    expect(escapeOf(key).isManhunt).toBe(escapes[key])
  })
})

describe('the clauses', () => {
  const written = readFileSync(new URL('../../../../../../docs/fugitive.md', import.meta.url), 'utf8')
  const numbers = [...written.matchAll(/^\*\*(F\d+\.\d+)\*\*|^\*\*(F\d+\.\d+) /gm)].map(
    ([, plain, named]) => plain ?? named,
  )

  it('are those of the rules that the engine plays by', () => {
    expect(Object.values(CLAUSES).flat()).toEqual(numbers)
  })

  it.each(LANGUAGES)('%s: each says something, and ours is marked where it is there', (language) => {
    const clauses = fugitiveRulebook.chaptersOf(language).flatMap((chapter) => chapter.clauses)
    expect(clauses.map(({ id }) => id)).toEqual(numbers)
    for (const { id, text, ours } of clauses) {
      expect(text.length, id).toBeGreaterThan(30)
      const paragraph = written.split(`**${id}`)[1]?.split(/\n\*\*F\d|\n## /)[0] ?? ''
      if (ours) expect(paragraph.toLowerCase(), id).toMatch(/ours|settled/)
    }
  })
})

describe('the events', () => {
  it.each(LANGUAGES)('%s: all of them, each with its face, its name and what it does', (language) => {
    const events = fugitiveRulebook.chaptersOf(language).find(({ id }) => id === 'events')
    const shown = events?.groups.flatMap(({ examples }) => examples) ?? []
    expect(shown.map(({ key }) => key).toSorted()).toEqual(EVENT_CARDS.map(({ id }) => id).toSorted())
    for (const { key, caption, detail, picture } of shown) {
      const card = EVENT_CARDS.find(({ id }) => id === key)
      expect([caption, detail]).toEqual([card?.name[language], card?.text[language]])
      expect(picture.pieces).toHaveLength(1)
    }
  })
})

it.each(LANGUAGES)(
  '%s: the card shows what is allowed and what is not, right guesses and wrong ones',
  (language) => {
    const groups = fugitiveRulebook.cardOf(language)
    const count = (verdict: string) =>
      groups.map(({ examples }) => examples.filter((one) => one.verdict === verdict).length)
    expect(count('right')).toEqual([2, 1, 0])
    expect(count('wrong')).toEqual([2, 1, 0])
  },
)
