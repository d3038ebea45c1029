import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveChromium } from './browser/chromium.ts'
import { findOrInstallChromium } from './browser/chromium-program.ts'
import { startPostgres } from './postgres/postgres.ts'
import { watchOver } from './postgres/postgres-watchdog.ts'
import { type BundledPrograms, bundlePrograms } from './programs/bundle-programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly superuser: string }
    readonly chromium: { readonly endpoint: string; readonly program: string }
    readonly programs: BundledPrograms
  }
}

/** Once per run: what the tests need of the machine is there, or the run ends with its name. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = openTemporaryFolder()
  const chromium = findOrInstallChromium()
  // Awaited below; a browser that is missing must not end the run before the server is in our hands.
  chromium.catch(() => {})
  const postgres = await startPostgres()
  const end = async () => {
    await postgres.stop()
    await folder.remove()
  }
  try {
    const { program, version } = await chromium
    console.log(`Postgres ${postgres.version} of ${postgres.bin}`)
    console.log(`${version} of ${program}`)
    project.provide('postgres', { superuser: postgres.superuser })
    project.provide('programs', await bundlePrograms(folder.path))
    const browser = await serveChromium(program)
    project.provide('chromium', { endpoint: browser.wsEndpoint(), program })
    return async () => {
      await browser.close()
      await end()
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Whatever the tests, their programs and the browser write goes there, and is removed however the run ends. */
function openTemporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'getaway-tests-'))
  // Postgres runs as somebody else, and has a folder in it.
  chmodSync(path, 0o711)
  process.env.TMPDIR = path
  return { path, remove: watchOver(path).end }
}
