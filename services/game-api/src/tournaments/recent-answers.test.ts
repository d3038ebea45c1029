import { expect, test } from 'vitest'
import { createRecentAnswers, type RecentAnswer } from './recent-answers.ts'

test('a version is made once a second, another version and a failure at once', async () => {
  let now = 0
  let made = 0
  const recent = createRecentAnswers(() => now)
  const get = (version: number) => recent.get('cup', version, async () => `${version}.${++made}`)
  expect([await get(1), await get(1)]).toEqual(['1.1', '1.1'])
  expect(await get(2)).toBe('2.2')
  now = 999
  expect(await get(2)).toBe('2.2')
  now = 1_000
  expect(await get(2)).toBe('2.3')
  await expect(recent.get('cup', 3, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await get(3)).toBe('3.4')
})

test('what is not recent any more is forgotten with the next one that is told', async () => {
  let now = 0
  const kept = new Map<string, RecentAnswer>()
  const recent = createRecentAnswers(() => now, kept)
  for (const id of ['a', 'b', 'c']) {
    await recent.get(id, 1, async () => id)
    now += 600
  }
  expect([...kept.keys()]).toEqual(['b', 'c'])
})
