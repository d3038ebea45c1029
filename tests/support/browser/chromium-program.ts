import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const run = promisify(execFile)

export interface ChromiumProgram {
  readonly program: string
  readonly version: string
}

/** CHROMIUM, else what the machine has; on a Debian where we are root it is installed. */
export async function findOrInstallChromium(): Promise<ChromiumProgram> {
  const wanted = process.env.CHROMIUM
  if (wanted) {
    const version = await versionOf(wanted)
    if (version) return { program: wanted, version }
    throw new Error(`CHROMIUM is ${wanted}, which is no Chromium that can be run`)
  }
  const present = await found()
  if (present) return present
  const cause = await install().catch((error: unknown) => error)
  const fresh = await found()
  if (fresh) return fresh
  throw new Error(
    'the tests need a browser: install Chromium or Google Chrome, or run "npx playwright-core install chromium", or set CHROMIUM to its program',
    { cause },
  )
}

async function found(): Promise<ChromiumProgram | undefined> {
  for (const program of candidates()) {
    const version = await versionOf(program)
    if (version) return { program, version }
  }
  return undefined
}

function candidates(): string[] {
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    // Where `npx playwright-core install chromium` puts it.
    chromium.executablePath(),
  ]
}

/** What it says of itself; some systems have a program of this name that only says how to get it. */
async function versionOf(program: string): Promise<string | undefined> {
  if (!existsSync(program)) return undefined
  const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }))
  return /Chrom(?:e|ium)\D* [\d.]+/.exec(stdout)?.[0]
}

async function install(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log('installing Chromium with apt-get …')
  const aptGet = (...args: string[]) =>
    run('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    })
  const chromiumOnly = ['install', '--no-install-recommends', 'chromium']
  await aptGet(...chromiumOnly).catch(async () => {
    await aptGet('update')
    await aptGet(...chromiumOnly)
  })
}
