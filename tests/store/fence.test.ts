import { type Claimed, claimMatch, type Database, readAllEvents, readEvents } from '@getaway/game-api/store'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import { addTestMatch, appendOf, commitsOf, type OpenedStore, openStore, type TestMatch } from './fixture.ts'

const COMMAND = { id: 'once', digest: 'd' }

async function claim({ db }: Database, id: string, owner: string): Promise<Claimed> {
  const claimed = await claimMatch(db, id, owner)
  if (!claimed || 'owner' in claimed) throw new Error(`${id} is not claimed`)
  return claimed
}

/** The database, with its appends counted. */
function counted(database: Database) {
  const counter = { calls: 0 }
  const append: Database['append'] = (preparation, messages) => {
    counter.calls++
    return database.append(preparation, messages)
  }
  return { counter, database: { ...database, append } }
}

/** Waits until so many wait for a lock of this kind. */
async function untilWaiting(
  { db }: Database,
  kind: 'advisory' | 'transactionid',
  count: number,
): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select from pg_locks where locktype = ${kind} and not granted`.execute(db)
    return rows.length
  }
  await expect.poll(waiting).toBe(count)
}

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  let other: Database
  beforeAll(async () => {
    store = await openStore(name)
    other = await store.another()
    // What is proved here the fence does by itself; the index of commands is another guard.
    await sql`drop index events_command`.execute(store.owner.db)
  })
  afterAll(() => store.close())

  const seqsOf = async ({ id }: TestMatch) =>
    (await readEvents(store.database.db, id, 0, 1000)).map(({ seq }) => seq)

  test('after a claim nothing of an earlier owner is recorded, whenever it was sent', async () => {
    const match = await addTestMatch(store.database)
    const claims = [await claim(store.database, match.id, 'node')]
    for (let n = 0; n < 25; n++) {
      const [owner] = claims.slice(-1) as [Claimed]
      const commits = commitsOf(n % 2 === 0 ? store.database : other)
      const appended = commits.append(appendOf(match, owner, { epoch: owner.epoch, count: 1 + (n % 3) }))
      const [outcome, claimed] = await Promise.all([appended, claim(other, match.id, 'node')])
      expect(claimed.seq > owner.seq).toBe(outcome === 'committed')
      claims.push(claimed)
    }
    const rows = await store.database.db
      .selectFrom('events')
      .select(['seq', 'epoch'])
      .where('match_id', '=', match.id)
      .orderBy('seq')
      .execute()
    for (const { seq, epoch } of claims)
      expect(rows.filter((row) => row.seq > seq && row.epoch < epoch)).toEqual([])
  })

  test('two owners who are sent the same command record it once', async () => {
    for (let n = 0; n < 12; n++) {
      const match = await addTestMatch(store.database)
      const old = await claim(store.database, match.id, 'node')
      const sent = commitsOf(store.database).append(
        appendOf(match, old, { epoch: old.epoch, command: COMMAND, body: '{"owner":1}' }),
      )
      const takeOver = async () => {
        const owner = await claim(other, match.id, 'node')
        for await (const { commandId } of readAllEvents(other.db, match.id))
          if (commandId === COMMAND.id) return 'known'
        return commitsOf(other).append(
          appendOf(match, owner, { epoch: owner.epoch, command: COMMAND, body: '{"owner":2}' }),
        )
      }
      const outcomes = await Promise.all(n % 2 === 0 ? [sent, takeOver()] : [takeOver(), sent])
      expect(outcomes.toSorted()).toEqual(
        outcomes.includes('known') ? ['committed', 'known'] : ['committed', 'lost'],
      )
      expect(await seqsOf(match)).toEqual([1, 2])
    }
  })

  test('a number that can’t be stored is refused before it meets a batch', async () => {
    const [match, neighbour] = [await addTestMatch(store.database), await addTestMatch(store.database)]
    const { counter, database } = counted(store.database)
    const commits = commitsOf(database)
    const outcomes = await Promise.allSettled([
      commits.append(appendOf(match, match.created, { at: 1.5 })),
      commits.append(appendOf(neighbour, neighbour.created)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(counter.calls).toBe(1)
  })

  test('a match that was lost is left out, and its batch is not taken apart', async () => {
    const matches = await Promise.all(Array.from({ length: 6 }, () => addTestMatch(store.database)))
    const taken = matches[2] as TestMatch
    await claim(store.database, taken.id, 'node')
    const { counter, database } = counted(store.database)
    const commits = commitsOf(database)
    const outcomes = await Promise.all(
      matches.map((match) => commits.append(appendOf(match, match.created, { count: 2 }))),
    )
    expect(outcomes).toEqual(matches.map((match) => (match === taken ? 'lost' : 'committed')))
    expect(counter.calls).toBe(2)
    for (const match of matches) expect(await seqsOf(match)).toEqual(match === taken ? [1] : [1, 2, 3])
  })
})

describe('an append that stands still in Postgres', () => {
  let store: OpenedStore
  let other: Database
  beforeAll(async () => {
    store = await openStore('Postgres')
    other = await store.another()
  })
  afterAll(() => store.close())

  const appendOnce = (database: Database, match: TestMatch, { epoch, ...head }: Claimed) =>
    commitsOf(database).append(appendOf(match, head, { epoch, command: COMMAND }))

  /** An append of this owner, held up where it writes its row, until it may go on. */
  async function stalled(match: TestMatch, owner: Claimed) {
    const blocking = await store.owner.db.startTransaction().execute()
    await sql`
      insert into events (match_id, seq, type, at, actor, epoch, body, hash)
      values (${match.id}, ${owner.seq + 1}, 'x', 1, 'server', 0, '{}', 'x')
    `.execute(blocking)
    const outcome = appendOnce(store.database, match, owner)
    await untilWaiting(store.owner, 'transactionid', 1)
    return { outcome, goOn: () => blocking.rollback().execute() }
  }

  test('holds up a claim of its match, which then has its events, and no other claim', async () => {
    const [match, free] = await Promise.all([addTestMatch(store.database), addTestMatch(store.database)])
    const old = await claim(store.database, match.id, 'node')
    const append = await stalled(match, old)
    let claimed: Claimed | undefined
    const claiming = claim(other, match.id, 'node').then((value) => {
      claimed = value
    })
    await untilWaiting(store.owner, 'advisory', 1)
    expect(await claim(other, free.id, 'node')).toMatchObject({ seq: 1, epoch: 1 })
    expect(claimed).toBeUndefined()
    await append.goOn()
    expect(await append.outcome).toBe('committed')
    await claiming
    expect(claimed).toMatchObject({ seq: 2, epoch: old.epoch + 1 })
    const events = await readEvents(other.db, match.id, 0, 10)
    expect(events.map(({ commandId }) => commandId)).toEqual([null, COMMAND.id])
  })

  test('waits for a claim under way, and is lost', async () => {
    const match = await addTestMatch(store.database)
    const old = await claim(store.database, match.id, 'node')
    let outcome: Promise<string> | undefined
    await store.owner.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(lock_of_match(${match.id}))`.execute(trx)
      await sql`update matches set epoch = epoch + 1 where id = ${match.id}`.execute(trx)
      outcome = commitsOf(store.database).append(appendOf(match, old, { epoch: old.epoch }))
      await untilWaiting(store.owner, 'advisory', 1)
    })
    expect(await outcome).toBe('lost')
    expect(await readEvents(other.db, match.id, 0, 10)).toHaveLength(1)
  })

  test('whose line is lost meanwhile is not written twice', async () => {
    const match = await addTestMatch(store.database)
    const owner = await claim(store.database, match.id, 'node')
    const first = await stalled(match, owner)
    const again = appendOnce(other, match, owner)
    await untilWaiting(store.owner, 'transactionid', 2)
    await first.goOn()
    expect(await Promise.all([first.outcome, again])).toEqual(['committed', 'committed'])
    expect(await readEvents(other.db, match.id, 0, 10)).toHaveLength(2)
  })
})
