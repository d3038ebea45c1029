import { expect, it } from 'vitest'
import { liveliest } from './liveliest.ts'

const match = (id: string, head: number, createdAt = 0) => ({ id, head, createdAt })

it.each([
  { name: 'nothing lives', now: [], before: [], id: undefined },
  { name: 'at first sight the newest', now: [match('a', 90, 1), match('b', 2, 2)], before: [], id: 'b' },
  {
    name: 'then where most happens',
    now: [match('a', 99, 1), match('b', 3, 2)],
    before: [match('a', 90), match('b', 2)],
    id: 'a',
  },
])('$name', ({ now, before, id }) => {
  expect(liveliest(now, before)?.id).toBe(id)
})
