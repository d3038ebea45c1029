import { describe, expect, it } from 'vitest'
import { NEVER } from '../../../table/easing.ts'
import { fugitivePlanOf } from '../plan/plan-of.ts'
import { spareSprintOf } from '../telling/bluffs.ts'
import { ENDINGS, LOOK, lineOf } from '../testing/lines.ts'
import { fugitiveMovesOf } from './moves.ts'
import { fugitiveStripOf } from './strip.ts'

const reasons = Object.keys(ENDINGS) as (keyof typeof ENDINGS)[]
const guessed = reasons.filter((reason) => reason !== 'given-up')
const flagsOf = (reason: keyof typeof ENDINGS) => fugitiveStripOf(lineOf(ENDINGS[reason].events), 'en').flags

describe('flags', () => {
  it.each([
    ['caught', ['miss', 'bluff', 'hit', 'arrest']],
    ['escaped', ['bluff', 'hit', 'getaway']],
    ['manhunt-won', ['hit', 'manhunt', 'hit', 'arrest']],
    ['manhunt-lost', ['hit', 'manhunt', 'miss', 'getaway']],
    ['given-up', ['getaway']],
  ] as const)('%s: each guess with its answer, the manhunt and the end', (reason, kinds) => {
    const flags = flagsOf(reason)
    expect(flags.map(({ at }) => at)).toEqual(flags.map(({ at }) => at).toSorted((one, other) => one - other))
    const due = kinds.filter((kind) => kind !== 'bluff')
    expect(flags.filter(({ kind }) => kind.id !== 'bluff').map(({ kind }) => kind.id)).toEqual(due)
    expect(flags.filter(({ kind }) => kind.isEnding)).toHaveLength(1)
  })

  it.each(guessed)('%s: nobody is told before the table shows it', (reason) => {
    const line = lineOf(ENDINGS[reason].events)
    const plan = fugitivePlanOf(line, line.length, LOOK)
    const last = plan.counters.at(-1)?.answeredFrom ?? NEVER
    const answers = flagsOf(reason).filter(({ kind }) => kind.id === 'hit' || kind.id === 'miss')
    expect(answers.at(-1)?.knownFrom).toBe(last)
    const end = flagsOf(reason).find(({ kind }) => kind.isEnding)
    expect(end?.knownFrom).toBe(plan.ending?.from)
    for (const { at, knownFrom } of flagsOf(reason)) expect(knownFrom).toBeGreaterThanOrEqual(at)
  })

  it('F4.2: a bluff, from when its card and the one before it lie open', () => {
    for (const reason of reasons) {
      const line = lineOf(ENDINGS[reason].events)
      const { hideouts, match } = fugitivePlanOf(line, line.length, LOOK)
      const row = match.table?.row ?? []
      const due = row.flatMap((_, index) =>
        (spareSprintOf({ row }, index) ?? 0) > 0
          ? [Math.max(hideouts[index + 1]?.flip ?? 0, index === 0 ? 0 : (hideouts[index]?.flip ?? 0))]
          : [],
      )
      const told = flagsOf(reason).filter(({ kind }) => kind.id === 'bluff')
      expect(told.map(({ knownFrom }) => knownFrom)).toEqual(due)
      for (const { label } of told)
        expect(label).toMatch(/^Hideout \d+\. It was the \d+, sprint .* too many$/)
    }
  })

  it('live, a bluff whose card lies face down is none', () => {
    const { events } = ENDINGS.caught
    const found = events.findIndex((event) => event.type === 'guess.answered' && event.data.right)
    const kinds = (count: number) => fugitiveStripOf(lineOf(events, count), 'en').flags
    const told = (count: number) =>
      kinds(count).filter(({ kind, knownFrom }) => kind.id === 'bluff' && knownFrom !== NEVER)
    expect(told(found)).toEqual([])
    expect(told(found + 1)).toHaveLength(1)
  })
})

it('turns are chapters, guesses stand above and hideouts below', () => {
  const { events } = ENDINGS.caught
  const { chapters, ticks } = fugitiveStripOf(lineOf(events), 'it')
  expect(chapters.map(({ label }) => label)).toEqual(['Turno 1', 'Turno 2', 'Turno 3', 'Turno 4'])
  for (const [index, { to }] of chapters.entries()) {
    expect(to).toBe(chapters[index + 1]?.from ?? events.at(-1)?.at)
  }
  expect(ticks.filter(({ side }) => side === 'above')).toHaveLength(2)
  expect(ticks.filter(({ side }) => side === 'below')).toHaveLength(2)
})

describe('the list of moves', () => {
  const line = lineOf(ENDINGS.caught.events)
  const texts = (side: string) => fugitiveMovesOf(line, 'en', side).map(({ text }) => text)

  it.each(reasons)('%s: is known in its own order, and no move before it was made', (reason) => {
    const moves = fugitiveMovesOf(lineOf(ENDINGS[reason].events), 'en', 'all')
    for (const [index, { at, knownFrom, text }] of moves.entries()) {
      expect(knownFrom).toBeGreaterThanOrEqual(at)
      expect(knownFrom).toBeGreaterThanOrEqual(moves[index - 1]?.knownFrom ?? 0)
      expect(text).not.toMatch(/\{|undefined/)
    }
    expect(moves.at(-1)?.kind).toBe('decision')
  })

  it('says to each side what it knew', () => {
    const hideout = 'Seat 1 places hideout 2: the 5, sprint 4'
    const back = 'Seat 1 places hideout 2 with 1 sprint card'
    const drawn = 'Turn 2: Seat 2 draws the 7 from deck 1'
    const draw = 'Turn 2: Seat 2 draws from deck 1'
    expect(texts('all')).toEqual(expect.arrayContaining([hideout, drawn]))
    expect(texts('fugitive')).toEqual(expect.arrayContaining([hideout, draw]))
    expect(texts('marshal')).toEqual(expect.arrayContaining([back, drawn]))
    expect(texts('public')).toEqual(expect.arrayContaining([back, draw]))
  })

  it('says what a hideout was once it is turned up, to those who had not known', () => {
    const shown = (side: string) => fugitiveMovesOf(line, 'it', side).flatMap((move) => move.shown ?? [])
    expect(shown('all')).toEqual([])
    expect(shown('public').map(({ text }) => text)).toEqual([
      'Era il 3',
      'Era il 5, Sprint 4: un bluff, 1 carta Sprint di troppo',
    ])
    const { hideouts } = fugitivePlanOf(line, line.length, LOOK)
    expect(shown('public').map(({ knownFrom }) => knownFrom)).toEqual(
      hideouts.filter(({ kind }) => kind === 'hideout').map(({ flip }) => flip),
    )
  })

  it('begins a chapter with the first act of each turn', () => {
    const chapters = fugitiveMovesOf(line, 'en', 'all').filter(({ kind }) => kind === 'chapter')
    expect(chapters.map(({ text }) => text.slice(0, 7))).toEqual(['Turn 1:', 'Turn 2:', 'Turn 3:', 'Turn 4:'])
  })
})

it('F3.5: says what is done for a player whose time is over', () => {
  const texts = (side: string) =>
    fugitiveMovesOf(lineOf(ENDINGS['given-up'].events), 'en', side).map(({ text }) => text)
  expect(texts('marshal').slice(5)).toEqual([
    'Turn 2: Time is over for player 1: the 9 is drawn from deck 1',
    'Time is over for player 1: the 8 is drawn from deck 1',
    'Time is over for player 1: no guess',
    'player 1 leaves',
    'player 1 has left, or has been away too long',
    'player 1 gives up: player 0 wins',
  ])
  expect(texts('fugitive')[5]).toBe('Turn 2: Time is over for player 1: a card is drawn from deck 1')
})
