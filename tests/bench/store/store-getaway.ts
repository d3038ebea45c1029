import { wonBy } from '@getaway/engine'
import {
  addMatch,
  claimMatch,
  createGroupCommit,
  type EventRow,
  grantTo,
  migrate,
  openDatabase,
} from '@getaway/game-api/store'
import { APPLICATION, type TestDatabase } from '../../support/postgres/postgres-database.ts'
import type { Contender, Stream } from './store-contender.ts'
import { type EndlessLog, endlessLogs, eventsIn } from './store-log.ts'
import { countRows } from './store-table.ts'

export interface Getaway extends Contender {
  /** How many appends shared a commit, on average since it was last asked. */
  appendsPerCommit(): number
}

/** Ours, as the service runs it: in the application's role, with heads, epochs, hashes and command ids. */
export async function openGetaway(urls: TestDatabase, matches: number): Promise<Getaway> {
  await prepareTables(urls)
  const database = await openDatabase({ url: urls.application })
  const logs = endlessLogs(matches)
  let commits = 0
  let appends = 0
  const commit = createGroupCommit(database, {
    onBatch(size) {
      commits += 1
      appends += size
    },
  })
  const open = async (log: EndlessLog, index: number): Promise<Stream> => {
    const matchId = `match-${index}`
    const created = log.next().row
    const summary = { players: [], ...wonBy([]), target: [], abandoned: false }
    const about = { id: matchId, game: 'chase', rules: 'chase/1', createdAt: created.at, dueAt: created.at }
    await addMatch(database.db, {
      ...about,
      created,
      standing: { state: 'live', summary },
      kind: 'played',
      delayUs: 0,
      event: null,
      hostHash: null,
      observers: [],
      seats: [{ seat: 0, invitationHash: null }],
    })
    const claimed = await claimMatch(database.db, matchId, 'bench')
    if (!claimed || 'owner' in claimed) throw new Error(`no match ${matchId}`)
    const { epoch } = claimed
    return {
      prepare: log.prepare,
      async append(events) {
        const from = log.head
        const rows: [EventRow, ...EventRow[]] = [log.next().row]
        while (rows.length < events) rows.push(log.next().row)
        const outcome = await commit.append({ matchId, epoch, from, rows, over: false })
        if (outcome !== 'committed') throw new Error(`match ${matchId}: ${outcome}`)
      },
    }
  }
  return {
    name: 'Getaway',
    streams: await Promise.all(logs.map(open)),
    appendsPerCommit() {
      const average = appends / commits
      commits = 0
      appends = 0
      return average
    },
    acknowledged: () => eventsIn(logs),
    recorded: () => countRows(urls.owner, 'events'),
    async close() {
      await commit.close()
      await database.close()
    },
  }
}

/** Our schema with the application's rights on it. */
export async function prepareTables(urls: TestDatabase): Promise<void> {
  const owner = await openDatabase({ url: urls.owner })
  await migrate(owner)
  await grantTo(owner, APPLICATION)
  await owner.close()
}
