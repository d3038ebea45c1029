// One part of `npm run prove`: a folder of tests, or the unit tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** The unit tests, and every folder of `tests` that holds tests. */
export function partsOf(folder = join(root, 'tests')) {
  const holdsTests = (name) =>
    readdirSync(join(folder, name), { recursive: true }).some((file) => String(file).endsWith('.test.ts'))
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['unit', ...folders.map(({ name }) => name).filter(holdsTests)]
}

/** Runs it with that dose and seed, and gives what came of it. */
export function runPart(name, { dose, seed }, folder) {
  const report = join(folder, `${name}.json`)
  const counts = join(folder, `${name}.seeds`)
  for (const file of [report, counts]) rmSync(file, { force: true })
  const where = name === 'unit' ? ['--project', 'unit'] : ['--project', 'whole', `tests/${name}/`]
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const began = performance.now()
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', ...where, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROVE: String(dose), SEED: String(seed), PROVE_SEEDS: counts },
    shell: process.platform === 'win32',
  })
  const seconds = (performance.now() - began) / 1000
  return { passed: status === 0, ...countsOf(report), seeds: seedsIn(counts), seconds }
}

function countsOf(report) {
  if (!existsSync(report)) return { tests: 0, failed: 0, skipped: 0 }
  const { numTotalTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { tests: numTotalTests, failed: numFailedTests, skipped: numPendingTests }
}

/** How many seeds its random proofs took. */
function seedsIn(counts) {
  if (!existsSync(counts)) return 0
  const lines = readFileSync(counts, 'utf8').trim().split('\n')
  return lines.reduce((sum, line) => sum + Number(line), 0)
}
