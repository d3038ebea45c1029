import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import { FOLLOWING, type Playback } from '../playback/playback.ts'
import { createSlowMotion } from './slow-motion.ts'

function watching(playback: Playback, at: number) {
  const asked: string[] = []
  const state = signal(playback)
  const instant = signal(at)
  const viewing = {
    playback: state,
    instant,
    setSpeed: (speed: number) => asked.push(`speed ${speed}`),
    toggle: () => {
      state.value = { ...state.value, isPlaying: !state.value.isPlaying }
      asked.push(state.value.isPlaying ? 'play' : 'pause')
    },
    seek: (to: number) => asked.push(`seek ${to}`),
    follow: () => asked.push('follow'),
  }
  const slow = createSlowMotion(viewing, (to) => {
    instant.value = to
    asked.push(`show ${to}`)
  })
  return { slow, asked, instant }
}

it('shows a race slowly from before its first hand, and stands still after the last', () => {
  const { slow, asked, instant } = watching({ ...FOLLOWING, isFollowing: false, isPlaying: false }, 9_000_000)
  slow.show(5_000_000, 5_010_000)
  instant.value = 5_100_000
  expect(asked).toEqual(['show 4650000', 'speed 0.1', 'play'])
  instant.value = 5_300_000
  expect(asked.at(-1)).toBe('pause')
})

it.each([
  ['follows the live match again', FOLLOWING, ['follow']],
  [
    'goes back to where it was paused',
    { ...FOLLOWING, isFollowing: false, isPlaying: false },
    ['speed 1', 'seek 9000000', 'pause'],
  ],
  ['plays on from where it was', { ...FOLLOWING, isFollowing: false }, ['speed 1', 'seek 9000000']],
] as const)('closed, it %s', (_, playback, wanted) => {
  const { slow, asked } = watching(playback, 9_000_000)
  slow.show(5_000_000, 5_010_000)
  asked.length = 0
  slow.dispose()
  expect(asked).toEqual(wanted)
})
