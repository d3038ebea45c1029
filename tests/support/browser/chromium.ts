import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium } from './chromium-program.ts'

const ARGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same WebGL on every machine, with or without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** A browser without a window; `program` is what a test run has found already. */
export async function launchChromium({ program }: { readonly program?: string } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: program ?? (await findOrInstallChromium()).program,
    headless: true,
    // Its sandbox needs more of the machine than a container allows, and it opens no pages but our own.
    chromiumSandbox: false,
    args: ARGS,
  })
}
