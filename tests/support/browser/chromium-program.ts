import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPrograms, installChromium } from '../../../scripts/chromium.mjs'

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
  const cause = await installChromium().catch((error: unknown) => error)
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
  return [
    ...chromiumPrograms(),
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
