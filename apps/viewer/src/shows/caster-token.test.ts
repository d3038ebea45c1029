import { expect, it } from 'vitest'
import { createCasterToken } from './caster-token.ts'

const TOKEN = 'T'.repeat(43)
const at = (pathname: string, hash: string, tab = new Map<string, string>()) => {
  const cleaned: string[] = []
  const tokens = createCasterToken({
    location: { pathname, hash, search: '' },
    clean: (address) => void cleaned.push(address),
    tab: { getItem: (name) => tab.get(name) ?? null, setItem: (name, value) => void tab.set(name, value) },
  })
  return { tokens, cleaned, tab }
}

it('a token is taken out of the address, and kept in this tab for its match', () => {
  const { tokens, cleaned, tab } = at('/caster/m1', `#c=${TOKEN}`)
  expect(cleaned).toEqual(['/caster/m1'])
  expect(tokens.of('m1')).toBe(TOKEN)
  expect(tokens.of('m2')).toBeUndefined()
  expect(at('/caster/m1', '', tab).tokens.of('m1')).toBe(TOKEN)
})

it.each([
  ['/caster/m1', ''],
  ['/caster/m1', '#c=short'],
  ['/watch/m1', `#c=${TOKEN}`],
])('nothing is taken from %s%s', (pathname, hash) => {
  const { tokens, cleaned } = at(pathname, hash)
  expect(cleaned).toEqual([])
  expect(tokens.of('m1')).toBeUndefined()
})
