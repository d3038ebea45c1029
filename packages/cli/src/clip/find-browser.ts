import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** No browser that could draw was found. */
export class NoBrowser extends Error {}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The program that was named, or the first Chromium that the machine has. */
export function findBrowser(named: string | undefined, { PATH = '', CHROMIUM }: NodeJS.ProcessEnv): string {
  const wanted = named ?? CHROMIUM
  if (wanted !== undefined) {
    if (existsSync(wanted)) return wanted
    throw new NoBrowser(`the browser ${wanted} is not there`)
  }
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const all = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]
  const found = all.find((program) => existsSync(program))
  if (found) return found
  throw new NoBrowser(
    'it takes Chromium or Google Chrome to film, and there is none: install it (Debian: apt install chromium), or name it with --browser',
  )
}
