import { describe, expect, it } from 'vitest'
import { dictionary, languageOf } from './language.ts'

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

describe('a dictionary', () => {
  it('fills in the values', () => {
    const say = dictionary({ en: { round: 'Round {n}' }, it: { round: '{n}ª manche' } })
    expect(say('en', 'round', { n: 3 })).toBe('Round 3')
    expect(say('it', 'round', { n: 3 })).toBe('3ª manche')
  })
})
