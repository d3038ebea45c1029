import { expect, test } from 'vitest'
import { createKeptTournaments } from './kept-tournaments.ts'

const most = { tournaments: 3, bytes: 100 }
const known = (seq: number, bytes: number) => ({ seq, bytes })

test('so many are kept, and those that were asked for longest ago make room', () => {
  const kept = createKeptTournaments(most)
  for (const id of ['a', 'b', 'c', 'a', 'd']) kept.keep(id, known(1, 1))
  expect(['a', 'b', 'c', 'd'].map((id) => kept.get(id)?.seq)).toEqual([1, undefined, 1, 1])
})

test('large ones make room sooner, and the largest is kept alone', () => {
  const kept = createKeptTournaments(most)
  kept.keep('a', known(1, 60))
  kept.keep('b', known(1, 40))
  expect(kept.get('a')).toBeDefined()
  kept.keep('b', known(2, 41))
  expect([kept.get('a'), kept.get('b')?.seq]).toEqual([undefined, 2])
  kept.keep('c', known(1, 500))
  expect([kept.get('b'), kept.get('c')?.seq]).toEqual([undefined, 1])
  kept.keep('a', known(1, 10))
  expect([kept.get('a')?.seq, kept.get('c')]).toEqual([1, undefined])
})

test('what is known further is not forgotten for less', () => {
  const kept = createKeptTournaments(most)
  kept.keep('a', known(5, 10))
  kept.keep('a', known(4, 9))
  expect(kept.get('a')).toEqual(known(5, 10))
})
