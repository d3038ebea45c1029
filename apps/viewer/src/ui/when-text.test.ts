import { expect, it } from 'vitest'
import { whenText } from './when-text.ts'

const now = new Date(2026, 10, 18, 17, 5)

it.each([
  { name: 'today', at: new Date(2026, 10, 18, 9, 3), locale: 'en-GB', text: '09:03' },
  {
    name: 'by the habits of the place',
    at: new Date(2026, 10, 18, 15, 3),
    locale: 'en-US',
    text: '03:03 PM',
  },
  { name: 'yesterday', at: new Date(2026, 10, 17, 18, 3), locale: 'en-GB', text: '17 Nov, 18:03' },
  { name: 'last year', at: new Date(2025, 11, 31, 18, 3), locale: 'en-GB', text: '31 Dec 2025, 18:03' },
])('$name: $text', ({ at, locale, text }) => {
  expect(whenText(at, now, locale).replaceAll('\u202f', ' ')).toBe(text)
})
