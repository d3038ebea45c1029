import type { LogEvent } from '@getaway/engine'
import { describe, expect, it } from 'vitest'
import { hasTable, playedBy } from './registry.ts'

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
    { data: { game: 'fugitive', rules: 'fugitive/1' }, rules: 'fugitive/1', isShown: false },
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
    ['fugitive', false],
    ['toString', false],
  ])('%s has a table: %s', (game, has) => {
    expect(hasTable(game)).toBe(has)
  })
})
