import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
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
  // All but WebGL a processor paints in half the time by itself.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

/** A browser without a window. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(optionsFor((await findOrInstallChromium()).program))
}

/** A browser without a window that several processes can share. */
export function serveChromium(program: string): Promise<BrowserServer> {
  return chromium.launchServer(optionsFor(program))
}

function optionsFor(executablePath: string): LaunchOptions {
  return {
    executablePath,
    headless: true,
    // Its sandbox needs more of the machine than a container allows, and it opens no pages but our own.
    chromiumSandbox: false,
    args: ARGS,
  }
}
