import { describe, expect, it } from 'vitest'
import { dictionary, languageOf } from './language.ts'
import { localeOf } from './locale-of.ts'

describe('the language of the browser', () => {
  it.each([
    { wanted: ['it-CH', 'en'], language: 'it' },
    { wanted: ['de', 'it', 'en'], language: 'it' },
    { wanted: ['EN-gb'], language: 'en' },
    { wanted: ['ja'], language: 'en' },
    { wanted: [], language: 'en' },
  ])('$wanted → $language', ({ wanted, language }) => {
    expect(languageOf(wanted)).toBe(language)
  })
})

describe('days and hours', () => {
  it.each([
    { language: 'en', wanted: ['it-IT', 'en-US', 'en'], locale: 'en-US' },
    { language: 'it', wanted: ['en-GB'], locale: 'it' },
  ] as const)('$language among $wanted → $locale', ({ language, wanted, locale }) => {
    expect(localeOf(language, wanted)).toBe(locale)
  })
})

describe('a dictionary', () => {
  it('fills in the values', () => {
    const say = dictionary({ en: { round: 'Round {n}' }, it: { round: '{n}ª manche' } })
    expect(say('en', 'round', { n: 3 })).toBe('Round 3')
    expect(say('it', 'round', { n: 3 })).toBe('3ª manche')
  })
})
