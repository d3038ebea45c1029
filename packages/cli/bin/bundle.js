// The program as one bundle starts in a third of the time. It is run only while it is what the sources say.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const BUNDLE = 'dist/getaway.mjs'
/** What the bundle was made of. A published package leaves it out, as it has no sources. */
const RECORD = 'dist/made-of.json'

/** Whether the package's bundle is there, and nothing that it was made of has changed since. */
export function isBundleCurrent(folder) {
  if (!existsSync(join(folder, BUNDLE))) return false
  if (!existsSync(join(folder, 'src'))) return true
  try {
    const recorded = Object.entries(JSON.parse(readFileSync(join(folder, RECORD), 'utf8')))
    return recorded.every(([file, state]) => stateOf(join(folder, file)) === state)
  } catch {
    // A file that is no more, or no record: it may be anything.
    return false
  }
}

/** From now on the bundle is not to be trusted: it is about to change. */
export function forgetSources(folder) {
  rmSync(join(folder, RECORD), { force: true })
}

/** Records what a bundle begun at that instant (ms) was made of, unless a file changed in the meantime. */
export function recordSources(folder, files, startedAt) {
  if (files.some((file) => statSync(file).mtimeMs >= startedAt)) return
  const states = files.map((file) => [relative(folder, file), stateOf(file)])
  writeFileSync(join(folder, RECORD), JSON.stringify(Object.fromEntries(states)))
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}
