import { type Database, readEvents } from '@getaway/game-api/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { addTestMatch, appendOf, commitsOf, type OpenedStore, openStore } from './fixture.ts'

/** The same database over a line that is cut at the next append, before the statement arrives or after it ran. */
function withCut(database: Database, when: 'before' | 'after', times = 1): Database {
  let left = times
  return {
    ...database,
    async append(text, values) {
      if (left === 0) return database.append(text, values)
      left--
      if (when === 'after') await database.append(text, values)
      throw new Error('Connection terminated unexpectedly')
    },
  }
}

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
  })
  afterAll(() => store.close())

  test.each(['before', 'after'] as const)('a line cut %s the commit: recorded, and once', async (when) => {
    const matches = await Promise.all([addTestMatch(store.database), addTestMatch(store.database)])
    const commits = commitsOf(withCut(store.database, when))
    const command = { id: 'c', digest: 'd' }
    const outcomes = matches.map((match) =>
      commits.append(appendOf(match, match.created, { count: 2, command })),
    )
    expect(await Promise.all(outcomes)).toEqual(['committed', 'committed'])
    for (const { id } of matches) {
      expect((await readEvents(store.database.db, id, 0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3])
    }
  })

  test('a line cut while another owner took the match: lost', async () => {
    const match = await addTestMatch(store.database)
    await commitsOf(store.database).append(appendOf(match, match.created, { body: '{"other":1}' }))
    const commits = commitsOf(withCut(store.database, 'before'))
    expect(await commits.append(appendOf(match, match.created))).toBe('lost')
  })

  test('a database that stays away: an error in the end, and nothing is recorded', async () => {
    const match = await addTestMatch(store.database)
    const commits = commitsOf(withCut(store.database, 'before', Number.POSITIVE_INFINITY), 100)
    await expect(commits.append(appendOf(match, match.created))).rejects.toThrow('terminated')
    expect(await readEvents(store.database.db, match.id, 0, 10)).toHaveLength(1)
  })

  test('closing waits for what is under way', async () => {
    const match = await addTestMatch(store.database)
    const commits = commitsOf(store.database)
    let outcome: string | undefined
    commits.append(appendOf(match, match.created)).then((value) => {
      outcome = value
    }, String)
    await commits.close()
    expect(outcome).toBe('committed')
  })
})
