import type { MatchSearch, MatchSummary } from '@getaway/client'
import { expect, it } from 'vitest'
import { createMatchPages } from './match-pages.ts'

const PAGE = 3
const match = (createdAt: number) => ({ id: `m${createdAt}`, createdAt, head: createdAt }) as MatchSummary

/** A service that lists so many matches, the newest first. */
function listOf(matches: MatchSummary[]) {
  return {
    async findMatches({ after }: MatchSearch = {}) {
      const rest = matches
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .filter(({ id }) => after === undefined || id < after)
      const page = rest.slice(0, PAGE)
      return { matches: page, next: rest.length > PAGE ? (page.at(-1)?.id ?? null) : null }
    },
  }
}

it('comes page by page, and what is new joins it without a gap', async () => {
  const all = [1, 2, 3, 4, 5].map(match)
  const pages = createMatchPages(listOf(all), {})
  const shown = () => pages.matches.value?.map(({ id }) => id).join(' ')
  expect(shown()).toBeUndefined()
  await pages.refresh()
  expect(shown()).toBe('m5 m4 m3')
  expect(pages.hasMore.value).toBe(true)
  await pages.more()
  expect(shown()).toBe('m5 m4 m3 m2 m1')
  expect(pages.hasMore.value).toBe(false)
  all.push(match(6), match(7))
  await pages.refresh()
  expect(shown()).toBe('m7 m6 m5 m4 m3 m2 m1')
})

it('before one asks for more it is the first page, and says when nobody answers', async () => {
  const all = [1, 2, 3].map(match)
  const list = listOf(all)
  let isAway = false
  const pages = createMatchPages(
    { findMatches: (search) => (isAway ? Promise.reject(new Error('away')) : list.findMatches(search)) },
    {},
  )
  await pages.refresh()
  all.push(match(4))
  await pages.refresh()
  expect(pages.matches.value?.map(({ id }) => id)).toEqual(['m4', 'm3', 'm2'])
  isAway = true
  await pages.refresh()
  expect(pages.problem.value).toBe('away')
  expect(pages.matches.value).toHaveLength(3)
})
