import type { ShowAct } from '@getaway/client/protocol'
import { describe, expect, test } from 'vitest'
import { type MatchOfAct, mayAir } from './may-air.ts'

const SECOND = 1_000_000
const NOW = 100 * SECOND
const words = { headline: 'Odds', detail: '1 in 4' }
const title: ShowAct = { type: 'title', headline: 'Match point' }
const castersCard: ShowAct = { type: 'card', card: 'odds', told: { en: words, it: words } }
const hand: ShowAct = { type: 'camera', view: 'follow', side: 'runner' }
const position: ShowAct = { type: 'position', speed: 1, view: 'follow' }
const replay = (from: number, until: number, speed: 0.1 | 1 = 1): ShowAct => ({
  type: 'replay',
  from: from * SECOND,
  until: until * SECOND,
  speed,
})

const running: MatchOfAct = { delayUs: 0, isOverForAll: false, isCaster: false }
const late = { ...running, delayUs: 30 * SECOND }
const caster = { ...late, isCaster: true }
const over = { ...running, delayUs: 30 * SECOND, isOverForAll: true }

interface Case {
  readonly name: string
  readonly act?: ShowAct
  readonly at?: number
  readonly match: MatchOfAct
  /** Seconds, or the code of the refusal. */
  readonly is: number | string
}

describe('an act', () => {
  test.each<Case>([
    { name: 'of a match without delay is told at once', match: running, is: 100 },
    { name: 'of what the public has not seen waits until they have', match: late, is: 120, at: 90 },
    { name: 'of what the public has seen is told at once', match: late, is: 100, at: 60 },
    { name: 'of a caster waits for the whole delay', match: caster, is: 130, at: 100 },
    { name: 'of a caster does so wherever it is pinned', match: caster, is: 130, at: 10 },
    { name: 'of a match that is over is told at once', match: { ...over, isCaster: true }, is: 100 },
    { name: 'of an instant to come is refused', match: running, at: 101, is: 'bad-request' },
    { name: 'a casters’ card is for casters', act: castersCard, match: late, is: 'hidden-things' },
    {
      name: 'a casters’ card takes a delay',
      act: castersCard,
      match: { ...caster, delayUs: 0 },
      is: 'hidden-things',
    },
    { name: 'a casters’ card goes with both', act: castersCard, match: caster, is: 130 },
    {
      name: 'a card by its key is what each screen knows',
      act: { type: 'card', card: 'a' },
      match: running,
      is: 100,
    },
    { name: 'a hand is for casters', act: hand, match: running, is: 'hidden-things' },
    { name: 'a hand goes once the match is over', act: hand, match: over, is: 100 },
    { name: 'a position goes once the match is over', act: position, match: over, is: 100 },
    { name: 'a position may be after the end', act: position, at: 105, match: over, is: 100 },
    { name: 'a position is for no match that runs', act: position, match: running, is: 'match-running' },
    { name: 'not for its casters either', act: position, match: caster, is: 'match-running' },
    { name: 'a replay is of what has been', act: replay(80, 90), match: running, is: 100 },
    {
      name: 'a replay of what comes is refused',
      act: replay(80, 95),
      at: 90,
      match: running,
      is: 'bad-request',
    },
    { name: 'a replay goes forwards', act: replay(80, 80), match: running, is: 'bad-request' },
    { name: 'a replay ends within minutes', act: replay(80, 93, 0.1), match: running, is: 'bad-request' },
  ])('$name', ({ act = title, at = 95, match, is }) => {
    const result = mayAir({ at: at * SECOND, act }, match, NOW)
    expect(result.ok ? result.value / SECOND : result.error.code).toBe(is)
  })
})
