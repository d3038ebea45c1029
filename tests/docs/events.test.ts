import { readFileSync } from 'node:fs'
import { EVENT_CARDS } from '@getaway/engine/fugitive'
import { expect, test } from 'vitest'

test.each(EVENT_CARDS)('$id stands in the rules page as it is printed on the card', ({ id, name, text }) => {
  const page = readFileSync(new URL('../../docs/fugitive.md', import.meta.url), 'utf8')
  expect(page).toContain(`| \`${id}\` | ${name.en} | ${name.it} | ${text.en} |\n`)
})
