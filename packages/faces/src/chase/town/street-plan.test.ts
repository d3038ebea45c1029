import { type Exit, endsMeet, HEADINGS, opposite } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { by } from '../../drawing/moves.ts'
import { spotOn, streetPath } from './street-plan.ts'

const PLACES = [1, 2, 3] as const
const NEIGHBOUR = [by(0, -100), by(100, 0), by(0, 100), by(-100, 0)]

describe('C5.2: where ends meet, the streets of neighbours do', () => {
  it.each(HEADINGS)('at edge %i', (edge) => {
    for (const at of PLACES) {
      for (const other of PLACES) {
        const [one, its]: Exit[] = [
          { end: 'street', at },
          { end: 'street', at: other },
        ]
        const beside = NEIGHBOUR[edge]
        if (!one || !its || !beside) throw new Error('no edge')
        const here = atEdge(one, edge)
        const there = beside(atEdge(its, opposite(edge)))
        expect(Math.hypot(here.x - there.x, here.y - there.y) < 0.1).toBe(endsMeet(one, its))
      }
    }
  })
})

/** Where the middle of a street crosses the outline of its tile. */
function atEdge(exit: Exit, edge: number) {
  const street = streetPath(exit, edge)
  const depth = ({ x, y }: { x: number; y: number }) => Math.min(x, y, 100 - x, 100 - y)
  let [out, within] = [0, 0.5]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (out + within) / 2
    if (depth(spotOn(street, middle)) < 0) out = middle
    else within = middle
  }
  return spotOn(street, within)
}
