// The browser of the tests: by which names a machine may have it, and how a fresh one gets it.
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Chromium without windows, as Debian has it: it opens a page in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']

/** Where the programs of this machine could be, the best one first. */
export function chromiumPrograms() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return [
    // Not the script in /usr/bin: a signal would end that, and leave the browser.
    join('/usr/lib/chromium', SHELL),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ]
}

/** On a Debian where we are root; the shell alone needs a third of the packages that the whole browser needs. */
export async function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.log('installing Chromium with apt-get …')
  const aptGet = (...args) =>
    promisify(execFile)('apt-get', ['-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    })
  const install = (name) => aptGet('install', '--no-install-recommends', name)
  await install(SHELL)
    .catch(() => aptGet('update').then(() => install(SHELL)))
    .catch(() => install('chromium'))
}

/**
 * Where a browser is missing, begins to install it while the caller does other work that takes as long; resolves when
 * that is over, however it went: who needs the browser says what is wrong.
 */
export function beginChromium() {
  if (process.env.CHROMIUM || chromiumPrograms().some((program) => existsSync(program)))
    return Promise.resolve()
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installChromium().catch(() => {})
