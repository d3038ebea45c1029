import { describe, expect, test } from 'vitest'
import { createJudge } from '../../../audit/judge.ts'
import { simulate } from '../../../bots/simulate.ts'
import { seededRandom } from '../../../random.ts'
import { colditz } from '../game.ts'
import type { ColditzReport } from '../report.ts'
import { matchAt, pow, THROWN } from '../testing/fixture.ts'
import { colditzBots } from './index.ts'
import { threatsOf } from './threats.ts'

const AT = 1_763_456_789_000_000

function played(seats: readonly string[], seed: number, options: object) {
  const id = `bots-${seed}`
  return simulate({ game: colditz, id, at: AT, options, seats, random: seededRandom(seed) })
}

describe('bots play whole matches by the rules', () => {
  const rows = [
    { seats: ['novice', 'novice'], options: { rounds: 12, doOrDie: true } },
    { seats: ['regular', 'regular', 'expert'], options: { rounds: 12, chapelExit: true } },
    {
      seats: ['expert', 'novice', 'regular', 'expert', 'regular', 'novice'],
      options: { rounds: 6, turnS: 60, reactS: 8, timeAlone: true },
    },
  ]
  test.each(rows)('$seats.length of them', ({ seats, options }) => {
    const { events, state, refusals } = played(seats, 5, options)
    expect(state.over?.how).toBe('ended')
    expect(refusals).toEqual([])
    const [created, ...more] = events
    if (!created) throw new Error('nothing was recorded')
    const judging = createJudge(colditz, created)
    for (const event of more) judging.push(event)
    const { findings, report } = judging.finish()
    expect(findings).toEqual([])
    expect((report as ColditzReport).status).toBe('ended')
  })
})

describe('what a bot does in a position', () => {
  const A = pow(1, 0)
  const says = (match: ReturnType<typeof matchAt>, seat: number) =>
    colditzBots.expert.intend(match, seat, seededRandom(3))?.command

  test('K1.4: a prisoner who can step on a target does', () => {
    const match = matchAt({ turn: 1, did: THROWN(6), pows: { [A]: 'westlane.8' } })
    expect(says(match, 1)).toEqual({
      type: 'move-pow',
      pow: A,
      path: ['westlane.9', 'westlane.10', 'target-west'],
    })
  })

  test('K9.3: a guard that can take a fugitive does', () => {
    const match = matchAt({ turn: 0, did: THROWN(6), pows: { [A]: 'court.10' }, guards: ['court.11'] })
    expect(says(match, 0)).toEqual({ type: 'move-guard', guard: 0, path: ['court.10'] })
  })

  test('K7.1: two POWs in their room take what is there', () => {
    const match = matchAt({
      turn: 1,
      did: THROWN(6),
      pows: { [A]: 'laundry.1', [pow(1, 1)]: 'laundry.2' },
      piles: { cutters: 0, pass: 0, key: 0 },
    })
    expect(says(match, 1)).toMatchObject({ type: 'find', kind: 'rope' })
  })

  test('K10.4: the player with the card arrests the prisoner with the key', () => {
    const match = matchAt({ turn: 1, hands: { 0: ['arrest-key'] } })
    const step = { type: 'react', card: 'arrest-key', open: [0], pow: A, at: 'towerdoor' } as const
    const asked = { ...match, table: match.table && { ...match.table, steps: [step, ...match.table.steps] } }
    expect(says(asked, 0)).toEqual({ type: 'play', card: 'arrest-key' })
    expect(says(asked, 1)).toBeUndefined()
  })

  test('a threat is the fewest points with what its officer has', () => {
    const { table } = matchAt({
      turn: 1,
      pows: { [A]: 'closet.3' },
      equipment: { 1: { rope: 1, cutters: 1 } },
    })
    const threat = table && threatsOf(table).find((one) => one.pow === A)
    expect(threat).toMatchObject({ least: 15, isOut: false })
    expect(threat?.points['target-east']).toBeUndefined()
  })
})
