import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import { chaseStatusAt } from './status.ts'
import { chaseStripOf } from './strip.ts'

const { events } = playRandomMatch({
  seed: 2,
  players: 2,
  skill: { sense: 100, care: 100, sight: 95 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const last = rest.at(-1)?.at ?? 0
const find = (type: string) => rest.find((event) => event.type === type)?.at ?? 0

describe('the table in words', () => {
  it('before the first round', () => {
    expect(chaseStatusAt(timeline, created.at, 'en')).toMatchObject({
      title: 'Before the first round',
      sentence: 'The players are getting ready.',
      counts: [],
    })
  })

  it.each([
    ['en', 'player 1 on the run, player 0 chasing.', 'Round 1'],
    ['it', 'In fuga player 1, all’inseguimento player 0.', 'Manche 1'],
  ] as const)('while a round runs, in %s', (language, sentence, title) => {
    const { round } = timeline.stateAt(find('start.placed'))
    const isFirstRunning = round?.roles[1] === 'runner'
    const status = chaseStatusAt(timeline, find('start.placed'), language)
    expect(status.title).toBe(title)
    if (isFirstRunning) expect(status.sentence).toBe(sentence)
    expect(status.counts[0]?.value).toBe(String(round?.laid))
  })

  it('names the winner at the end, and nobody before', () => {
    const winners = (instant: number) =>
      chaseStatusAt(timeline, instant, 'en').players.filter(({ hasWon }) => hasWon).length
    expect(winners(find('game.ended') - 1)).toBe(0)
    expect(winners(last)).toBe(1)
  })

  it('says every move that counts', () => {
    const said = chaseStatusAt(timeline, last, 'en').moves
    expect(said[0]?.seq).toBe(rest.findLast(({ type }) => type === 'game.ended')?.seq)
    expect(said.every(({ text }) => text.length > 0 && !text.includes('{'))).toBe(true)
  })
})

it('the strip has a chapter for each round and a flag for each ending', () => {
  const { chapters, flags, ticks } = chaseStripOf(timeline, 'en')
  const count = (type: string) => rest.filter((event) => event.type === type).length
  expect(chapters.length).toBe(count('round.dealt'))
  expect(flags.length).toBe(count('round.ended'))
  expect(ticks.length).toBeGreaterThan(count('tile.placed') / 2)
})
