import { failed, unwrap } from '@getaway/engine'
import { expect, test } from 'vitest'
import { parseTilesCall } from './tiles-options.ts'

test('without anything: the city, on A4, 60 mm', () => {
  expect(unwrap(parseTilesCall([]))).toMatchObject({
    set: 'city',
    paper: { name: 'a4' },
    size: 60,
    print: undefined,
  })
})

test.each([
  [['--size', '29'], '--size must be a tile\'s edge in mm, from 30 to 90, not "29"'],
  [['--size', '6e1'], '--size'],
  [['--paper', 'a3'], '--paper must be a4 or letter, not "a3"'],
  [['--print', 'x.svg'], '--print must be a file that ends in .pdf, not "x.svg"'],
  [['--sheet', 'x.png'], '--sheet must be a file that ends in .svg'],
  [['--economy'], '--economy needs a file to print: --print'],
  [['city', 'plain-1'], 'name one tile set, not 2'],
  [['--nonsense'], '--nonsense'],
])('%j: says what is right', (args, sentence) => {
  const parsed = parseTilesCall(args)
  expect(parsed).toEqual(failed(expect.stringContaining(sentence)))
})
