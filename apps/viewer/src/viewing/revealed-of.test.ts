import { describe, expect, it } from 'vitest'
import type { FlagKind, Strip } from '../table/strip.ts'
import { heldBar, knownBy, openBar, revealedOf } from './revealed-of.ts'

const kindOf = (id: string): FlagKind => {
  return { id, emblem: { form: '', colour: { dark: '', light: '' } }, isEnding: false, isKeyMoment: true }
}

const strip: Strip = {
  chapters: [
    { label: 'Chapter 1', sign: '1', from: 0, to: 50 },
    { label: 'Chapter 2', sign: '2', from: 50, to: 100 },
  ],
  ticks: [
    { at: 10, side: 'above' },
    { at: 60, side: 'below' },
  ],
  flags: [
    { at: 10, knownFrom: 40, kind: kindOf('mistake'), label: 'a mistake' },
    { at: 30, knownFrom: 30, kind: kindOf('ending'), label: 'an ending' },
  ],
}

const cases: { name: string; at: number; chapters: number[]; ticks: number; flags: string[] }[] = [
  { name: 'before the first chapter has begun there is nothing', at: -1, chapters: [], ticks: 0, flags: [] },
  { name: 'a chapter is as long as one has come', at: 20, chapters: [20], ticks: 1, flags: [] },
  { name: 'what happened is flagged', at: 35, chapters: [35], ticks: 1, flags: ['ending'] },
  {
    name: 'what was told later, from then on',
    at: 40,
    chapters: [40],
    ticks: 1,
    flags: ['mistake', 'ending'],
  },
  {
    name: 'a chapter that is over is whole',
    at: 55,
    chapters: [50, 55],
    ticks: 1,
    flags: ['mistake', 'ending'],
  },
  { name: 'at the end, all', at: 100, chapters: [50, 100], ticks: 2, flags: ['mistake', 'ending'] },
]

describe('without spoilers', () => {
  it.each(cases)('$name', ({ at, chapters, ticks, flags }) => {
    const revealed = revealedOf(strip, at)
    expect(revealed.chapters.map(({ to }) => to)).toEqual(chapters)
    expect(revealed.ticks.length).toBe(ticks)
    expect(revealed.flags.map(({ kind }) => kind.id)).toEqual(flags)
  })

  it('a bar is as long for a match that ends soon as for one that goes on', () => {
    const bar = (end: number, reached: number) => openBar({ start: 0, end, isLive: false }, reached).end
    const minute = 60_000_000
    for (const reached of [0, 0.5, 1.7, 3, 9].map((minutes) => minutes * minute)) {
      expect(bar(reached + 1, reached)).toBe(bar(99 * minute, reached))
      expect(bar(reached + 1, reached)).toBeGreaterThan(reached)
    }
    expect(bar(999 * minute, 500 * minute)).toBeGreaterThan(500 * minute)
  })
})

it('live, a flag is there when the table has told of it', () => {
  expect(knownBy(strip.flags, 39).map(({ kind }) => kind.id)).toEqual(['ending'])
  expect(knownBy(strip.flags, 40).length).toBe(2)
})

describe('a bar that grows', () => {
  const barTo = (end: number, isLive = true) => ({ start: 0, end, isLive })

  it.each([
    { name: 'grows while it is played', held: barTo(60), isPaused: false, at: 60, end: undefined },
    { name: 'is as it was when somebody paused', held: undefined, isPaused: true, at: 50, end: 90 },
    { name: 'stays so', held: barTo(60), isPaused: true, at: 50, end: 60 },
    { name: 'goes on where somebody goes on', held: barTo(60), isPaused: true, at: 61, end: 90 },
  ])('$name', ({ held, isPaused, at, end }) => {
    expect(heldBar(barTo(90), held, isPaused, at)?.end).toBe(end)
  })

  it('has its length when the match is over', () => {
    expect(heldBar(barTo(90, false), undefined, true, 50)).toBeUndefined()
    expect(heldBar(barTo(90, false), barTo(60), true, 50)?.end).toBe(60)
  })
})
