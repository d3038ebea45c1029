import { describe, expect, it } from 'vitest'
import { formatLook, parseLook, questionIn } from './match-search.ts'

describe('a search in the address', () => {
  it.each([
    ['?player=Ada', { player: 'Ada' }],
    [
      '?player=Ada+%26+Ben&game=chase&day=2026-11-18',
      { player: 'Ada & Ben', game: 'chase', day: '2026-11-18' },
    ],
    ['?day=2024-02-29', { day: '2024-02-29' }],
    ['', undefined],
  ])('%s', (search, look) => {
    expect(parseLook(search)).toEqual(look)
    expect(look ? formatLook(look) : '').toBe(search)
  })

  it.each([
    ['no such day', '?day=2026-02-30', undefined],
    ['no day at all', '?day=yesterday', undefined],
    ['nothing but spaces', '?player=%20%20', undefined],
    ['spaces around a name', '?player=%20Ada%20', { player: 'Ada' }],
    ['a name that nobody has', `?player=${'a'.repeat(60)}`, { player: 'a'.repeat(40) }],
    ['what nobody asks', '?t=5&day=2026-11-18', { day: '2026-11-18' }],
  ])('%s', (_, search, look) => {
    expect(parseLook(search)).toEqual(look)
  })

  it.each([
    ['an empty form asks nothing', { player: ' ', game: '' }, undefined],
    ['a name still being written', { player: 'Ada ', game: '' }, { player: 'Ada' }],
  ])('%s', (_, form, question) => {
    expect(questionIn(form)).toEqual(question)
  })
})
