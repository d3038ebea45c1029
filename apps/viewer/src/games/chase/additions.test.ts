import { createTimeline } from '@getaway/engine'
import type { ChaseEvent, Match } from '@getaway/engine/chase'
import { chaseWithAdditions, playRandomMatch, REMARKS, remarksAtRandom } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../language/language.ts'
import { playedBy } from '../registry.ts'
import { chaseTable } from './index.ts'

const { events } = playRandomMatch({
  seed: 3,
  most: 160,
  game: chaseWithAdditions,
  additions: [REMARKS],
  interject: remarksAtRandom,
})
const isRemark = ({ type }: { readonly type: string }) => type === 'remark.made'
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

describe('a log with events that this viewer passes over', async () => {
  const played = await playedBy(created)
  if (!played) throw new Error('Chase is known here')
  const lineOf = (shown: readonly ChaseEvent[]) =>
    createTimeline<Match, ChaseEvent>(played.game, created, shown)
  const whole = lineOf(rest)
  const without = lineOf(rest.filter((event) => !isRemark(event)))

  it('has some', () => {
    expect(rest.filter(isRemark).length).toBeGreaterThan(10)
    expect(whole.length - without.length).toBe(rest.filter(isRemark).length)
  })

  it.each(LANGUAGES)('is told as if they were not there (%s)', (language) => {
    const movesOf = (line: typeof whole) =>
      chaseTable.movesOf(line, language, 'all').map(({ index: _, ...move }) => move)
    expect(movesOf(whole)).toEqual(movesOf(without))
    expect(chaseTable.stripOf(whole, language)).toEqual(chaseTable.stripOf(without, language))
    for (const { at } of rest) {
      const statusOf = (line: typeof whole) =>
        chaseTable.statusOf(line, chaseTable.planOf(line, line.indexAt(at), LOOK), at, language)
      expect(statusOf(whole)).toEqual(statusOf(without))
    }
  })

  it('lies on the table as if they were not there', () => {
    for (const { at } of rest) {
      const pieces = (line: typeof whole) =>
        chaseTable.miniatureOf(chaseTable.planOf(line, line.indexAt(at), LOOK), at)
      expect(pieces(whole)).toEqual(pieces(without))
    }
  })
})

it('what must be understood is said by name', async () => {
  const declared = { name: 'grants', types: ['markers.granted'], mustUnderstand: true }
  const data = { ...created.data, format: 'getaway-log/2', additions: [declared] }
  const opening = { ...created, data }
  const game = (await playedBy(opening))?.game
  if (!game) throw new Error('Chase is known here')
  const line = createTimeline(game, opening)
  const granted = {
    seq: 2,
    type: 'markers.granted',
    at: created.at,
    by: 'server',
    data: {},
    hash: '',
  } as const
  expect(() => line.push(granted)).toThrow('"grants", which this reader lacks and must understand')
})
