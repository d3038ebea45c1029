import { describe, expect, it } from 'vitest'
import type { Highlight } from '../../table/table-plan.ts'
import { AFAR, framingOf } from '../framing/framing.ts'
import { highlightAt, overviewAt, partOf } from './shot-at.ts'
import { VIEWS } from './view-choice.ts'
import { aimLens, blurOf, isCut, mayTurn, pushIn } from './views.ts'

const at = (x: number) => ({ west: x, east: x + 1, north: 0, south: 1 })
const shot = (kind: Highlight['kind'], from: number, until: number, x = 0): Highlight => ({
  kind,
  from,
  until,
  extent: at(x),
})

describe('the director shows', () => {
  const near = shot('near', 10, 20)
  const later = shot('near', 14, 24, 1)
  const close = shot('close', 12, 18, 2)
  it.each([
    { name: 'all, while nothing is worth it', highlights: [near], instant: 9, expected: undefined },
    { name: 'what has just begun', highlights: [near], instant: 10, expected: near },
    { name: 'all again when it is over', highlights: [near], instant: 20, expected: undefined },
    { name: 'the later of two', highlights: [near, later], instant: 15, expected: later },
    {
      name: 'the first again when it outlasts the other',
      highlights: [near, shot('near', 11, 12)],
      instant: 13,
      expected: near,
    },
    {
      name: 'a close look rather than what comes near',
      highlights: [near, close, later],
      instant: 15,
      expected: close,
    },
    { name: 'and then that', highlights: [near, close, later], instant: 18, expected: later },
    { name: 'nothing of what is still to come', highlights: [close], instant: 11.9, expected: undefined },
  ])('$name', ({ highlights, instant, expected }) => {
    expect(highlightAt({ highlights }, instant)).toBe(expected)
  })
})

describe('the director cuts', () => {
  const here = shot('near', 0, 9)
  it.each([
    { name: 'to a highlight', from: undefined, to: here, expected: true },
    { name: 'back to all', from: here, to: undefined, expected: true },
    { name: 'closer', from: here, to: shot('close', 0, 9), expected: true },
    { name: 'to somewhere else', from: here, to: shot('near', 0, 9, 8), expected: true },
    { name: 'not while the same goes on', from: here, to: here, expected: false },
    {
      name: 'not to what lies beside it: there it goes along',
      from: here,
      to: shot('near', 1, 9, 1),
      expected: false,
    },
    { name: 'not while all is shown', from: undefined, to: undefined, expected: false },
  ])('$name: $expected', ({ from, to, expected }) => {
    expect(isCut(from, to)).toBe(expected)
  })
})

it('all that lies is the last overview whose time has come', () => {
  const overviews = [
    { from: Number.NEGATIVE_INFINITY, extent: at(1) },
    { from: 10, extent: at(2) },
  ]
  expect(overviewAt({ overviews }, 9)).toEqual(at(1))
  expect(overviewAt({ overviews }, 10)).toEqual(at(2))
  expect(overviewAt({ overviews: [] }, 10)).toEqual({ west: -0.5, east: 0.5, north: -0.5, south: 0.5 })
})

it.each([
  { name: 'a close shot of the director', view: 'director', kind: 'close', blurs: true },
  { name: 'what is about to happen', view: 'director', kind: 'near', blurs: false },
  { name: 'all', view: 'director', kind: undefined, blurs: false },
  { name: 'a table that somebody plays at', view: 'follow', kind: 'close', blurs: false },
  { name: 'from above', view: 'top', kind: 'close', blurs: false },
] as const)('one eye is on one tile: $name ($blurs)', ({ view, kind, blurs }) => {
  expect(blurOf(view, kind) > 0).toBe(blurs)
})

describe('what moves by itself', () => {
  const lens = () => ({ fov: 0.6, aspect: 1.6, pitch: 1, yaw: 0, least: 4, low: 0, rise: 0 })

  it('is the same at the same instant of the match', () => {
    const [one, other] = [lens(), lens()]
    aimLens(one, 'cinematic', undefined, { extent: at(0) }, 123_456_789)
    aimLens(other, 'cinematic', undefined, { extent: at(0) }, 5)
    expect(other).not.toEqual(one)
    aimLens(other, 'cinematic', undefined, { extent: at(0) }, 123_456_789)
    expect(other).toEqual(one)
  })

  it('a close shot comes nearer while it lasts', () => {
    const framing = () => ({ ...AFAR, distance: 10 })
    const distances = [10, 15, 20].map((instant) => {
      const one = framing()
      pushIn(one, shot('close', 10, 20), instant)
      return one.distance
    })
    expect(distances).toEqual(distances.toSorted((one, other) => other - one))
    expect(distances[0]).toBe(10)
  })

  it('from above is straight down, and an upright picture is seen more steeply', () => {
    const [wide, tall] = [lens(), { ...lens(), aspect: 0.8 }]
    aimLens(wide, 'top', undefined, { extent: at(0) }, 0)
    expect(wide.pitch).toBe(Math.PI / 2)
    aimLens(wide, 'follow', undefined, { extent: at(0) }, 0)
    aimLens(tall, 'follow', undefined, { extent: at(0) }, 0)
    expect(tall.pitch).toBeGreaterThan(wide.pitch)
  })
})

describe('a subject that lies along the camera, or across', () => {
  const lens = () => ({ fov: 0.6, aspect: 16 / 9, pitch: 1, yaw: 0, least: 4, low: 0, rise: 0 })
  const across = { west: -4, east: 4, north: -0.5, south: 0.5 }
  const away = { west: -0.5, east: 0.5, north: -4, south: 4 }
  const aimed = (view: 'follow' | 'director', extent: typeof away) => {
    const one = lens()
    aimLens(one, view, undefined, { extent: extent }, 0)
    return one
  }

  it.each(['follow', 'director'] as const)('is looked at more flatly, and so from nearer: %s', (view) => {
    const [broad, deep] = [aimed(view, across), aimed(view, away)]
    expect(deep.pitch).toBeLessThan(broad.pitch)
    expect(framingOf(away, deep).distance).toBeLessThan(0.95 * framingOf(away, broad).distance)
  })
  it('only a director may turn the table, and not for one tile', () => {
    expect(VIEWS.map((view) => mayTurn(view, 'near'))).toEqual(VIEWS.map((view) => view === 'director'))
    expect(mayTurn('director', undefined)).toBe(true)
    expect(mayTurn('director', 'close')).toBe(false)
    for (const extent of [away, across]) expect(aimed('follow', extent).yaw).toBe(0)
  })
})

it('an upright picture shows the part of a table that is meant for it, and all of one that has none', () => {
  const [extent, upright] = [at(1), at(2)]
  const shot = { from: 0, extent, upright }
  expect([1.8, 1, 0.5].map((aspect) => partOf(shot, aspect))).toEqual([extent, extent, upright])
  expect(partOf({ from: 0, extent }, 0.5)).toBe(extent)
  expect(overviewAt({ overviews: [shot] }, 5, 0.4)).toBe(upright)
})

it('what is to be read is looked at from above, by a director too, and hardly from aside', () => {
  const aimed = (slant: number | undefined) => {
    const one = { fov: 0.6, aspect: 1.8, pitch: 1, yaw: 0, least: 4, low: 0, rise: 0 }
    aimLens(one, 'director', 'close', { extent: at(1), ...(slant && { slant }) }, 0)
    return one
  }
  expect(aimed(0.9).pitch).toBe(0.9)
  expect(aimed(undefined).pitch).toBeLessThan(0.6)
  expect(Math.abs(aimed(0.9).yaw)).toBeLessThan(Math.abs(aimed(undefined).yaw) / 2)
})
