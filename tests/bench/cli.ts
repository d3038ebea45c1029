import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quantile } from '../support/quantile.ts'
import { figureRow, premise, type Tell } from './figures.ts'
import { times } from './measure.ts'

const GETAWAY = fileURLToPath(new URL('../../packages/cli/bin/getaway.js', import.meta.url))
const MATCHES = 700
const ROUNDS = 5
/** The least that an audit must do: read every line, parse it, hash it. */
const LEAST = `
const { hash } = require('node:crypto')
let events = 0
for (const file of process.argv.slice(1))
  for (const line of require('node:fs').readFileSync(file, 'utf8').trimEnd().split('\\n')) {
    JSON.parse(line)
    hash('sha256', line, 'hex')
    events++
  }
console.log(events)`

/** The whole program over a folder of simulated matches, start included; beside a process that does the least. */
export function benchCli(tell: Tell): void {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'))
  try {
    run([GETAWAY, 'simulate', '--matches', String(MATCHES), '--out', folder])
    const files = readdirSync(folder).map((name) => join(folder, name))
    const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0)
    premise(files.length === MATCHES, `there are ${files.length} logs of ${MATCHES} matches`)
    const seconds = { least: [] as number[], audit: [] as number[], version: [] as number[] }
    let events = 0
    for (let round = 0; round < ROUNDS; round++) {
      const least = run(['-e', LEAST, ...files])
      const audit = run([GETAWAY, 'audit', '--json', ...files])
      const version = run([GETAWAY, '--version'])
      events = Number(least.printed)
      checkAudit(audit.printed, { files: files.length, events })
      seconds.least.push(least.seconds)
      seconds.audit.push(audit.seconds)
      seconds.version.push(version.seconds)
    }
    const [least, audit, version] = [seconds.least, seconds.audit, seconds.version].map((all) =>
      quantile(all, 0.5),
    ) as [number, number, number]
    const size = `${events.toLocaleString('en')} events, ${(bytes / 1e6).toFixed(1)} MB`
    tell({
      title: `getaway audit of ${MATCHES} simulated matches (${size}), each a process of its own`,
      rows: [
        figureRow(
          'a Node process that reads, JSON.parses and hashes the lines',
          `${least.toFixed(2)} s`,
          '1×',
        ),
        figureRow('getaway audit --json', `${audit.toFixed(2)} s`, times(audit, least), '≤ 0.8 s'),
        figureRow('getaway --version', `${version.toFixed(2)} s`, times(version, least)),
      ],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(args: readonly string[]): { readonly printed: string; readonly seconds: number } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  premise(status === 0, `${args[0]} ${args[1]} ended with exit code ${status}: ${stderr.slice(0, 500)}`)
  return { printed: stdout, seconds }
}

interface Report {
  readonly events: number
  readonly findings: readonly unknown[]
}

function checkAudit(printed: string, expected: { readonly files: number; readonly events: number }): void {
  const reports = printed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Report)
  const events = reports.reduce((sum, report) => sum + report.events, 0)
  premise(reports.length === expected.files, `${reports.length} reports of ${expected.files} logs`)
  premise(events === expected.events, `the audit read ${events} events of ${expected.events}`)
  premise(
    reports.every(({ findings }) => findings.length === 0),
    'a simulated match has findings',
  )
}
