import { expect, it } from 'vitest'
import { isGathering } from './is-gathering.ts'

function timelineOf(...types: string[]): Parameters<typeof isGathering>[0] {
  return {
    length: types.length,
    entryAt: (index) =>
      ({ event: { type: types[index] } }) as ReturnType<Parameters<typeof isGathering>[0]['entryAt']>,
  }
}

it.each([
  [true, []],
  [true, ['seat.taken', 'observer.admitted', 'seat.connected', 'seat.ready', 'seat.left']],
  [true, ['seat.taken', 'game.abandoned', 'game.sealed']],
  [false, ['seat.taken', 'seat.ready', 'round.dealt']],
  [false, ['seat.ready', 'cards.dealt', 'seat.disconnected']],
] as const)('%s: %j', (is, types) => {
  expect(isGathering(timelineOf(...types))).toBe(is)
})
