import { expect, it } from 'vitest'
import { EARLY, sharesBySession, sharesByTrait } from './weak-spots.ts'

const MINUTE = 60_000_000
const trait = {
  id: 'way',
  words: { en: 'way', it: 'via' },
  values: ['north', 'south'].map((id) => ({ id, words: { en: id, it: id } })),
}
const act = (at: number, way: string, isWrong = false) => ({
  ...{ at, kind: 'tile', traits: { way } },
  clause: isWrong ? 'C5.2' : undefined,
})

it('counts what went wrong by the values of a trait, in its order, and says where there is too little', () => {
  const acts = [
    ...Array.from({ length: 30 }, (_, nth) => act(nth, 'south', nth < 3)),
    ...Array.from({ length: 5 }, (_, nth) => act(nth, 'north', nth < 2)),
  ]
  const [north, south] = sharesByTrait([{ createdAt: 0, acts }], trait)
  expect(north).toMatchObject({ id: 'north', wrong: 2, of: 5, isTooFew: true })
  expect(south).toMatchObject({ id: 'south', wrong: 3, of: 30, isTooFew: false })
  expect(south?.interval.low).toBeGreaterThan(0)
  expect(south?.interval.high).toBeLessThan(0.3)
})

it('a session goes on from match to match, and begins again after a pause', () => {
  const match = (createdAt: number, ...into: number[]) => ({
    createdAt,
    acts: into.map((one) => act(createdAt + one, 'north')),
  })
  const [early, later] = sharesBySession([
    // Given the newest first, as lists have them.
    match(200 * MINUTE, MINUTE),
    match(25 * MINUTE, MINUTE),
    match(0, MINUTE, 19 * MINUTE),
  ])
  expect([early?.of, later?.of]).toEqual([3, 1])
  expect(EARLY).toBe(20 * MINUTE)
})
