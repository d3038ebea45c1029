import { describe, expect, test } from 'vitest'
import { releasedGames } from '../games/registry.ts'
import { find, findRefused, tellFinding } from './finding.ts'
import { FINDINGS } from './finding-texts.ts'

const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted()
const games = releasedGames.newestGames()

describe.each([
  { name: 'any game', texts: FINDINGS },
  ...games.map(({ id, differences }) => ({ name: id, texts: differences.texts })),
])('the findings of $name', ({ texts }) => {
  test.each(Object.entries(texts))('%s is a sentence in both languages, of the same values', (_, text) => {
    const [what, en, it] = text
    // A refusal has its own sentence in each language.
    const own = (values: string[]) => values.filter((value) => value !== '{en}' && value !== '{it}')
    expect(own(valuesIn(it))).toEqual(own(valuesIn(en)))
    for (const value of own(valuesIn(en))) expect(valuesIn(what)).toContain(value)
    expect(it).not.toBe(en)
    for (const said of [en, it]) expect(said).toMatch(/^[\p{Lu}{].*[.)}]$/u)
  })
})

test('no game takes a code that any log may have', () => {
  for (const { differences } of games)
    for (const code of Object.keys(differences.texts)) expect(FINDINGS).not.toHaveProperty(code)
})

const [chase] = games
const { differences } = chase ?? { differences: { texts: {}, words: {} } }
const told = (finding: ReturnType<typeof find>) =>
  tellFinding(finding, differences, (seat) => ['Ada', 'Ben'][seat] ?? '')

test('a difference is told with names and in the words of people', () => {
  const refusal = {
    code: 'winner-differs',
    clause: 'C9.2',
    text: { en: '', it: '' },
    values: { winner: { seat: 1 }, due: 'nobody yet' },
  }
  const finding = findRefused({ seq: 9, type: 'game.ended' }, refusal, differences)
  expect(finding.what).toBe('game.ended says seat 1 won, the replay says nobody yet (C9.2)')
  expect(told(finding)).toEqual({
    en: 'The record says that Ben won the match, the replay says: nobody yet. (C9.2)',
    it: 'Il registro dice che Ben ha vinto la partita, il replay dice: ancora nessuno. (C9.2)',
  })
})

test('what the rules refuse is told in the words of the refusal', () => {
  const refusal = { code: 'cell-taken', clause: 'C4.2', text: { en: 'Taken.', it: 'Occupata.' } }
  const finding = findRefused({ seq: 9, type: 'tile.placed' }, refusal, differences)
  expect(finding.what).toBe('tile.placed: Taken. (C4.2)')
  expect(told(finding).it).toBe(
    'Le regole avrebbero rifiutato questo evento (tile.placed): «Occupata.» (C4.2)',
  )
})

test('a word of the log that no object may have by chance stays as it is', () => {
  expect(told(find(3, 'seal-passed', { type: 'constructor' })).en).toBe(
    'Nothing may follow the seal (constructor).',
  )
})
