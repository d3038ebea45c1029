import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Language } from '../language/language.ts'
import type { FlagKind, Strip } from '../table/strip.ts'
import type { ToldMove } from '../table/told-move.ts'
import { createViewingCourse } from './course.ts'
import type { Viewing } from './viewing.ts'

const SECOND = 1_000_000
const END = 100 * SECOND

const KEY_MOMENT: FlagKind = {
  id: 'key',
  emblem: { form: '', colour: { dark: '', light: '' } },
  isEnding: false,
  isKeyMoment: true,
}

const strip: Strip = {
  chapters: [
    { label: 'Round 1', sign: '1', from: 0, to: 50 * SECOND },
    { label: 'Round 2', sign: '2', from: 50 * SECOND, to: END },
  ],
  ticks: [],
  flags: [
    { at: 20 * SECOND, knownFrom: 45 * SECOND, kind: KEY_MOMENT, label: '' },
    { at: 70 * SECOND, knownFrom: 95 * SECOND, kind: KEY_MOMENT, label: '' },
  ],
}
/** A move in every tenth second; the fifth is known 3 s later, and so is what follows it until then. */
const moves: ToldMove[] = Array.from({ length: 10 }, (_, index) => ({
  seq: index + 1,
  index,
  at: index * 10 * SECOND,
  knownFrom: index * 10 * SECOND + (index === 4 ? 3 * SECOND : 0),
  text: `move ${index}`,
  seat: undefined,
  kind: 'act',
  isPending: false,
}))

/** Somebody is at an instant of a match of 100 s. */
function setOut({ at = 0, isSpoilerFree = true, isLive = false } = {}) {
  const asked: (number | 'live')[] = []
  const instant = signal(at * SECOND)
  const span = signal({ start: 0, end: END, isLive })
  const seek = (to: number) => {
    asked.push(to / SECOND)
    instant.value = to
  }
  const index = {
    get value() {
      return moves.filter((move) => move.at <= instant.value).length
    },
  }
  const known = signal({ timeline: { entryAt: () => undefined } })
  const look = signal({ side: 'all' })
  const viewing = {
    known,
    told: { known },
    table: signal({
      stripOf: () => strip,
      movesOf: (_: unknown, __: unknown, side: string) => moves.map((move) => ({ ...move, text: side })),
    }),
    look,
    span,
    instant,
    index,
    plan: signal(undefined),
    playback: signal({ isSettled: false, isPlaying: false }),
    seek,
    goTo: seek,
    follow: () => asked.push('live'),
  } as unknown as Viewing
  const wish = signal(isSpoilerFree)
  const course = createViewingCourse(viewing, signal<Language>('en'), wish)
  return { course, asked, instant, span, wish, look }
}

describe('without spoilers', () => {
  it('one goes no further than one has been', () => {
    const { course, asked } = setOut({ at: 40 })
    course.seek(90 * SECOND)
    course.toEnd()
    course.toTenth(5)
    course.seek(10 * SECOND)
    course.seek(30 * SECOND)
    expect(asked).toEqual([40, 40, 20, 10, 30])
  })

  it('what has been seen stays known, also where one goes back', () => {
    const { course, instant } = setOut({ at: 60 })
    instant.value = 5 * SECOND
    expect(course.knownUntil.value).toBe(60 * SECOND)
    expect(course.strip.value.chapters.map(({ label }) => label)).toEqual(['Round 1', 'Round 2'])
    expect(course.strip.value.flags.length).toBe(1)
    expect(course.moves.value.length).toBe(7)
    expect(course.present.value).toBe(0)
  })

  it('the bar tells no length, until all has been seen', () => {
    const { course, instant } = setOut({ at: 10 })
    expect(course.isHiding.value).toBe(true)
    expect(course.bar.value.end).not.toBe(END)
    instant.value = END
    expect(course.isHiding.value).toBe(false)
    expect(course.bar.value.end).toBe(END)
    expect(course.moves.value.length).toBe(10)
  })

  it('no key leads to a mistake or round that lies ahead', () => {
    const { course, asked } = setOut({ at: 47 })
    course.toFlag(1)
    course.toChapter(1)
    expect(asked).toEqual([])
    course.toFlag(-1)
    expect(asked).toEqual([20])
  })

  it('who wishes it later has still seen what they have seen', () => {
    const { course, wish } = setOut({ at: 30, isSpoilerFree: false })
    expect(course.moves.value.length).toBe(10)
    wish.value = true
    expect(course.moves.value.length).toBe(4)
  })
})

describe('with all that is known', () => {
  it('one goes anywhere', () => {
    const { course, asked } = setOut({ isSpoilerFree: false })
    course.toTenth(9)
    course.toChapter(-1)
    course.toFlag(1)
    course.toEnd()
    expect(asked).toEqual([90, 50, 70, 100])
  })

  it('live, no flag and no move before the table has told of it', () => {
    const { course, span } = setOut({ at: 42, isSpoilerFree: false, isLive: true })
    span.value = { start: 0, end: 42 * SECOND, isLive: true }
    expect(course.strip.value.flags).toEqual([])
    expect(course.moves.value.length).toBe(4)
    span.value = { start: 0, end: 45 * SECOND, isLive: true }
    expect(course.strip.value.flags.length).toBe(1)
    expect(course.moves.value.length).toBe(5)
  })

  it('live, the end is where it goes on', () => {
    const { course, asked } = setOut({ at: 42, isLive: true })
    course.toEnd()
    expect(asked).toEqual(['live'])
  })
})

it('moves are told as the chosen side knew them', () => {
  const { course, look } = setOut({ at: 90 })
  expect(new Set(course.moves.value.map(({ text }) => text))).toEqual(new Set(['all']))
  look.value = { side: 'marshal' }
  expect(new Set(course.moves.value.map(({ text }) => text))).toEqual(new Set(['marshal']))
})
