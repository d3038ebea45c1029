import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './postgres-account.ts'
import { embeddedPostgres } from './postgres-embedded.ts'

/** The oldest that the service supports. */
const OLDEST = 14

export interface Programs {
  /** The folder of `initdb` and `postgres`. */
  readonly bin: string
  readonly version: string
}

/** POSTGRES_BIN (a folder, or "embedded"), else what the machine has, else the npm package. */
export async function postgresPrograms(): Promise<Programs> {
  const wanted = process.env.POSTGRES_BIN
  if (wanted && wanted !== 'embedded') {
    const version = await versionIn(wanted)
    if (version) return { bin: wanted, version }
    throw new Error(
      `POSTGRES_BIN is ${wanted}, where no initdb and postgres of ${OLDEST} or later can be run`,
    )
  }
  for (const bin of wanted ? [] : folders()) {
    const version = await versionIn(bin)
    if (version) return { bin, version }
  }
  const bin = await embeddedPostgres()
  const version = await versionIn(bin)
  if (version) return { bin, version }
  throw new Error(`no Postgres on this machine, and that of the npm package does not run (${bin})`)
}

/** The same programs where this account may run them; a folder in root's home is closed to it. */
export async function runnableBy(account: Account | undefined, { bin }: Programs, folder: string) {
  if (!account || (await versionIn(bin, account))) return bin
  await cp(dirname(bin), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'programs', 'bin')
}

async function versionIn(bin: string, account?: Account): Promise<string | undefined> {
  if (!existsSync(join(bin, 'initdb'))) return undefined
  const options = { cwd: '/', ...account }
  const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], options).catch(() => ({
    stdout: '',
  }))
  const version = /\(PostgreSQL\) ([\d.]+)/.exec(stdout)?.[1]
  return version && Number.parseInt(version, 10) >= OLDEST ? version : undefined
}

function folders(): string[] {
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versionsIn('/usr/lib/postgresql', 'bin'),
    ...versionsIn('/usr', 'bin', 'pgsql-'),
    ...versionsIn('/opt/homebrew/opt', 'bin', 'postgresql'),
    ...versionsIn('/usr/local/opt', 'bin', 'postgresql'),
    ...versionsIn('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ]
}

/** `<place>/<version>/<inner>`, the newest first. */
function versionsIn(place: string, inner: string, prefix = ''): string[] {
  if (!existsSync(place)) return []
  const names = readdirSync(place).filter((name) => name.startsWith(prefix))
  const newestFirst = names.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return newestFirst.map((name) => join(place, name, inner))
}
