import { expect, it } from 'vitest'
import { wayToMatch } from './way-to-match.ts'

it.each([
  { game: 'chase', status: 'live', href: '/watch/m1' },
  { game: 'chase', status: 'waiting', href: '/watch/m1' },
  { game: 'chase', status: 'over', href: '/replay/m1' },
  { game: 'fugitive', status: 'live', href: undefined },
  { game: 'fugitive', status: 'over', href: '/audit/m1' },
  { game: 'unknown', status: 'live', href: undefined },
] as const)('$game, $status: $href', ({ game, status, href }) => {
  expect(wayToMatch({ id: 'm1', game, status })?.href).toBe(href)
})
