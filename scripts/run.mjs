#!/usr/bin/env node
// Every command of the workspace starts here, so that each works on a fresh clone with nothing but Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const tasks = {
  check: [
    ['biome', 'ci', '--error-on-warnings', '.'],
    ['tsc', '-p', 'packages/engine'],
    ['tsc', '-p', '.'],
  ],
  test: [['vitest', 'run']],
  prove: [['vitest', 'run']],
  bench: [['tsx', 'tests/bench/bench.ts']],
}

const [name = '', ...args] = process.argv.slice(2)
const steps = tasks[name]
if (!steps) fail(`there is no task ${JSON.stringify(name)}; there are ${Object.keys(tasks).join(', ')}`)

install()
for (const [index, [command, ...rest]] of steps.entries()) {
  const own = index === steps.length - 1 ? args : []
  const env = name === 'prove' ? { PROVE: process.env.PROVE ?? '30' } : {}
  run('npx', ['--no-install', command, ...rest, ...own], env)
}

/** Installs exactly what the lock file says, on a fresh clone and after it has changed. */
function install() {
  const installed = new URL('../node_modules/.package-lock.json', import.meta.url)
  if (existsSync(installed) && isUpToDate(installed)) return
  console.log('installing dependencies …')
  run('npm', ['ci', '--no-fund', '--no-audit'])
}

function isUpToDate(installed) {
  const wanted = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, { version, optional, link, dev: _ }]) =>
      place === '' || optional || link || present[place]?.version === version,
  )
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) fail(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function fail(sentence) {
  console.error(`run: ${sentence}`)
  process.exit(2)
}
