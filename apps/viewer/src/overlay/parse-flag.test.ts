import { describe, expect, it } from 'vitest'
import { countryOf, flagCharacter, parseFlag } from './parse-flag.ts'

describe('a flag', () => {
  it.each([
    ['it', 'IT', '🇮🇹', 'Italy'],
    ['IT', 'IT', '🇮🇹', 'Italy'],
    ['🇮🇹', 'IT', '🇮🇹', 'Italy'],
    ['jp', 'JP', '🇯🇵', 'Japan'],
    ['gb-sct', 'GB-SCT', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', 'GB-SCT'],
  ])('%s', (text, code, character, country) => {
    expect(parseFlag(text)).toBe(code)
    expect(flagCharacter(code)).toBe(character)
    expect(countryOf(code, 'en')).toBe(country)
  })

  it.each(['', 'i', 'ita', 'qq', 'gb-lnd', '<b', '🏳️', '🇮', 'https://x.example/it.png'])(
    '%s is none',
    (text) => {
      expect(parseFlag(text)).toBeUndefined()
    },
  )
})
