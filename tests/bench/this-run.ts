import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Run } from './page.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** This run: the commit that is measured, and whether anything but the page has been changed since. */
export function thisRun(): Run {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/performance.md') !== ''
  return {
    date: new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    cores: String(availableParallelism()),
    node: process.versions.node,
    commit: `${git('rev-parse', '--short=10', 'HEAD')}${isChanged ? ' with changes' : ''}`,
  }
}
