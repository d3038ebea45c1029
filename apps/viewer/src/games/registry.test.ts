import { RULES_WITH_TABLE } from '@getaway/client/tables'
import { type LogEvent, newestGames, seededRandom, simulate } from '@getaway/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { GAME_ENTRIES, gameEntryOf, hasTable, playedBy } from './registry.ts'
import { registerWithoutTable, WITHOUT_TABLE } from './testing/without-table.ts'

afterAll(registerWithoutTable())

const created = (data: object): LogEvent => ({
  seq: 1,
  type: 'game.created',
  at: 0,
  by: 'server',
  data: { ...data },
  hash: '',
})

describe('the rules and the table of a match', () => {
  it.each([
    { data: { game: 'chase', rules: 'chase/1' }, rules: 'chase/1', isShown: true },
    { data: { game: 'chase' }, rules: 'chase/1', isShown: true },
    { data: { game: 'fugitive', rules: 'fugitive/1' }, rules: 'fugitive/1', isShown: true },
    { data: { game: WITHOUT_TABLE, rules: `${WITHOUT_TABLE}/1` }, rules: 'fugitive/1', isShown: false },
    { data: { game: 'chase', rules: 'chase/2' }, rules: undefined, isShown: false },
    { data: { game: 'chase', rules: 1 }, rules: undefined, isShown: false },
    { data: { game: 'toString' }, rules: undefined, isShown: false },
    { data: {}, rules: undefined, isShown: false },
  ])('$data', async ({ data, rules, isShown }) => {
    const played = await playedBy(created(data))
    expect(played?.game.rules).toBe(rules)
    expect(played?.table !== undefined).toBe(isShown)
  })

  it.each([
    ['chase', true],
    ['fugitive', true],
    [WITHOUT_TABLE, false],
    ['toString', false],
  ])('%s has a table: %s', (game, has) => {
    expect(hasTable(game)).toBe(has)
  })
})

it('every version says truly whether it has a table', async () => {
  for (const { rules, load } of GAME_ENTRIES.flatMap(({ versions }) => versions)) {
    expect((await load()).table !== undefined, rules).toBe(RULES_WITH_TABLE.includes(rules))
  }
  const known = GAME_ENTRIES.flatMap(({ versions }) => versions.map(({ rules }) => rules))
  expect(known).toEqual(expect.arrayContaining([...RULES_WITH_TABLE]))
})

describe('every game of the engine is registered here', () => {
  it.each(newestGames().map((game) => [game.id, game] as const))('%s', (id, game) => {
    const entry = gameEntryOf(id)
    expect(entry?.versions.map(({ rules }) => rules)).toContain(game.rules)
    const seats = Array.from({ length: 2 }, () => 'regular')
    const { events } = simulate({ game, id: 'm', at: 0, seats, random: seededRandom(1) })
    const [created] = events
    if (!created) throw new Error('a match begins with an event')
    const marks = game.outcomeOf(game.begin(created)).players[0]?.marks ?? {}
    if (entry?.practice) expect(entry.practice.strengths).toEqual(Object.keys(game.bots))
    expect(entry?.marks.map((mark) => mark.id).sort()).toEqual(Object.keys(marks).sort())
  })

  it.each(GAME_ENTRIES)('$id has its words in every language', ({ intro, marks }) => {
    for (const language of LANGUAGES)
      for (const text of [intro[language], ...marks.map(({ label }) => label[language])])
        expect(text).not.toBe('')
  })
})
