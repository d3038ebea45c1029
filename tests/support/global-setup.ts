import type { TestProject } from 'vitest/node'
import { serveChromium } from './browser/chromium.ts'
import { findOrInstallChromium } from './browser/chromium-program.ts'
import { startPostgres } from './postgres/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: { readonly superuser: string }
    readonly chromium: { readonly endpoint: string }
  }
}

/** Once per run: what the tests need of the machine is there, or the run ends with its name. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findOrInstallChromium()
  // Awaited below; a browser that is missing must not end the run before the server is in our hands.
  chromium.catch(() => {})
  const postgres = await startPostgres()
  try {
    const { program, version } = await chromium
    console.log(`Postgres ${postgres.version} of ${postgres.bin}`)
    console.log(`${version} of ${program}`)
    project.provide('postgres', { superuser: postgres.superuser })
    const browser = await serveChromium(program)
    project.provide('chromium', { endpoint: browser.wsEndpoint() })
    return async () => {
      await browser.close()
      await postgres.stop()
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
