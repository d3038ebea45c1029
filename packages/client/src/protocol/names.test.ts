import { problemBy } from '@getaway/engine/schema'
import { expect, test } from 'vitest'
import { joinSeat } from './http.ts'

const token = 'k3Jx0v5nq2mW8r1yT6uB4cZ7aD9eFhGiLsPoQtVwXyA'
const problemOf = (name: string) => problemBy(joinSeat, { invitation: token, token, name }, 'body')

test.each(['Ann', '李', 'Ñandú', '⠁⠀⠃', 'é', '👨‍👩‍👧', '❤️', '한글', 'J. R.', '🫠'])(
  '%s is a name',
  (name) => {
    expect(problemOf(name)).toBeUndefined()
  },
)

const BLANKS = [
  ['Hangul filler', '\u3164'],
  ['Hangul filler of half width', '\uffa0'],
  ['Hangul choseong filler', '\u115f'],
  ['Hangul jungseong filler', '\u1160'],
  ['Braille blank', '\u2800'],
  ['combining grapheme joiner', '\u034f'],
  ['Khmer inherent vowel', '\u17b4'],
  ['Mongolian vowel separator', '\u180e'],
  ['zero width joiner', '\u200d'],
  ['variation selector', '\ufe0f'],
  ['variation selector of the supplement', '\u{e0100}'],
  ['tag', '\u{e0041}'],
  ['combining accent', '\u0301'],
  ['Egyptian blank', '\u{13441}'],
  ['null notehead', '\u{1d159}'],
  ['object', '\ufffc'],
  ['no-break space', '\u00a0'],
  ['ideographic space', '\u3000'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
] as const

test.each(BLANKS)('%s: no name, alone or repeated or between spaces', (_, blank) => {
  for (const name of [blank, blank.repeat(5), `${blank} ${blank}`]) expect(problemOf(name)).toBeDefined()
})

test.each(['\u3164', '\u115f', '\u034f', '\u2060', '\u202e'])(
  'U+%s: not in a name either, which would look like another',
  (blank) => expect(problemOf(`Ann${blank}`)).toBe('body.name must have no invisible characters'),
)

test('what is missing is said', () => {
  expect(problemOf('\u2800')).toBe('body.name: must have a character that can be seen')
})
