import { afterAll, expect, it } from 'vitest'
import { registerWithoutTable, WITHOUT_TABLE } from '../../games/testing/without-table.ts'
import { wayToMatch } from './way-to-match.ts'

afterAll(registerWithoutTable())

it.each([
  { game: 'chase', status: 'live', href: '/watch/m1' },
  { game: 'chase', status: 'waiting', href: '/watch/m1' },
  { game: 'chase', status: 'over', href: '/replay/m1' },
  { game: 'fugitive', status: 'live', href: '/watch/m1' },
  { game: WITHOUT_TABLE, status: 'live', href: undefined },
  { game: WITHOUT_TABLE, status: 'over', href: '/audit/m1' },
  { game: 'unknown', status: 'live', href: undefined },
] as const)('$game, $status: $href', ({ game, status, href }) => {
  expect(wayToMatch({ id: 'm1', game, status })?.href).toBe(href)
})
