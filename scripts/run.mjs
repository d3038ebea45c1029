#!/usr/bin/env node
// Every task of the workspace starts here, so that each works on a fresh clone with nothing but Node.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beginChromium } from './chromium.mjs'
import { prove } from './prove.mjs'
import { partsOf, runPart } from './prove-part.mjs'
import { buildCli, buildViewer, fail, install, root, run } from './workspace.mjs'

const tasks = {
  build: { needsBuild: true, steps: [] },
  check: {
    steps: [
      ['biome', 'ci', '--error-on-warnings', '.'],
      ['tsc', '-p', 'packages/engine'],
      ['tsc', '-p', 'packages/faces'],
      ['tsc', '-p', 'apps/viewer'],
      ['tsc', '-p', 'apps/viewer/src/offline/worker'],
      ['tsc', '-p', 'tests/viewer'],
      ['tsc', '-p', '.'],
    ],
  },
  test: { needsBuild: true, needsBrowser: true, steps: [['vitest', 'run']], env: { SELDOM: '3' } },
  prove: { needsBuild: true, needsBrowser: true, steps: [] },
  // With as much room for short-lived objects as the programs are started with.
  bench: {
    needsBuild: true,
    steps: [['tsx', 'tests/bench/bench.ts']],
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  balance: { steps: [['tsx', 'tests/balance/balance.ts']] },
  city: { steps: [['tsx', 'tests/balance/write-city.ts']] },
}

const [name = '', ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) fail(`there is no task ${JSON.stringify(name)}; there are ${Object.keys(tasks).join(', ')}`)

const browser = task.needsBrowser ? beginChromium() : undefined
install()
if (task.needsBuild) {
  buildViewer()
  buildCli()
}
await browser
for (const [index, [command, ...rest]] of task.steps.entries()) {
  const own = index === task.steps.length - 1 ? args : []
  run('npx', ['--no-install', command, ...rest, ...own], task.env)
}
if (name === 'prove') {
  const folder = join(root, '.cache/prove')
  process.exitCode = prove({
    args,
    available: partsOf(),
    folder,
    commit: commit(),
    dose: Number(process.env.PROVE ?? 10),
    seed: process.env.SEED === undefined ? undefined : Number(process.env.SEED),
    runPart: (part, summary) => runPart(part, summary, folder),
    say: (line) => console.log(line),
  })
}

/** What is checked out, and whether it was changed since: what passed before a change has to pass again. */
function commit() {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  try {
    return git('describe', '--always', '--abbrev=40', '--dirty')
  } catch {
    return 'unknown'
  }
}
