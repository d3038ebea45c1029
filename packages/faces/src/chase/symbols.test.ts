import { SYMBOLS } from '@getaway/engine/chase'
import { expect, test } from 'vitest'
import { symbolShapes } from './symbols.ts'
import { FRAME } from './town/quarters.ts'
import { SYMBOL_RADIUS, symbolPlace } from './town/room.ts'

test.each(SYMBOLS)('%s: the rim stays within the frame of the tile, in every corner', (symbol) => {
  for (const corner of [0, 1, 2, 3]) {
    for (const { path, paint } of symbolShapes(symbol, symbolPlace(corner), SYMBOL_RADIUS)) {
      const past = FRAME + (paint.width ?? 0) / 2
      for (const { x, y } of path.flatMap(({ points }) => points)) {
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(past)
      }
    }
  }
})
