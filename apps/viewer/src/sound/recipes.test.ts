import { expect, it } from 'vitest'
import { RECIPES } from './recipes.ts'
import { TREMBLES } from './trembles.ts'

it.each(Object.entries(RECIPES))('%s is short, and not louder than can be played', (_, voices) => {
  for (const { at, length, from, to = from, gain } of voices) {
    expect(at + length).toBeLessThanOrEqual(1)
    expect(gain).toBeGreaterThan(0)
    expect(gain).toBeLessThanOrEqual(1)
    // Exponential glides reach no zero.
    for (const pitch of [from, to]) expect(pitch).toBeGreaterThan(20)
  }
})

it('a hand feels no more than it can tell apart', () => {
  for (const tremble of Object.values(TREMBLES)) expect(tremble.length).toBeLessThanOrEqual(3)
})
