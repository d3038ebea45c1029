import { describe, expect, it } from 'vitest'
import { cosmeticsOf } from './cosmetics.ts'
import { createPacer, firstQuality, judgedPace, type PaceJudgement, type Quality } from './quality.ts'

const at = (quality: Quality, more: Partial<PaceJudgement> = {}): PaceJudgement => ({
  quality,
  ceiling: 'high',
  quickRows: 0,
  ...more,
})

describe('the quality after a row of frames', () => {
  it.each([
    { name: 'smooth: as it was', from: at('medium'), mean: 16.7, to: at('medium', { quickRows: 1 }) },
    { name: 'smooth for long: finer', from: at('medium', { quickRows: 3 }), mean: 16.7, to: at('high') },
    {
      name: 'neither quick nor slow: patience ends',
      from: at('medium', { quickRows: 3 }),
      mean: 22,
      to: at('medium'),
    },
    { name: 'slow: coarser, for good', from: at('high'), mean: 33, to: at('medium', { ceiling: 'medium' }) },
    {
      name: 'hopeless: at once the coarsest',
      from: at('high'),
      mean: 300,
      to: at('low', { ceiling: 'low' }),
    },
    { name: 'nothing is coarser', from: at('low'), mean: 300, to: at('low', { ceiling: 'low' }) },
    {
      name: 'not back to what did not hold',
      from: at('medium', { ceiling: 'medium', quickRows: 4 }),
      mean: 10,
      to: at('medium', { ceiling: 'medium', quickRows: 4 }),
    },
  ])('$name', ({ from, mean, to }) => {
    expect(judgedPace(from, mean)).toEqual(to)
  })

  it('does not swing, however the frames alternate', () => {
    const pacer = createPacer('medium')
    const seen: Quality[] = []
    for (let frame = 0; frame < 20_000; frame++) {
      const last = seen.at(-1)
      const now = pacer.after(last === 'high' ? 30 : 12)
      if (now !== last) seen.push(now)
    }
    expect(seen).toEqual(['medium', 'high', 'medium'])
  })

  it('a few frames of a second are enough', () => {
    const pacer = createPacer('high')
    expect(['high', 'low']).toContain(pacer.after(600))
    expect(pacer.after(600)).toBe('low')
  })
})

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'low'],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', 'low'],
  ['ANGLE (NVIDIA, NVIDIA GeForce GTX 1660, OpenGL 4.6)', 'medium'],
  ['', 'medium'],
])('a card named “%s” begins with %s', (card, quality) => {
  expect(firstQuality(card)).toBe(quality)
})

it.each([
  ['', { quality: undefined, mood: undefined, seed: 1 }],
  ['?quality=high&seed=42', { quality: 'high', mood: undefined, seed: 42 }],
  ['?quality=best&seed=-1&mood=gloomy', { quality: undefined, mood: undefined, seed: 1 }],
  ['?mood=night', { quality: undefined, mood: 'night', seed: 1 }],
])('the address %s fixes %j', (search, cosmetics) => {
  expect(cosmeticsOf(search)).toEqual(cosmetics)
})
