import { expect, test } from 'vitest'
import { namedMatch } from './named-match.ts'

test.each([
  { text: ' abc-1_2 ', named: { match: 'abc-1_2' } },
  { text: 'https://table.example/replay/m1?t=3s', named: { match: 'm1' } },
  { text: 'https://table.example/audit/imported/m1', named: { match: 'm1', isImported: true } },
  { text: 'https://table.example/review/imported/m1?seat=1', named: { match: 'm1', isImported: true } },
  { text: 'https://table.example/review/file', named: undefined },
  { text: 'https://table.example/rules', named: undefined },
  { text: 'two words', named: undefined },
  { text: '', named: undefined },
])('$text names $named', ({ text, named }) => {
  expect(namedMatch(text)).toEqual(named)
})
