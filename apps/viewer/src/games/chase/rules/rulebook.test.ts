import { readFileSync } from 'node:fs'
import { CHASE_1, checkMarkers, type Round } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../language/language.ts'
import { CLAUSES } from './clauses.ts'
import {
  type JudgedKey,
  judgedOf,
  PLACEMENT_KEYS,
  type Placement,
  type PlacementKey,
  placementOf,
} from './examples.ts'
import { chaseRulebook } from './index.ts'

const expected: Record<PlacementKey, Placement['clause']> = {
  'street-street': undefined,
  'street-trees': undefined,
  'trees-roadblock': undefined,
  zigzag: undefined,
  corner: undefined,
  'roadblock-street': 'C5.3',
  'roadblock-roadblock': 'C5.3',
  'no-meeting': 'C5.2',
  closed: 'C5.2',
  third: 'C5.1',
}

describe('a placement is what its caption says', () => {
  it.each(PLACEMENT_KEYS)('%s', (key) => {
    expect(placementOf(key).clause).toBe(expected[key])
  })

  it.each(PLACEMENT_KEYS)('%s: all that lay there before was placed correctly', (key) => {
    const { lying } = placementOf(key)
    for (let index = 2; index < lying.length; index++) {
      const [one, other] = [lying[index - 1], lying[index - 2]]
      expect(Math.abs((one?.x ?? 9) - (other?.x ?? 0)) + Math.abs((one?.y ?? 9) - (other?.y ?? 0))).toBe(1)
    }
  })
})

describe('a marker is right as the engine checks it', () => {
  it.each([
    { key: 'onwards', final: false, level: 1 },
    { key: 'back', final: true, level: 1 },
    { key: 'level', final: false, level: 2 },
  ] as const)('$key', ({ key, final, level }) => {
    const { marked, towards, right } = judgedOf(key satisfies JudgedKey)
    const moment = { seq: 1, at: 0, by: 0, order: 0 }
    const tiles = (final ? [towards, marked] : [marked, towards]).map((tile) => ({ ...tile, ...moment }))
    const markers = tiles
      .slice(0, final ? 2 : 1)
      .map((_, index) => ({ ...moment, symbol: 'star', final: final && index === 1 }))
    const round = { paths: [{ tiles, markers, start: undefined, caught: undefined }] } as unknown as Round
    const prison = { ...marked, x: -9, y: -9 }
    const [checked] = checkMarkers({ prison, rules: CHASE_1 }, round).slice(-1)
    expect([...(checked?.allowed ?? [])].toSorted()).toEqual([...right].toSorted())
    expect(right.length).toBe(level)
  })
})

describe('the clauses', () => {
  const written = readFileSync(new URL('../../../../../../docs/rules.md', import.meta.url), 'utf8')
  const numbers = [...written.matchAll(/^\*\*(C\d+\.\d+)\*\*/gm)].map(([, number]) => number)

  it('are those of the rules that the engine plays by', () => {
    expect(Object.values(CLAUSES).flat()).toEqual(numbers)
  })

  it.each(LANGUAGES)('%s: each says something, and ours is marked where it is there', (language) => {
    const clauses = chaseRulebook.chaptersOf(language).flatMap((chapter) => chapter.clauses)
    for (const { id, text, ours } of clauses) {
      expect(text.length, id).toBeGreaterThan(30)
      const paragraph = written.split(`**${id}**`)[1]?.split(/\n\*\*C\d|\n## /)[0] ?? ''
      if (ours) expect(paragraph.toLowerCase(), id).toContain('ours')
    }
  })

  it.each(LANGUAGES)('%s: the card has right and wrong placements', (language) => {
    const verdicts = chaseRulebook
      .cardOf(language)
      .flatMap(({ examples }) => examples.map((one) => one.verdict))
    expect(verdicts.filter((one) => one === 'right').length).toBeGreaterThan(2)
    expect(verdicts.filter((one) => one === 'wrong').length).toBeGreaterThan(3)
  })
})
