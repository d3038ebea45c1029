import { expect, test } from 'vitest'
import { acceptedCoding } from './accepted-coding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br; q=0, gzip; q=0.0', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['br;q=often', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s asks for %s', (accept, coding) => {
  expect(acceptedCoding(accept, ['br', 'gzip'])).toBe(coding)
})
