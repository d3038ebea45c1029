import { createTimeline, seededRandom, simulate } from '@getaway/engine'
import { type FugitiveEvent, faceDown, fugitive, type Match } from '@getaway/engine/fugitive'
import { describe, expect, it } from 'vitest'
import { fugitiveInsight } from '../insight/index.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { fugitiveBroadcasting } from './index.ts'

const SECOND = 1_000_000
const { events } = simulate({
  game: fugitive,
  id: 'aired',
  at: 1_000,
  seats: ['regular', 'regular'],
  options: { fugitive: 0 },
  random: seededRandom(11),
})
const [created, ...rest] = events as readonly [FugitiveEvent, ...FugitiveEvent[]]
const lineOf = (count: number) =>
  createTimeline<Match, FugitiveEvent>(fugitive, created, rest.slice(0, count))
const whole = lineOf(rest.length)
const questions = fugitiveInsight.questionsOf(whole)
const worked = questions.map((question) => question?.guess && fugitiveInsight.answer(question))
const answers = (index: number) => worked[index]

describe('guesses as what decides', () => {
  const gambles = fugitiveBroadcasting.gamblesOf?.(whole, 'en', answers) ?? []
  const { guesses = [] } = whole.stateAfter(whole.length).table ?? {}

  it('each is told once, with its chance, and the last one decides', () => {
    expect(gambles.map(({ seq }) => seq)).toEqual(guesses.map(({ seq }) => seq))
    expect(gambles.map(({ isRight }) => isRight)).toEqual(guesses.map(({ isRight }) => isRight))
    expect(gambles.flatMap(({ isDecisive }, nth) => (isDecisive ? [nth] : []))).toEqual([gambles.length - 1])
    for (const { chance, sentence, strip, until, at } of gambles) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(sentence).toMatch(/^(Right|Wrong), at a chance of [<>]?\d+%\. /)
      expect(strip.cells.filter(({ isNamed }) => isNamed).length).toBeGreaterThan(0)
      expect(until).toBeGreaterThan(at)
    }
  })

  it('nobody is told while the match runs, and nothing that is not worked out', () => {
    const running = fugitiveBroadcasting.gamblesOf?.(lineOf(rest.length - 3), 'en', answers) ?? []
    expect(running.length).toBeGreaterThan(0)
    for (const { knownFrom } of running) expect(knownFrom).toBe(Number.POSITIVE_INFINITY)
    expect(fugitiveBroadcasting.gamblesOf?.(whole, 'en', () => undefined)).toEqual([])
  })
})

describe('the graphics', () => {
  const graphicsAt = (index: number, instant: number) => {
    const plan = fugitivePlanOf(whole, index, { motion: 'full', side: 'all', skipped: undefined })
    return fugitiveBroadcasting.graphicsOf(whole, plan, instant, 'en')
  }
  const atOf = (index: number) => whole.entryAt(index - 1)?.event.at ?? 0
  const hiddenAt = (index: number, instant: number) =>
    graphicsAt(index, instant).contests[0]?.measures.find(({ label }) => label === 'Face down')?.value

  it('nobody is told of an answer before its card turns over', () => {
    const index =
      1 +
      [...Array(whole.length).keys()].findIndex((at) => {
        const event = whole.entryAt(at)?.event
        return event?.type === 'guess.answered' && event.data.right
      })
    const before = faceDown(whole.stateAfter(index - 1).table?.row ?? []).length
    const after = faceDown(whole.stateAfter(index).table?.row ?? []).length
    expect(after).toBeLessThan(before)
    expect(hiddenAt(index, atOf(index) + 0.2 * SECOND)).toBe(String(before))
    expect(hiddenAt(index, atOf(index) + 30 * SECOND)).toBe(String(after))
  })

  it('the clock runs from the deal to the end, which is told when the table shows it', () => {
    const { clock, contests } = graphicsAt(whole.length, Number.MAX_SAFE_INTEGER)
    const dealt = events.find(({ type }) => type === 'cards.dealt')?.at
    expect(clock?.from).toBe(dealt)
    expect(clock?.until).toBe(events.find(({ type }) => type === 'game.ended')?.at)
    expect(contests[0]?.outcome).toMatch(/^(Arrested|Away)$/)
    expect(graphicsAt(whole.length, atOf(whole.length)).contests[0]?.outcome).toBeUndefined()
    expect(graphicsAt(0, 0)).toEqual({ contests: [], clock: undefined })
  })
})
