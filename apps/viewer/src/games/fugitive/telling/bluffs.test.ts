import { START, sprintOf, type Table } from '@getaway/engine/fugitive'
import { describe, expect, it } from 'vitest'
import { spareSprintOf } from './bluffs.ts'

const placed = (card: number | undefined, sprint: readonly number[] | number = [], more = {}) =>
  ({ card, sprint, reach: 3, strong: 0, ...more }) as Table['row'][number]

describe('F4.2: sprint cards that nobody needed', () => {
  it.each([
    { name: 'none at all', row: [placed(3)], spare: 0 },
    { name: 'just enough', row: [placed(5, [4])], spare: 0 },
    { name: 'one that is not needed', row: [placed(3, [5])], spare: 1 },
    { name: 'of three, the two small ones', row: [placed(5, [1, 3, 4])], spare: 2 },
    { name: 'one above what is needed, but none can be left out', row: [placed(4, [6])], spare: 0 },
    { name: 'from the hideout before it', row: [placed(10, [12, 14]), placed(12, [16])], spare: 1 },
    { name: 'with a longer reach', row: [placed(5, [4], { reach: 5 })], spare: 1 },
    { name: 'with sprint cards worth more', row: [placed(6, [1, 3], { strong: 1 })], spare: 0 },
    { name: 'worth more: one would have done', row: [placed(5, [1, 3], { strong: 1 })], spare: 1 },
    { name: 'a card that is not known', row: [placed(undefined, [4])], spare: undefined },
    { name: 'sprint cards that are not known', row: [placed(5, 1)], spare: undefined },
    { name: 'the one before it is not known', row: [placed(undefined), placed(9, [4])], spare: undefined },
  ])('$name', ({ row, spare }) => {
    expect(spareSprintOf({ row }, row.length - 1)).toBe(spare)
  })

  it('leaves out as many as can be, by trying every choice', () => {
    const sprints = [1, 2, 3, 4, 5, 6]
    for (let card = 1; card <= 12; card++) {
      const choices = Array.from({ length: 2 ** sprints.length }, (_, bits) =>
        sprints.filter((_, index) => bits & (1 << index)),
      ).filter((kept) => kept.reduce((sum, one) => sum + sprintOf(one), 3) >= card - START)
      const fewest = Math.min(...choices.map((kept) => kept.length))
      expect(spareSprintOf({ row: [placed(card, sprints)] }, 0)).toBe(sprints.length - fewest)
    }
  })
})
