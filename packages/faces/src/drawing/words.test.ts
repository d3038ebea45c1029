import { describe, expect, it } from 'vitest'
import { widthOf } from './letter-widths.ts'
import { wrapLines } from './words.ts'

describe('lines', () => {
  const text = 'The next hideout may lie 2 further, but without sprint cards.'

  it.each([30, 50, 80, 120, 400])(
    '%i wide: none is longer, none could be spared, all words are there',
    (width) => {
      const lines = wrapLines(text, width, 7)
      expect(lines.join(' ')).toBe(text)
      for (const line of lines) expect(widthOf(line, 7)).toBeLessThanOrEqual(width)
      expect(lines.length).toBeGreaterThanOrEqual(widthOf(text, 7) / width)
    },
  )

  it('are even: no word is left alone where two lines can share', () => {
    expect(wrapLines('one two three four', widthOf('one two three', 10), 10)).toEqual([
      'one two',
      'three four',
    ])
  })

  it('a word that is too long stands alone and whole', () => {
    expect(wrapLines('an unbelievably long word', 20, 10)).toContain('unbelievably')
  })
})

describe('widths', () => {
  it.each([
    ['l', 0.222],
    ['è', 0.556],
    ['W', 0.944],
    // Not known: as wide as any.
    ['漢', 1],
  ])('%s', (letter, width) => {
    expect(widthOf(letter, 1)).toBeCloseTo(width)
  })

  it('bold is wider', () => {
    expect(widthOf('nascondiglio', 10, true)).toBeGreaterThan(widthOf('nascondiglio', 10))
  })
})
