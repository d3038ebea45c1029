import { migrate, openDatabase, readEvents } from '@getaway/game-api/store'
import { expect, test } from 'vitest'
import { startPostgres } from '../support/postgres/postgres.ts'
import { addTestMatch, appendOf, commitsOf } from './fixture.ts'

const MATCHES = 20
const CRASHES = 2

test('Postgres crashes under load: what was acknowledged is there, once, and the rest goes on', async () => {
  const postgres = await startPostgres()
  try {
    const database = await openDatabase({ url: (await postgres.createDatabase()).owner })
    try {
      await migrate(database)
      const matches = await Promise.all(Array.from({ length: MATCHES }, () => addTestMatch(database)))
      const commits = commitsOf(database, 60_000)
      let isRunning = true
      let acknowledged = 0
      const histories = matches.map(async (match) => {
        const hashes = [match.created.hash]
        let head = match.created
        while (isRunning) {
          const append = appendOf(match, head)
          expect(await commits.append(append)).toBe('committed')
          ;[head] = append.rows
          hashes.push(head.hash)
          acknowledged++
        }
        return { id: match.id, hashes }
      })
      for (let crash = 0; crash < CRASHES; crash++) {
        const before = acknowledged
        while (acknowledged < before + 200) await new Promise((resolve) => setTimeout(resolve, 5))
        await postgres.restart('immediate')
      }
      const after = acknowledged
      while (acknowledged < after + 200) await new Promise((resolve) => setTimeout(resolve, 5))
      isRunning = false
      for (const { id, hashes } of await Promise.all(histories)) {
        const stored = await readEvents(database.db, id, 0, 100_000)
        expect(stored.map(({ hash }) => hash)).toEqual(hashes)
      }
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
})
