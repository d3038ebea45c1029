import { expect, it } from 'vitest'
import { partsOf } from './clause-text.tsx'

const cases = [
  { text: 'plain', parts: ['plain:plain'] },
  { text: 'a **roadblock** meets', parts: ['plain:a ', 'strong:roadblock', 'plain: meets'] },
  { text: '*fair* and **free**.', parts: ['marked:fair', 'plain: and ', 'strong:free', 'plain:.'] },
  { text: 'two * two', parts: ['plain:two * two'] },
]

it.each(cases)('$text', ({ text, parts }) => {
  expect(partsOf(text).map(({ kind, words }) => `${kind}:${words}`)).toEqual(parts)
})
