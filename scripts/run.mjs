#!/usr/bin/env node
// Every task of the workspace starts here, so that each works on a fresh clone with nothing but Node.
import { buildViewer, fail, install, run } from './workspace.mjs'

const tasks = {
  build: { needsViewer: true, steps: [] },
  check: {
    steps: [
      ['biome', 'ci', '--error-on-warnings', '.'],
      ['tsc', '-p', 'packages/engine'],
      ['tsc', '-p', 'packages/faces'],
      ['tsc', '-p', 'apps/viewer'],
      ['tsc', '-p', 'tests/viewer'],
      ['tsc', '-p', '.'],
    ],
  },
  test: { needsViewer: true, steps: [['vitest', 'run']] },
  prove: { needsViewer: true, steps: [['vitest', 'run']] },
  bench: { needsViewer: true, steps: [['tsx', 'tests/bench/bench.ts']] },
  balance: { steps: [['tsx', 'tests/balance/balance.ts']] },
  city: { steps: [['tsx', 'tests/balance/write-city.ts']] },
}

const [name = '', ...args] = process.argv.slice(2)
const task = tasks[name]
if (!task) fail(`there is no task ${JSON.stringify(name)}; there are ${Object.keys(tasks).join(', ')}`)

install()
if (task.needsViewer) buildViewer()
for (const [index, [command, ...rest]] of task.steps.entries()) {
  const own = index === task.steps.length - 1 ? args : []
  const env = name === 'prove' ? { PROVE: process.env.PROVE ?? '30' } : {}
  run('npx', ['--no-install', command, ...rest, ...own], env)
}
