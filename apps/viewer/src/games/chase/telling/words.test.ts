import { createTimeline } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../language/language.ts'
import { tellTarget } from '../../../table/tell-target.ts'
import { type ChaseTimeline, chasePlanOf } from '../plan/plan-of.ts'
import { chaseMovesOf } from '../timeline/moves.ts'
import { chaseStripOf } from '../timeline/strip.ts'
import { chaseStatusOf } from './status.ts'
import { chaseStoryOf } from './story.ts'

const { events } = playRandomMatch({
  seed: 2,
  players: 2,
  skill: { sense: 100, care: 100, sight: 95 },
  organiser: false,
})
const [created, ...rest] = events as [ChaseEvent, ...ChaseEvent[]]
const timeline = createTimeline(chase, created, rest)
const atRest = Number.MAX_SAFE_INTEGER
const LOOK = { motion: 'full', side: 'all', skipped: undefined } as const

function planAt(line: ChaseTimeline, instant: number) {
  return chasePlanOf(line, line.indexAt(instant), LOOK)
}

function chaseStatusAt(line: ChaseTimeline, instant: number, language: Language) {
  return chaseStatusOf(line, planAt(line, instant), instant, language)
}

/** Once all that an event set in motion has come to rest. */
function statusAfter(line: ChaseTimeline, instant: number, language: Language) {
  return chaseStatusOf(line, planAt(line, instant), atRest, language)
}

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

  it('says who is being waited for', () => {
    const { round } = timeline.stateAt(find('start.placed'))
    const runners = round?.runners.map((seat) => `player ${seat}`)
    expect(chaseStatusAt(timeline, created.at, 'en').waitsFor).toHaveLength(2)
    expect(chaseStatusAt(timeline, find('start.placed') - 1, 'en').waitsFor).toEqual(runners)
    expect(statusAfter(timeline, rest.at(-1)?.at ?? 0, 'en').waitsFor).toEqual([])
  })

  it('says what wins until somebody has won (C9.2)', () => {
    const target = statusAfter(timeline, created.at, 'en').target ?? []
    const told = target.map((need) => need.map(({ kind, count }) => `${count} ${kind.id}`).join(' + '))
    expect(told).toEqual(['2 perfect', '1 perfect + 1 small', '3 small'])
    expect(statusAfter(timeline, rest.at(-1)?.at ?? 0, 'en').target).toBeUndefined()
  })

  it('names the winner at the end, and nobody before', () => {
    const winners = (instant: number) =>
      statusAfter(timeline, instant, 'en').players.filter(({ hasWon }) => hasWon).length
    expect(winners(find('game.ended') - 1)).toBe(0)
    expect(winners(atRest)).toBe(1)
    expect(statusAfter(timeline, find('game.ended') - 1, 'en').title).toMatch(/^Round/)
    expect(chaseStatusAt(timeline, atRest, 'en').title).toBe('The match is over')
  })

  it('says every move that counts', () => {
    const said = chaseMovesOf(timeline, 'en')
    expect(said.findLast(({ kind }) => kind === 'decision')?.seq).toBe(
      rest.findLast(({ type }) => type === 'game.ended')?.seq,
    )
    expect(said.every(({ text }) => text.length > 0 && !text.includes('{'))).toBe(true)
  })
})

it('after a round: who won it, and by which mistake', () => {
  const scored = rest.filter((event) => event.type === 'round.scored')
  const withMistakes = scored.filter(({ data }) => data.mistakes.runners ?? data.mistakes.chasers)
  expect(withMistakes.length).toBeGreaterThan(0)
  for (const { at, data } of scored) {
    expect(chaseStatusAt(timeline, at, 'en').sentence).not.toMatch(/goes to|wins the round/)
    const { sentence } = statusAfter(timeline, at, 'en')
    const mistake = data.mistakes.runners ?? data.mistakes.chasers
    if (timeline.stateAt(at).over) continue
    expect(sentence).toMatch(data.winner ? /^The round goes to / : /^Nobody wins the round/)
    if (mistake) expect(sentence).toContain(`at tile ${mistake.position}`)
    expect(sentence).toMatch(/\.$/)
  }
})

it('C9.2: says when the players are level at the top, and who is one mark away', () => {
  const at = rest.find((event) => event.type === 'round.scored')?.at ?? 0
  const told = (...perfect: number[]) => {
    const plan = planAt(timeline, at)
    const coins = perfect.flatMap((count, seat) =>
      Array.from({ length: count }, () => ({ seat, kind: 'perfect' as const, x: 0, y: 0, turn: 0, from: 0 })),
    )
    const match = { ...plan.match, over: undefined }
    const status = chaseStatusOf(timeline, { ...plan, match, coins }, atRest, 'en')
    return tellTarget(status.target ?? [], status.players)
  }
  expect(told(2, 2)).toEqual({ matchPoint: [], isLevel: true })
  expect(told(2, 1)).toEqual({ matchPoint: [], isLevel: false })
  expect(told(1, 0)).toEqual({ matchPoint: ['player 0'], isLevel: false })
})

describe('the check of a round is told', () => {
  const scored = rest.filter((event) => event.type === 'round.scored')
  const stories = scored.map(({ at, data }) => ({ data, story: chaseStoryOf(planAt(timeline, at), 'en') }))

  it('tile by tile and marker by marker, then the score', () => {
    for (const { data, story } of stories) {
      const round = timeline.stateAt(Number.MAX_SAFE_INTEGER).past.find(({ number }) => number === data.round)
      const pieces = round?.paths.reduce((sum, { tiles, markers }) => sum + tiles.length + markers.length, 0)
      if (round) expect(story?.lines.length).toBe((pieces ?? 0) + 1)
      expect(story?.lines.at(-1)?.tone).toBe('score')
      const times = story?.lines.map(({ at }) => at) ?? []
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    }
  })

  it('with its mistakes by clause', () => {
    for (const { data, story } of stories) {
      const wrong = story?.lines.filter(({ tone }) => tone === 'wrong').map(({ text }) => text) ?? []
      for (const mistake of [data.mistakes.runners, data.mistakes.chasers]) {
        if (!mistake) continue
        expect(wrong.some((text) => text.includes(`(${mistake.clause})`))).toBe(true)
      }
      if (!data.mistakes.runners && !data.mistakes.chasers) expect(wrong).toEqual([])
    }
  })
})

describe('with two paths', () => {
  const four = playRandomMatch({
    seed: 2,
    players: 4,
    skill: { sense: 100, care: 100, sight: 95 },
    organiser: false,
  }).events as [ChaseEvent, ...ChaseEvent[]]
  const whole = createTimeline(chase, four[0], four.slice(1))
  const marked = four.find((event) => event.type === 'marker.placed')
  if (marked?.type !== 'marker.placed') throw new Error('nobody is chased in this match')
  const { at, data, seq } = marked
  const status = chaseStatusAt(whole, at, 'en')
  const { round, players } = whole.stateAt(at)
  const runners = round?.runners.map((seat) => players[seat]?.name) ?? []

  it('a marker names the runner whose tile it is', () => {
    const text = chaseMovesOf(whole, 'en').find((move) => move.seq === seq)?.text
    expect(text).toContain(`marks ${runners[data.path]}’s tile ${data.position}`)
  })

  it('each runner has a lead', () => {
    const leads = status.counts.filter(({ label }) => label.startsWith('Lead'))
    expect(leads.map(({ label }) => label)).toEqual(runners.map((name) => `Lead of ${name}`))
  })

  it('the newest tile of each path shows whose it is', () => {
    const { tips } = planAt(whole, at)
    const newest = round?.paths.map(({ tiles }) => tiles.findLast((tile) => tile.at <= at))
    expect(tips.map(({ seat, x, y }) => ({ seat, x, y }))).toEqual(
      newest?.map((tile, path) => ({ seat: round?.runners[path], x: tile?.x, y: tile?.y })),
    )
  })
})

it('the strip has a chapter for each round and a flag for each ending', () => {
  const { chapters, flags, ticks } = chaseStripOf(timeline, 'en')
  const count = (type: string) => rest.filter((event) => event.type === type).length
  expect(chapters.length).toBe(count('round.dealt'))
  expect(flags.filter(({ kind }) => kind.id !== 'mistake' && kind.id !== 'race').length).toBe(
    count('round.ended'),
  )
  expect(ticks.length).toBeGreaterThan(count('tile.placed') / 2)
})
