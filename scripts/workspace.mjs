// What every command of the workspace needs first, with nothing but Node.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBundleCurrent } from '../packages/cli/bin/bundle.js'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Installs exactly what the lock file says, on a fresh clone and after it has changed. */
export function install() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (existsSync(installed) && isUpToDate(installed)) return
  console.log('installing dependencies …')
  run('npm', ['ci', '--no-fund', '--no-audit'])
}

/** Builds the viewer, unless it is newer than all that it is made of. */
export function buildViewer() {
  const built = join(root, 'apps/viewer/dist/index.html')
  const sources = ['apps/viewer', 'packages/engine', 'packages/faces', 'packages/client', 'package-lock.json']
  if (existsSync(built) && Math.max(...sources.map(newest)) < statSync(built).mtimeMs) return
  console.log('building the viewer …')
  run('npx', ['--no-install', 'vite', 'build', 'apps/viewer', '--logLevel', 'warn'])
}

/** Bundles the command line, unless nothing that it is made of has changed since, with the newest viewer. */
export function buildCli() {
  if (!isBundleCurrent(join(root, 'packages/cli'))) {
    console.log('bundling the command line …')
    // In a process of its own: ours may become the service, which has no use for a bundler.
    run(process.execPath, ['scripts/bundle-cli.mjs'])
  }
  copyViewer()
}

/** What the service alone hands out: the same files packed, and what keeps the pages without a network. */
const OF_THE_SERVICE = /\.(br|gz)$|^sw\.js$/

/** The built viewer becomes a part of the package of the command line, which films with it and saves matches in it. */
function copyViewer() {
  const [built, own] = ['apps/viewer/dist', 'packages/cli/dist/viewer'].map((place) => join(root, place))
  const [from, to] = [built, own].map((folder) => join(folder, 'index.html'))
  if (!existsSync(from) || (existsSync(to) && statSync(to).mtimeMs >= statSync(from).mtimeMs)) return
  rmSync(own, { recursive: true, force: true })
  cpSync(built, own, { recursive: true, filter: (file) => !OF_THE_SERVICE.test(basename(file)) })
}

/** Runs a program to its end; if that is a bad one, it is ours too. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) fail(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export function fail(sentence) {
  console.error(`getaway: ${sentence}`)
  process.exit(2)
}

function isUpToDate(installed) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, { version, optional, link, dev: _ }]) =>
      place === '' || optional || link || present[place]?.version === version,
  )
}

function newest(place) {
  const path = join(root, place)
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(0, ...inside.map((name) => newest(join(place, name))))
}
