import { expect, it } from 'vitest'
import { moodOf } from './mood.ts'

it.each([
  [{ options: { mood: 'night' } }, 'night'],
  [{ options: {} }, undefined],
  [{ options: { mood: 'gloomy' } }, undefined],
  [{ options: { mood: { day: true } } }, undefined],
  [{ options: 'night' }, undefined],
  [{}, undefined],
])('the first event %j asks for the light %s', (data, mood) => {
  expect(moodOf({ data })).toBe(mood)
})
