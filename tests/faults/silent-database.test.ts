import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { migrate, openDatabase, readEvents } from '@getaway/game-api/store'
import { expect, test } from 'vitest'
import { addTestMatch, appendOf, commitsOf } from '../store/fixture.ts'
import { createTestDatabase } from '../support/postgres/postgres-for-tests.ts'

/** A line to the database that can go silent without being cut, as lines through a lost host do. */
async function lineTo(url: string) {
  const { hostname, port } = new URL(url)
  const pairs: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const one of [near, far]) one.on('error', () => {})
    pairs.push([near, far])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = new URL(url)
  own.port = String((server.address() as { port: number }).port)
  return {
    url: own.href,
    /** What is connected now hears nothing any more; new connections are fine. */
    silence() {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    close: () => {
      server.close()
      for (const pair of pairs) for (const one of pair) one.destroy()
    },
  }
}

test('a database line that goes silent: the append is tried on another one, and recorded once', async () => {
  const line = await lineTo((await createTestDatabase()).owner)
  const database = await openDatabase({ url: line.url })
  try {
    await migrate(database)
    const match = await addTestMatch(database)
    const commits = commitsOf(database)
    const first = appendOf(match, match.created)
    expect(await commits.append(first)).toBe('committed')
    line.silence()
    expect(await commits.append(appendOf(match, first.rows[0]))).toBe('committed')
    expect((await readEvents(database.db, match.id, 0, 10)).map(({ seq }) => seq)).toEqual([1, 2, 3])
  } finally {
    await database.close()
    line.close()
  }
})
