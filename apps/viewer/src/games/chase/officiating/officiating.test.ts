import { createTimeline, type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { chase, type Match } from '@getaway/engine/chase'
import { describe, expect, it } from 'vitest'
import { chaseOfficiating } from './index.ts'

const { events } = simulate({
  game: chase,
  id: 'm',
  at: 0,
  seats: ['regular', 'regular'],
  random: seededRandom(3),
})
const [created, ...others] = events as readonly [LogEvent, ...LogEvent[]]

/** The match after the nth event of that type. */
function after(type: string, nth = 1): Match {
  const seqs = others.filter((one) => one.type === type).map(({ seq }) => seq)
  const until = others.filter(({ seq }) => seq <= (seqs[nth - 1] ?? 0))
  const timeline = createTimeline(chase, created as never, until as never)
  return timeline.stateAfter(timeline.length) as Match
}
const keysOf = (match: Match) => chaseOfficiating.actsOf(match, 'en').map(({ key }) => key)

describe('what an organiser may do in a match', () => {
  it('a round that runs is voided, a scored one is corrected, the newest first', () => {
    expect(keysOf(after('round.dealt'))).toEqual(['void 1'])
    expect(keysOf(after('round.scored'))).toEqual(['correct 1'])
    expect(keysOf(after('round.dealt', 2))).toEqual(['void 2', 'correct 1'])
    expect(keysOf(after('game.ended'))).toEqual([])
  })

  it('a correction begins with what counts now, and says what was chosen', () => {
    const match = after('round.scored')
    const [act] = chaseOfficiating.actsOf(match, 'it')
    const { winner, awards } = match.round?.score ?? {}
    const first = Object.fromEntries(act?.fields.map((field) => [field.id, field.first]) ?? [])
    expect(first.winner).toBe(winner ?? 'none')
    expect(act?.commandOf(first, 'seen')).toEqual({
      type: 'correct-round',
      round: 1,
      winner,
      awards,
      reason: 'seen',
    })
    expect(act?.commandOf({ winner: 'none', 'award 1': 'small' }, '')).toMatchObject({
      winner: null,
      awards: { 1: 'small' },
    })
  })

  it('every act of the rules can be asked for, besides to break off, which is everybody’s', () => {
    const offered = [after('round.dealt'), after('round.scored')].flatMap((match) =>
      chaseOfficiating.actsOf(match, 'en').map((act) => act.commandOf({}, '').type),
    )
    expect([...offered, 'abandon-game'].sort()).toEqual([...chase.organiserCommands].sort())
  })
})
