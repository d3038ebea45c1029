import { wonBy } from '@getaway/engine'
import {
  bindToken,
  claimMatch,
  createGroupCommit,
  dueMatches,
  endLease,
  headsOf,
  listMatches,
  matchForHolder,
  matchOf,
  migrate,
  ownedBy,
  ownsRecord,
  readAllEvents,
  readEvents,
  releaseMatch,
  renewLease,
  replaceToken,
  searchMatches,
  setDue,
  setInvitation,
  setToken,
  storedSeatsOf,
} from '@getaway/game-api/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORES } from '../support/stores.ts'
import {
  addTestMatch,
  appendOf,
  commitsOf,
  type OpenedStore,
  openStore,
  rowBehind,
  sha256Of,
} from './fixture.ts'

describe.each(STORES)('%s', (name) => {
  let store: OpenedStore
  beforeAll(async () => {
    store = await openStore(name)
  })
  afterAll(() => store.close())

  const seqsOf = async (id: string) =>
    (await readEvents(store.database.db, id, 0, 1000)).map(({ seq }) => seq)

  test('migrations run once, also when two programs start together', async () => {
    expect(await Promise.all([migrate(store.owner), migrate(store.owner)])).toEqual([[], []])
  })

  test('says how durable it is', () => {
    expect(store.database.durability).toMatch(
      name === 'PGlite' ? /PGlite in .*: survives a crash/ : /PostgreSQL 1\d.*on its disk/,
    )
  })

  test('the application owns the record only where there is but one role', async () => {
    expect(await ownsRecord(store.database)).toBe(name === 'PGlite')
  })

  test('a match is created with its first event, its head and its seats', async () => {
    const { id, created } = await addTestMatch(store.database, 3)
    expect(await headsOf(store.database.db, [id])).toEqual([{ id, seq: 1, hash: created.hash }])
    expect(await readEvents(store.database.db, id, 0, 10)).toMatchObject([
      { seq: 1, body: created.body, hash: created.hash },
    ])
    expect((await storedSeatsOf(store.database.db, id)).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('a match whose first event can’t be stored leaves nothing', async () => {
    const { id } = await addTestMatch(store.database)
    await expect(
      store.database.db.transaction().execute(async (trx) => {
        await trx.insertInto('seats').values({ match_id: id, seat: 7 }).execute()
        await trx.insertInto('seats').values({ match_id: id, seat: 0 }).execute()
      }),
    ).rejects.toThrow()
    expect(await storedSeatsOf(store.database.db, id)).toHaveLength(2)
  })

  test('an append moves the head and is read back byte for byte', async () => {
    const match = await addTestMatch(store.database)
    const body = '{"name":"\\"Ünïcode\\" \\\\ \u{1f3ad} \\n \u2028","seq":2}'
    const append = appendOf(match, match.created, { body, command: { id: 'c1', digest: 'd1' } })
    expect(await commitsOf(store.database).append(append)).toBe('committed')
    const [row] = append.rows
    expect(await headsOf(store.database.db, [match.id])).toEqual([{ id: match.id, seq: 2, hash: row.hash }])
    expect(await readEvents(store.database.db, match.id, 1, 10)).toEqual([
      {
        seq: 2,
        actor: '0',
        commandId: 'c1',
        commandDigest: 'd1',
        body,
        hash: row.hash,
        committedAt: expect.any(Number),
      },
    ])
  })

  test('instants and integers come back as they were', async () => {
    const match = await addTestMatch(store.database)
    const at = 2 ** 53 - 1
    await commitsOf(store.database).append(appendOf(match, match.created, { at, received: at - 1 }))
    const row = await store.database.db
      .selectFrom('events')
      .select(['at', 'received', 'committed_at', 'epoch'])
      .where('match_id', '=', match.id)
      .where('seq', '=', 2)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ at, received: at - 1, epoch: 0 })
    expect(Math.abs(row.committed_at / 1000 - Date.now())).toBeLessThan(60_000)
  })

  const stale = [
    { what: 'seq', wrong: { from: { seq: 2, hash: sha256Of('x') } } },
    { what: 'hash', wrong: { from: { seq: 1, hash: sha256Of('x') } } },
    { what: 'epoch', wrong: { epoch: 1 } },
  ]
  test.each(stale)('a head whose $what is another: lost, and nothing of it is written', async ({ wrong }) => {
    const match = await addTestMatch(store.database)
    const other = await addTestMatch(store.database)
    const told: string[] = []
    const commits = createGroupCommit(store.database, { onOutcome: (outcome) => told.push(outcome) })
    const outcomes = await Promise.all([
      commits.append({ ...appendOf(match, match.created, { count: 3 }), ...wrong }),
      commits.append(appendOf(other, other.created, { count: 3 })),
    ])
    expect(outcomes).toEqual(['lost', 'committed'])
    expect(told).toEqual(outcomes)
    expect(await seqsOf(match.id)).toEqual([1])
    expect(await seqsOf(other.id)).toEqual([1, 2, 3, 4])
  })

  test('one bad row harms nobody else', async () => {
    const matches = await Promise.all(Array.from({ length: 5 }, () => addTestMatch(store.database)))
    const commits = commitsOf(store.database)
    const outcomes = await Promise.allSettled(
      matches.map((match, index) => {
        const append = appendOf(match, match.created, { count: 2 })
        const [row] = append.rows
        return commits.append(index === 2 ? { ...append, rows: [row, { ...row, seq: 1 }] } : append)
      }),
    )
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
    for (const [index, { id }] of matches.entries()) {
      expect(await seqsOf(id)).toEqual(index === 2 ? [1] : [1, 2, 3])
    }
  })

  test('a command id is answered once for a seat, and free for others', async () => {
    const match = await addTestMatch(store.database)
    const commits = commitsOf(store.database)
    const command = { id: 'same', digest: 'd' }
    const first = appendOf(match, match.created, { command })
    expect(await commits.append(first)).toBe('committed')
    await expect(commits.append(appendOf(match, first.rows[0], { command }))).rejects.toThrow(
      /events_.*command/,
    )
    expect(await seqsOf(match.id)).toEqual([1, 2])
    expect(await commits.append(appendOf(match, first.rows[0], { command, actor: '1' }))).toBe('committed')
  })

  test('who claims a match shuts out the owner before', async () => {
    const match = await addTestMatch(store.database)
    const commits = commitsOf(store.database)
    const claimed = await claimMatch(store.database.db, match.id, 'one')
    expect(claimed).toMatchObject({ seq: 1, hash: match.created.hash, epoch: 1, over: false })
    expect(await claimMatch(store.database.db, match.id, 'two')).toMatchObject({ epoch: 2 })
    expect(await commits.append(appendOf(match, match.created, { epoch: 1 }))).toBe('lost')
    await setDue(store.database.db, match.id, 1, 5)
    expect(await commits.append(appendOf(match, match.created, { epoch: 2 }))).toBe('committed')
    await releaseMatch(store.database.db, match.id, 1)
    expect(await dueMatches(store.database.db, 'node', 5, 10)).toContain(match.id)
    await releaseMatch(store.database.db, match.id, 2)
    expect(await dueMatches(store.database.db, 'node', 5, 10)).not.toContain(match.id)
    expect(await claimMatch(store.database.db, 'nobody', 'one')).toBeUndefined()
  })

  test('a match of a node that is alive is nobody else’s, until it is silent or lets go', async () => {
    const { db } = store.database
    const match = await addTestMatch(store.database, 2, 1_000)
    await renewLease(db, 'alive', 60_000)
    const claimed = await claimMatch(db, match.id, 'alive')
    if (!claimed || 'owner' in claimed) throw new Error('not claimed')
    expect(await claimMatch(db, match.id, 'other')).toEqual({ owner: 'alive' })
    expect(await dueMatches(db, 'other', 1_000, 100)).not.toContain(match.id)
    expect(await dueMatches(db, 'alive', 1_000, 100)).toContain(match.id)
    expect(await ownedBy(db, 'alive', [match.id])).toEqual([match.id])

    await renewLease(db, 'alive', 0)
    expect(await dueMatches(db, 'other', 0, 100)).toContain(match.id)
    expect(await claimMatch(db, match.id, 'other')).toMatchObject({ epoch: claimed.epoch + 1 })
    expect(await ownedBy(db, 'alive', [match.id])).toEqual([])

    await renewLease(db, 'other', 60_000)
    await releaseMatch(db, match.id, claimed.epoch)
    expect(await claimMatch(db, match.id, 'alive')).toEqual({ owner: 'other' })
    await releaseMatch(db, match.id, claimed.epoch + 1)
    expect(await claimMatch(db, match.id, 'alive')).toMatchObject({ epoch: claimed.epoch + 2 })
    await releaseMatch(db, match.id, claimed.epoch + 2)
    await endLease(db, 'other')
    await endLease(db, 'alive')
  })

  test('what is due is found, the longest due first, and nothing that is over', async () => {
    const [soon, later, never, over] = await Promise.all([
      addTestMatch(store.database, 2, 200),
      addTestMatch(store.database, 2, 300),
      addTestMatch(store.database),
      addTestMatch(store.database, 2, 100),
    ])
    const commits = commitsOf(store.database)
    await commits.append({ ...appendOf(over, over.created), over: true })
    expect(await dueMatches(store.database.db, 'node', 300, 10)).toEqual([soon.id, later.id])
    expect(await dueMatches(store.database.db, 'node', 299, 10)).toEqual([soon.id])
    const first = appendOf(later, later.created)
    await commits.append(first)
    expect(await dueMatches(store.database.db, 'node', 300, 10)).toEqual([soon.id, later.id])
    await commits.append({ ...appendOf(later, first.rows[0]), dueAt: null })
    await commits.append({ ...appendOf(never, never.created), dueAt: 50 })
    await setDue(store.database.db, soon.id, 0, 999)
    expect(await dueMatches(store.database.db, 'node', 300, 10)).toEqual([never.id])
  })

  test('lists: the newest first, live or over, with how they stand', async () => {
    const match = await addTestMatch(store.database)
    const ada = { name: 'Ada', key: 'k', isProved: true, bot: null, marks: { small: 1 } }
    const summary = { players: [ada], ...wonBy([0]), target: [], abandoned: false }
    await commitsOf(store.database).append({
      ...appendOf(match, match.created),
      over: true,
      standing: { state: 'over', summary },
    })
    expect(await matchOf(store.database.db, match.id)).toMatchObject({
      id: match.id,
      seq: 2,
      over: true,
    })
    expect(await matchForHolder(store.database.db, match.id)).toMatchObject({ status: 'over', summary })
    const live = await listMatches(store.database.db, { over: false, limit: 100 })
    expect(live.map(({ id }) => id)).not.toContain(match.id)
    expect((await listMatches(store.database.db, { limit: 1 })).length).toBe(1)
  })

  test('one that shows off is found behind any number of newer matches', async () => {
    const { id } = await addTestMatch(store.database)
    await store.owner.db.updateTable('matches').set({ kind: 'demo' }).where('id', '=', id).execute()
    for (let n = 0; n < 3; n++) await addTestMatch(store.database)
    const demos = await listMatches(store.database.db, { over: false, kind: 'demo', limit: 1 })
    expect(demos.map((one) => one.id)).toEqual([id])
  })

  test('who sits down is found by the beginning of the name, in any case of any alphabet', async () => {
    const match = await addTestMatch(store.database)
    const elodie = { name: 'ÉLODIE Ж', key: null, isProved: false, bot: null, marks: {} }
    const summary = { players: [elodie], ...wonBy([]), target: [], abandoned: false }
    await commitsOf(store.database).append({
      ...appendOf(match, match.created),
      standing: { state: 'live', summary },
    })
    for (const player of ['éLo', 'élodie ж', 'ÉLODIE']) {
      const found = await searchMatches(store.database.db, { player, limit: 100 })
      expect(found.map(({ id }) => id)).toEqual([match.id])
    }
  })

  test('a seat is bound to the first token that shows its invitation', async () => {
    const { db } = store.database
    const { id } = await addTestMatch(store.database)
    const invitationHash = sha256Of(id, 0)
    const bind = (token: string, shown = invitationHash) =>
      bindToken(db, id, 0, { invitationHash: shown, tokenHash: sha256Of(token), key: `key of ${token}` })
    const tokens = ['a', 'b', 'c']
    const bound = await Promise.all(tokens.map((token) => bind(token)))
    expect(bound.toSorted()).toEqual(['bound', 'taken', 'taken'])
    const winner = tokens[bound.indexOf('bound')] as string
    expect(await bind(winner)).toBe('bound')
    expect(await bind(winner, sha256Of(id, 1))).toBe('void')
    expect((await storedSeatsOf(db, id))[0]).toMatchObject({
      tokenHash: sha256Of(winner),
      key: `key of ${winner}`,
    })
    await setToken(db, id, 0, sha256Of('reissued'))
    expect((await storedSeatsOf(db, id))[0]?.tokenHash).toBe(sha256Of('reissued'))
  })

  test('a token is changed only by whoever has it, and a new invitation tells which one it made worthless', async () => {
    const { db } = store.database
    const { id } = await addTestMatch(store.database)
    await setToken(db, id, 0, sha256Of('a'))
    expect(await replaceToken(db, id, 0, { from: sha256Of('b'), to: sha256Of('c') })).toBe(false)
    expect(await replaceToken(db, id, 0, { from: sha256Of('a'), to: sha256Of('c') })).toBe(true)
    expect(await setInvitation(db, id, 0, null)).toBe(sha256Of('c'))
    expect(await setInvitation(db, id, 0, sha256Of('anew'))).toBe(null)
    expect(await replaceToken(db, id, 0, { from: sha256Of('c'), to: sha256Of('d') })).toBe(false)
    expect((await storedSeatsOf(db, id))[0]).toMatchObject({
      invitationHash: sha256Of('anew'),
      tokenHash: null,
    })
  })

  test('a log longer than a page is read whole', async () => {
    const match = await addTestMatch(store.database)
    const commits = commitsOf(store.database)
    const first = appendOf(match, match.created, { count: 1200 })
    expect(await commits.append(first)).toBe('committed')
    const seqs: number[] = []
    for await (const { seq } of readAllEvents(store.database.db, match.id)) seqs.push(seq)
    expect(seqs).toEqual(Array.from({ length: 1201 }, (_, n) => n + 1))
  })

  test('two owners who contend for the same matches write no two histories', async () => {
    const matches = await Promise.all(Array.from({ length: 12 }, () => addTestMatch(store.database)))
    const rivals = [commitsOf(store.database), commitsOf(await store.another())]
    for (let round = 0; round < 15; round++) {
      const heads = await headsOf(
        store.database.db,
        matches.map(({ id }) => id),
      )
      const outcomes = await Promise.all(
        rivals.flatMap((commits, rival) =>
          matches.map((match) => {
            const head = heads.find(({ id }) => id === match.id) as { seq: number; hash: string }
            const body = `{"rival":${rival},"round":${round}}`
            return commits.append(appendOf(match, head, { body, count: 1 + ((round + rival) % 3) }))
          }),
        ),
      )
      for (const index of matches.keys()) {
        const both = [outcomes[index], outcomes[index + matches.length]]
        expect(both.toSorted()).toEqual(['committed', 'lost'])
      }
    }
    for (const { id, created } of matches) {
      const events = await readEvents(store.database.db, id, 0, 1000)
      let previous = ''
      for (const [index, event] of events.entries()) {
        expect(event.seq).toBe(index + 1)
        expect(event.hash).toBe(rowBehind(previous, event.seq, { body: event.body }).hash)
        previous = event.hash
      }
      expect(events[0]?.hash).toBe(created.hash)
      expect(await headsOf(store.database.db, [id])).toEqual([{ id, seq: events.length, hash: previous }])
    }
  })
})
