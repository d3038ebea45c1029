import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { chaseCase, playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { tipsOf } from '../../plan/pieces-of.ts'
import { chasePlanOf } from '../../plan/plan-of.ts'
import { nameOf } from '../names.ts'
import { chasePlayerTelling } from './index.ts'

const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

function timelineOf(seed: number, players: 2 | 3 | 4) {
  const { events } = playRandomMatch({
    seed,
    players,
    skill: { sense: 100, care: 97, sight: 90 },
    organiser: false,
  })
  const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
  return createTimeline(chase, created, rest)
}

type Timeline = ReturnType<typeof timelineOf>

const endingAfter = (timeline: Timeline, index: number, seat: number) =>
  chasePlayerTelling.endingOf(chasePlanOf(timeline, index, LOOK), seat, 'en')

/** Every ending that a seat is told of, with the plan that tells it first. */
function endingsFor(timeline: Timeline, seat: number) {
  const endings = Array.from({ length: timeline.length + 1 }, (_, index) => ({
    plan: chasePlanOf(timeline, index, LOOK),
    ending: endingAfter(timeline, index, seat),
  }))
  return endings.flatMap(({ plan, ending }, index) =>
    ending && ending.key !== endings[index - 1]?.ending?.key ? [{ plan, ending }] : [],
  )
}

describe('how a round ended, for a player', () => {
  const matches = [1, 2, 3, 4, 5, 6].map((seed) => timelineOf(seed, seed % 2 === 0 ? 2 : 3))

  it('C8.4: is told once its check has been shown, with the clause, and to its winners as won', () => {
    for (const timeline of matches) {
      for (const { plan, ending } of endingsFor(timeline, 0)) {
        const { check, match } = plan
        expect(ending.from).toBeGreaterThanOrEqual(check?.until ?? 0)
        expect(ending.clause).toMatch(/^C\d+\.\d+$/)
        expect(ending.reason).not.toMatch(/undefined|\{|: \./)
        if (ending.of === 'match' || !check || !match.round) continue
        const { winner } = check.score
        const isWinner = winner !== null && check.round[winner].includes(0)
        expect(ending.result).toBe(winner === null ? 'level' : isWinner ? 'won' : 'lost')
        expect(ending.gains.map(({ seat }) => String(seat))).toEqual(Object.keys(check.score.awards))
        expect(ending.decidedAt).toBeLessThanOrEqual(check.round.ending?.at ?? 0)
      }
    }
  })

  it('C9.1: says what the player does next', () => {
    for (const timeline of matches) {
      const { past, round } = timeline.stateAfter(timeline.length)
      const roles = [...past, ...(round ? [round] : [])].map((one) => one.roles[0])
      const told = endingsFor(timeline, 0).filter(({ ending }) => ending.next !== undefined)
      told.forEach(({ ending }, index) => {
        const next = roles[index + 1]
        if (next) expect(ending.next).toContain(next === 'runner' ? 'on the run' : 'give chase')
      })
    }
  })

  it('C9.2: the match is told as won by one, and to the others who it was', () => {
    for (const timeline of matches) {
      const winner = timeline.entryAt(timeline.length - 1)?.state
      const won = [0, 1].map((seat) => endingAfter(timeline, timeline.length, seat))
      if (winner?.over?.how !== 'ended') continue
      for (const ending of won) expect(ending).toMatchObject({ of: 'match', clause: 'C9.2', next: undefined })
      expect(won.filter((ending) => ending?.result === 'won').length).toBeLessThanOrEqual(1)
    }
  })
})

describe('whose turn it is', () => {
  it('C3.3: with 3 players the runners claim the start, then take turns; the chaser waits for neither', () => {
    const timeline = timelineOf(1, 3)
    const told = new Set<string>()
    for (let index = 0; index <= timeline.length; index++) {
      const match = timeline.stateAfter(index)
      const turns = [0, 1, 2].map((seat) => chasePlayerTelling.turnOf(match, seat, 'en'))
      for (const turn of turns) if (turn) told.add(turn.text.replace(/^player \d/, 'A player'))
      if (match.round?.turn !== undefined && !match.round.ending) {
        expect(turns.filter((turn) => turn?.isOwn).length).toBeLessThanOrEqual(1)
      }
    }
    expect([...told]).toEqual(
      expect.arrayContaining([
        'Who begins? The first of you to claim it.',
        'A player begins: only that runner sees the starting tiles.',
        'You begin: lay the starting tiles.',
        'Your turn to lay a tile',
        'A player lays the next tile',
      ]),
    )
  })

  it('with 2 nobody waits for anybody', () => {
    const timeline = timelineOf(2, 2)
    for (let index = 0; index <= timeline.length; index++)
      expect(chasePlayerTelling.turnOf(timeline.stateAfter(index), 0, 'en')).toBeUndefined()
  })
})

describe('C3.4: what a team of 4 players has arranged', () => {
  const { action, deal, goOn, opening, play } = chaseCase
  const dealt = play({ players: 4 }, [deal()])
  const sided = goOn(dealt, [action('plan.set', { sides: { 2: 'east', 3: 'west' } }, { by: 2 })])
  const swapped = goOn(dealt, [action('plan.set', { targets: { 0: 1, 1: 0 } }, { by: 1 })])
  const names = [0, 1, 2, 3].map((seat) => nameOf(dealt.match, seat, 'en'))
  it.each([
    { name: 'nothing yet', given: dealt, seat: 3, text: `You and ${names[2]} start on opposite sides` },
    {
      name: 'sides',
      given: sided,
      seat: 3,
      text: `You start to the west of the prison, ${names[2]} to the east`,
    },
    { name: 'sides, which chasers do not know', given: sided, seat: 0, text: `You chase ${names[2]}` },
    {
      name: 'targets',
      given: swapped,
      seat: 0,
      text: `You chase ${names[3]}, ${names[1]} chases ${names[2]}`,
    },
    { name: 'once they run', given: play({ players: 4 }, opening(4)), seat: 3, text: undefined },
  ])('$name: $text', ({ given, seat, text }) => {
    const told = chasePlayerTelling.turnOf(chase.viewOf(given.match, { seat }), seat, 'en')
    if (text === undefined) expect(told).toBeUndefined()
    else expect(told).toEqual({ isOwn: false, text: expect.stringContaining(text) })
  })

  it('is on the table for those who know it', () => {
    const tipsFor = (seat: number) => tipsOf(roundFor(seat), dealt.match.prison)
    const roundFor = (seat: number) => {
      const { round } = chase.viewOf(sided.match, { seat })
      if (!round) throw new Error('there is no round')
      return round
    }
    expect(tipsFor(3)).toMatchObject([
      { seat: 2, x: 1, y: 0 },
      { seat: 3, x: -1, y: 0 },
    ])
    expect(tipsFor(0)).toEqual([])
  })
})
