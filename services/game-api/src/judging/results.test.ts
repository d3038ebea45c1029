import { expect, test } from 'vitest'
import { createResults } from './results.ts'

const countedResults = (most?: number) => {
  const made: string[] = []
  const results = createResults(most)
  const get = (key: string) =>
    results.get(key, async () => {
      made.push(key)
      return `report of ${key}`
    })
  return { made, get, results }
}

test('asked for twice, made once', async () => {
  const { made, get } = countedResults()
  expect(await Promise.all([get('a'), get('a')])).toEqual(['report of a', 'report of a'])
  await get('a')
  expect(made).toEqual(['a'])
})

test('what was not asked for longest is forgotten first', async () => {
  const { made, get } = countedResults(2)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failure is not remembered', async () => {
  const { get, results } = countedResults()
  await expect(results.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a')).toBe('report of a')
})
