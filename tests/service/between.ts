import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** Who may sit or see what, with a hand on it between the look-up of a request and its write. */
export interface Between {
  /**
   * Asks while nobody can write `table` of the match; as soon as the asker waits to write what it has looked
   * up, `meanwhile` is committed before it. Gives what was asked for.
   */
  during<T>(
    table: 'seats' | 'observers',
    matchId: string,
    ask: () => Promise<T>,
    meanwhile: string,
  ): Promise<T>
  /** One statement by itself; `$1` is the match. */
  run(statement: string, matchId: string): Promise<void>
  close(): Promise<void>
}

const LOOKS_MS = 2

export async function openBetween(connectionString: string): Promise<Between> {
  const client = new Client({ connectionString })
  await client.connect()

  const somebodyWaits = async (): Promise<void> => {
    for (;;) {
      const { rowCount } = await client.query(
        'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
      if (rowCount !== 0) return
      await sleep(LOOKS_MS)
    }
  }

  return {
    async during(table, matchId, ask, meanwhile) {
      await client.query('begin')
      await client.query(`select from ${table} where match_id = $1 for update`, [matchId])
      const asked = ask()
      // Whoever asks is refused before this is awaited.
      asked.catch(() => {})
      await somebodyWaits()
      await client.query(meanwhile, [matchId])
      await client.query('commit')
      return asked
    },
    async run(statement, matchId) {
      await client.query(statement, [matchId])
    },
    close: () => client.end(),
  }
}
