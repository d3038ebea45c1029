import { expect, it } from 'vitest'
import { readTarget } from './read-target.ts'

it.each([
  [' spring-open ', 'spring-open', undefined],
  ['https://getaway.example/watch/m1?t=5s', 'm1', undefined],
  ['https://getaway.example/embed/m1', 'm1', undefined],
  ['https://getaway.example/overlay/m1?delay=5#logo=', 'm1', '?delay=5#logo='],
  ['https://getaway.example/rules', '', undefined],
  ['https://', 'https://', undefined],
])('%s', (text, target, asked) => {
  const read = readTarget(text)
  expect(read.target).toBe(target)
  expect(read.address && `${read.address.search}${read.address.hash}`).toBe(asked)
})
