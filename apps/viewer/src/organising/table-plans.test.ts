import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterOpening, fillTables, shuffled } from './table-plans.ts'

const filling = { size: 2, fewest: 2, opened: 0, nameOf: (number: number) => `T${number}` }

it.each([
  { players: [], more: {}, tables: [], left: [] },
  { players: [4, 7, 1], more: {}, tables: ['T1: 4 7'], left: [1] },
  { players: [4, 7, 1, 2], more: { opened: 3 }, tables: ['T4: 4 7', 'T5: 1 2'], left: [] },
  { players: [1, 2, 3, 4, 5, 6], more: { size: 4 }, tables: ['T1: 1 2 3 4', 'T2: 5 6'], left: [] },
  { players: [1, 2, 3, 4, 5], more: { size: 4 }, tables: ['T1: 1 2 3 4'], left: [5] },
])('$players at tables of $more', ({ players, more, tables, left }) => {
  const filled = fillTables(players, { ...filling, ...more })
  expect(filled.plans.map(({ name, players: seated }) => `${name}: ${seated.join(' ')}`)).toEqual(tables)
  expect(filled.left).toEqual(left)
})

it('shuffling loses nobody', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat()),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999 })),
      (all, chance) => {
        const mixed = shuffled(all, () => chance.next().value)
        expect(mixed.toSorted()).toEqual(all.toSorted())
      },
    ),
  )
})

it('what is left when opening stopped half-way is the rest of the plan, under the same names', () => {
  const players = [5, 3, 8, 1, 2, 9, 4]
  const filling = { size: 2, fewest: 2, nameOf: (number: number) => `Table ${number}` }
  const { plans, left } = fillTables(players, { ...filling, opened: 4 })
  const { order, opened } = plans.slice(0, 2).reduce(afterOpening, { order: players, opened: 4 })
  expect(fillTables(order, { ...filling, opened })).toEqual({ plans: plans.slice(2), left })
})
