import { readFile } from 'node:fs/promises'
import { claimMatch, headsOf, migrate, openDatabase, readEvents } from '@getaway/game-api/store'
import { type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createEmptyDatabase } from '../support/postgres/postgres-for-tests.ts'
import { STORES } from '../support/stores.ts'
import { appendOf, commitsOf, rowBehind, sha256Of } from './fixture.ts'

const FIRST_RELEASED = ['0001-record', '0002-service']
const MATCHES = 6
const EVENTS = 6

async function upTo(names: readonly string[]): Promise<Record<string, Migration>> {
  const files = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8')
    return [
      name,
      {
        up: (db) =>
          sql
            .raw(text)
            .execute(db)
            .then(() => {}),
      },
    ]
  })
  return Object.fromEntries(await Promise.all(files))
}

test.each(STORES)('%s: a record of the first release is moved over whole, and goes on', async (name) => {
  const address = name === 'PGlite' ? { dataDir: undefined } : { url: (await createEmptyDatabase()).owner }
  const database = await openDatabase(address)
  try {
    if (name === 'PGlite') expect(database.durability).toMatch(/in memory: everything is gone/)
    const { db } = database
    const provider = { getMigrations: () => upTo(FIRST_RELEASED) }
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    expect(error).toBeUndefined()
    const last = new Map<string, { seq: number; hash: string }>()
    for (let n = 0; n < MATCHES; n++) {
      const id = `match ${n}`
      let head = { seq: 0, hash: '' }
      for (let seq = 1; seq <= EVENTS; seq++) {
        const { type, at, body, hash } = rowBehind(head.hash, seq)
        const command = seq % 2 === 0 ? `c${seq}` : null
        await sql`
          insert into events (match_id, seq, type, at, committed_at, actor, epoch, command_id, command_digest, body, hash)
          values (${id}, ${seq}, ${type}, ${at}, ${at + 5}, '0', 3, ${command}, ${command && 'd'}, ${body}, ${hash})
        `.execute(db)
        head = { seq, hash }
      }
      await sql`
        insert into matches (id, game, rules, created_at, seq, hash, epoch, summary)
        values (${id}, 'chase', 'chase/1', 1, ${head.seq}, ${head.hash}, 3, '{}')
      `.execute(db)
      last.set(id, head)
    }
    const rowsOf = () => sql`select * from events order by match_id, seq`.execute(db)
    const before = await rowsOf()
    await sql`
      insert into matches (id, game, rules, created_at, seq, hash, summary, kind)
      values ('demo', 'chase', 'chase/1', 1, 1, 'h', '{}', 'demo')
    `.execute(db)
    await sql`
      insert into events (match_id, seq, type, at, committed_at, actor, epoch, body, hash)
      values ('demo', 1, 'game.created', 1, 1, 'server', 0, '{}', 'h')
    `.execute(db)

    expect(await migrate(database)).not.toEqual([])

    expect((await rowsOf()).rows).toEqual(before.rows)
    expect(await readEvents(db, 'demo', 0, 10)).toMatchObject([{ seq: 1, hash: 'h' }])
    const heads = await headsOf(db, [...last.keys()])
    expect(new Map(heads.map(({ id, ...head }) => [id, head]))).toEqual(last)
    const id = 'match 3'
    const owner = await claimMatch(db, id, 'node')
    expect(owner).toMatchObject({ ...last.get(id), epoch: 4 })
    const head = last.get(id) ?? { seq: 0, hash: sha256Of('') }
    const append = appendOf({ id, created: rowBehind('', 1) }, head, { epoch: 4 })
    expect(await commitsOf(database).append(append)).toBe('committed')
    expect(await readEvents(db, id, EVENTS - 1, 10)).toHaveLength(2)
    for (const statement of ["update events set body = ''", 'delete from events', 'truncate events'])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only/)
  } finally {
    await database.close()
  }
})
