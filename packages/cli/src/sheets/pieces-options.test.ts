import { failed, unwrap } from '@getaway/engine'
import { expect, test } from 'vitest'
import { parsePiecesCall } from './pieces-options.ts'

test('without anything: English, on A4, nothing to write', () => {
  expect(unwrap(parsePiecesCall([]))).toEqual({
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
  [['city'], "'city'"],
  [['castle'], "'castle'"],
  [['--nonsense'], '--nonsense'],
])('%j: says what is right', (args, sentence) => {
  const parsed = parsePiecesCall(args)
  expect(parsed).toEqual(failed(expect.stringContaining(sentence)))
})
