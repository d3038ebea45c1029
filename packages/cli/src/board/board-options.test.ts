import { failed, unwrap } from '@getaway/engine'
import { expect, test } from 'vitest'
import { parseBoardCall } from './board-options.ts'

test('without anything: English, on A4, nothing to write', () => {
  expect(unwrap(parseBoardCall([]))).toEqual({
    sheet: undefined,
    print: undefined,
    language: 'en',
    paper: expect.objectContaining({ name: 'a4' }),
    force: false,
    json: false,
  })
})

test.each([
  [['--language', 'fr'], '--language must be en or it, not "fr"'],
  [['--paper', 'a3'], '--paper must be a4 or letter, not "a3"'],
  [['--print', 'x.svg'], '--print must be a file that ends in .pdf, not "x.svg"'],
  [['--sheet', 'x.png'], '--sheet must be a file that ends in .svg'],
  [['castle'], "'castle'"],
])('%j: says what is right', (args, sentence) => {
  expect(parseBoardCall(args)).toEqual(failed(expect.stringContaining(sentence)))
})
