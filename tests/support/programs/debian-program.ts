import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { oncePerRun } from '../once-per-run.ts'

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin']

/** A program that some tests need; on a Debian where we are root it is installed, elsewhere it is named. */
export async function debianProgram(name: string, from: string): Promise<string> {
  const present = found(name)
  if (present) return present
  let cause: unknown
  await oncePerRun(`install-${name}`, async () => {
    cause = await install(from).catch((error: unknown) => error)
  })
  const fresh = found(name)
  if (fresh) return fresh
  throw new Error(
    `the tests of several nodes need ${name}: install it (on Debian: apt-get install ${from})`,
    {
      cause,
    },
  )
}

function found(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES]
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program))
}

async function install(name: string): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const aptGet = (...args: string[]) =>
    promisify(execFile)('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    })
  const run = () => aptGet('install', '--no-install-recommends', name)
  await run().catch(() => aptGet('update').then(run))
}
