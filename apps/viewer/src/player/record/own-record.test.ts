import { type MatchSummary, ServiceError } from '@getaway/client'
import { expect, it, vi } from 'vitest'
import { createOwnRecord } from './own-record.ts'

const KEY = 'own key'

/** A match that its players left before its end. */
const abandoned = {
  ...{ id: 'left', game: 'chase', status: 'over', abandoned: true, createdAt: 0, winners: [] },
  players: [{ name: 'Ada', key: KEY, isProved: true, bot: null }],
} as unknown as MatchSummary

it('says when nothing more comes, also where no match was played to its end', async () => {
  const record = createOwnRecord(
    {
      async *allMatches() {
        yield abandoned
      },
      readEvents: () => Promise.reject(new Error('nothing is to be read')),
    },
    KEY,
  )
  expect(record.isRead.value).toBe(false)
  await vi.waitFor(() => expect(record.isRead.value).toBe(true))
  expect(record.matches.value).toEqual([abandoned])
  expect(record.reviewed.value).toEqual([])
  expect(record.problem.value).toBeUndefined()
})

it('says so, too, when the service does not answer', async () => {
  const record = createOwnRecord(
    {
      allMatches: () => {
        throw new Error('away')
      },
      readEvents: () => Promise.reject(new Error('away')),
    },
    KEY,
  )
  await vi.waitFor(() => expect(record.isRead.value).toBe(true))
  expect(record.problem.value).toBe('away')
})

it.each([
  { played: 200, isCut: false },
  { played: 201, isCut: true },
])(
  'of $played matches it has the 200 newest, and says whether there are others',
  async ({ played, isCut }) => {
    const record = createOwnRecord(
      {
        async *allMatches() {
          for (let nth = 0; nth < played; nth++) yield { ...abandoned, id: `m${nth}` }
        },
        readEvents: () => Promise.reject(new Error('nothing is to be read')),
      },
      KEY,
    )
    await vi.waitFor(() => expect(record.isRead.value).toBe(true))
    expect(record.matches.value?.map(({ id }) => id)).toEqual(
      Array.from({ length: 200 }, (_, nth) => `m${nth}`),
    )
    expect(record.isCut.value).toBe(isCut)
  },
)

it.each([
  { status: 404, problem: undefined, asked: ['a', 'b'] },
  { status: 503, problem: 'away', asked: ['a'] },
])(
  'a match that is answered with $status: the others are read, or nothing more',
  async ({ status, problem, asked }) => {
    const ids: string[] = []
    const record = createOwnRecord(
      {
        async *allMatches() {
          for (const id of ['a', 'b']) yield { ...abandoned, id, abandoned: false }
        },
        async readEvents(id) {
          ids.push(id)
          throw new ServiceError(status, 'x', 'away')
        },
      },
      KEY,
    )
    await vi.waitFor(() => expect(record.isRead.value).toBe(true))
    expect(ids).toEqual(asked)
    expect(record.problem.value).toBe(problem)
  },
)
