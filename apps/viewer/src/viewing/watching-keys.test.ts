import { describe, expect, it } from 'vitest'
import type { Focus } from '../input/keys/key-table.ts'
import { createKeys } from '../input/keys/keys.ts'
import type { ViewingCourse } from './course.ts'
import { keysOfCourse, nextSpeed } from './watching-keys.ts'

/** A course 40 s into 100 s of match, seen at a speed; what is asked of it is noted. */
function courseAt(speed: number, asked: string[]): ViewingCourse {
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void asked.push([name, ...values].join(' '))
  const viewing = {
    span: { peek: () => ({ start: 0, end: 100_000_000, isLive: false }) },
    instant: { peek: () => 40_000_000 },
    playback: { peek: () => ({ speed }) },
    toggle: note('toggle'),
    step: note('step'),
    shuttle: note('shuttle'),
    setSpeed: note('speed'),
  }
  return {
    viewing,
    bar: viewing.span,
    seek: note('seek'),
    zoom: note('zoom'),
    toEnd: note('end'),
    toTenth: note('tenth'),
    toChapter: note('chapter'),
    toFlag: note('flag'),
  } as unknown as ViewingCourse
}

interface Circumstances {
  readonly shiftKey?: boolean
  readonly speed?: number
  readonly within?: Focus
}

function pressed(
  key: string,
  { shiftKey = false, speed = 1, within }: Circumstances = {},
): string | undefined {
  const asked: string[] = []
  const note = (name: string) => () => void asked.push(name)
  const keys = createKeys()
  keys.handle(keysOfCourse(courseAt(speed, asked)))
  keys.handle({ full: note('full'), help: note('help'), view: note('view') })
  keys.down({ key, shiftKey, within, timeStamp: 0, repeat: false, preventDefault() {} })
  return asked[0]
}

describe('keys of the page', () => {
  it.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['j', 'shuttle -1'],
    ['l', 'shuttle 1'],
    ['ArrowLeft', 'step -1'],
    ['ArrowRight', 'step 1'],
    ['[', 'chapter -1'],
    [']', 'chapter 1'],
    ['Home', 'seek 0'],
    ['End', 'end'],
    ['0', 'tenth 0'],
    ['9', 'tenth 9'],
    ['<', 'speed 0.5'],
    ['>', 'speed 2'],
    ['+', 'zoom 1.6'],
    ['-', 'zoom 0.625'],
    ['f', 'full'],
    ['c', 'view'],
    ['?', 'help'],
    ['h', undefined],
    ['m', undefined],
    ['Enter', undefined],
    ['F1', undefined],
    ['ArrowUp', undefined],
  ])('%s: %s', (key, asked) => {
    expect(pressed(key)).toBe(asked)
  })

  it.each([
    ['ArrowLeft', 'flag -1'],
    ['ArrowRight', 'flag 1'],
  ])('Shift and %s: %s', (key, asked) => {
    expect(pressed(key, { shiftKey: true })).toBe(asked)
  })
})

it.each([
  ['ArrowUp', 'step 1'],
  ['ArrowDown', 'step -1'],
  ['PageUp', 'seek 50000000'],
  ['PageDown', 'seek 30000000'],
  ['Enter', undefined],
])('%s on the timeline: %s', (key, is) => {
  expect(pressed(key, { within: 'timeline' })).toBe(is)
})

it.each([
  { speed: 1, by: 1, is: 2 },
  { speed: 16, by: 1, is: 16 },
  { speed: 0.5, by: -1, is: 0.25 },
  { speed: 0.1, by: -1, is: 0.1 },
  { speed: -2, by: 1, is: -4 },
  { speed: -2, by: -1, is: -1 },
] as const)('from $speed× by $by: $is×', ({ speed, by, is }) => {
  expect(nextSpeed(speed, by)).toBe(is)
})
