import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresAccount } from './postgres-account.ts'
import { createDatabase, createRoles, type TestDatabase } from './postgres-database.ts'
import { freePort } from './postgres-port.ts'
import { postgresPrograms, runnableBy } from './postgres-programs.ts'
import { halt, initialise, launch, type ServerPlace } from './postgres-server.ts'
import { watchOver } from './postgres-watchdog.ts'

export interface TestPostgres {
  readonly version: string
  /** Where its programs are. */
  readonly bin: string
  /** The URL of the superuser. */
  readonly superuser: string
  /** A new and empty database with two roles. */
  createDatabase(): Promise<TestDatabase>
  /** By a crash or in order; comes back at the same port, with what was committed. */
  restart(how: 'immediate' | 'fast'): Promise<void>
  /** Leaves neither a process nor a file. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts a real and durable server that is thrown away with all its data: at `stop`, or when this process
 * ends in whatever way.
 */
export async function startPostgres({ settings = {} }: PostgresOptions = {}): Promise<TestPostgres> {
  const programs = await postgresPrograms()
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'getaway-postgres-'))
  const { end: stop } = watchOver(folder)
  try {
    if (account) chownSync(folder, account.uid, account.gid)
    const bin = await runnableBy(account, programs, folder)
    const port = await freePort()
    const superuser = `postgresql://postgres@127.0.0.1:${port}/postgres`
    const place: ServerPlace = { bin, folder, account, superuser }
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '300',
      ...settings,
    }
    await initialise(place)
    let server = await launch(place, all)
    await createRoles(superuser)
    return {
      version: programs.version,
      bin: programs.bin,
      superuser,
      createDatabase: () => createDatabase(superuser),
      async restart(how) {
        await halt(server, how === 'immediate' ? 'SIGQUIT' : 'SIGINT')
        server = await launch(place, all)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
