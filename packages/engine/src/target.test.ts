import { describe, expect, test } from 'vitest'
import { winnerOf } from './games/chase/state/tally.ts'
import { nearnessTo } from './target.ts'

const CHASE = [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }]
const had = (text: string) => {
  const [perfect = 0, small = 0] = text.split('+').map(Number)
  return { perfect, small }
}

const cases: { name: string; marks: string[]; matchPoint?: number[]; level?: number[] }[] = [
  { name: 'nobody is near', marks: ['0+0', '0+0'] },
  { name: 'two Small: one more of any kind wins', marks: ['0+2', '0+0'], matchPoint: [0] },
  { name: 'one Perfect: so does one more here', marks: ['1+0', '0+2'], matchPoint: [0, 1] },
  { name: 'C9.2: 13 Small each, and another round decides', marks: ['0+13', '0+13'], level: [0, 1] },
  { name: 'C9.2: most Perfect wins', marks: ['1+1', '0+3'] },
  { name: 'level at the top, a third behind', marks: ['2+0', '2+1', '0+3'], level: [0, 1] },
]

describe('how near players are to what wins', () => {
  test.each(cases)('$name', ({ marks, matchPoint = [], level = [] }) => {
    const tally = marks.map(had)
    expect(nearnessTo(CHASE, ['perfect', 'small'], tally)).toEqual({ matchPoint, level })
    const victory = CHASE.map((need) => ({ perfect: 0, small: 0, ...need }))
    if (level.length > 0 || matchPoint.length > 0) expect(winnerOf(tally, victory)).toBeUndefined()
  })
})
