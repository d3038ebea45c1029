import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LAST_WORDS = 2000

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  // Where there is no graphics card, the processor draws.
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** Opens a page in a browser of its own, without a window; `onEnd` hears if it ends by itself, and its last words. */
export function startBrowser(program: string, address: string, onEnd: (words: string) => void) {
  const profile = mkdtempSync(join(tmpdir(), 'getaway-clip-'))
  // Its sandbox needs a user of its own, which root in a container is not; it opens no page but ours.
  const flags = process.getuid?.() === 0 ? [...FLAGS, '--no-sandbox'] : FLAGS
  const browser: ChildProcess = spawn(program, [...flags, `--user-data-dir=${profile}`, address], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  let isWanted = true
  browser.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS)
  })
  const ended = new Promise<void>((resolve) => {
    const end = (last: string) => {
      if (isWanted) onEnd(last)
      resolve()
    }
    browser.once('error', (error) => end(error.message))
    browser.once('close', () => end(words.trim()))
  })
  return {
    async close() {
      isWanted = false
      browser.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
