import { describe, expect, it } from 'vitest'
import { liveliest, stayOrChange } from './liveliest.ts'

const match = (id: string, head: number, createdAt = 0, name: string | null = 'Ada') => ({
  id,
  head,
  createdAt,
  players: [{ name: 'Ben' }, { name }],
})
const waiting = (id: string, head: number, createdAt = 0) => match(id, head, createdAt, null)

describe('the liveliest match', () => {
  it.each([
    { name: 'nothing lives', now: [], before: [], id: undefined },
    { name: 'at first sight the newest', now: [match('a', 90, 1), match('b', 2, 2)], before: [], id: 'b' },
    {
      name: 'then where most happens',
      now: [match('a', 99, 1), match('b', 3, 2)],
      before: [match('a', 90), match('b', 2)],
      id: 'a',
    },
    {
      name: 'who waits for players comes last',
      now: [match('a', 9, 1), waiting('b', 3, 2)],
      before: [match('a', 9), waiting('b', 2)],
      id: 'a',
    },
    { name: 'unless all wait', now: [waiting('a', 9, 1)], before: [], id: 'a' },
  ])('$name', ({ now, before, id }) => {
    expect(liveliest(now, before)?.id).toBe(id)
  })
})

describe('the match that is shown', () => {
  const SECOND = 1000
  const shown = { id: 'a', head: 9, movedAt: 0 }
  const others = [match('b', 3)]
  it.each([
    { name: 'stays while it moves', now: match('a', 10), other: match('b', 5), after: 60, id: 'a' },
    { name: 'stays for a pause', now: match('a', 9), other: match('b', 5), after: 15, id: 'a' },
    { name: 'gives way when it stands', now: match('a', 9), other: match('b', 5), after: 21, id: 'b' },
    { name: 'stays if nothing else stirs', now: match('a', 9), other: match('b', 3), after: 60, id: 'a' },
    { name: 'gives way if it only waits', now: waiting('a', 10), other: match('b', 5), after: 3, id: 'b' },
    { name: 'not to one that waits', now: match('a', 9), other: waiting('b', 5), after: 60, id: 'a' },
  ])('$name', ({ now, other, after, id }) => {
    expect(stayOrChange(shown, [now, other], [match('a', 9), ...others], after * SECOND).id).toBe(id)
  })

  it('gives way at once if it has not been seen to move at all', () => {
    const found = { ...shown, hasMoved: false }
    const before = [match('a', 9), ...others]
    expect(stayOrChange(found, [match('a', 9), match('b', 5)], before, 3 * SECOND).id).toBe('b')
    expect(stayOrChange(found, [match('a', 10), match('b', 5)], before, 3 * SECOND)).toMatchObject({
      id: 'a',
      hasMoved: true,
    })
  })
})
