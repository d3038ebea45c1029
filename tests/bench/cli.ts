import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quantile } from '../support/quantile.ts'
import { figureRow, premise, type Tell } from './figures.ts'
import { times } from './measure.ts'

const GETAWAY = fileURLToPath(new URL('../../packages/cli/bin/getaway.js', import.meta.url))
/** Matches, by the number of players. */
const MATCHES = [
  [2, 470],
  [4, 230],
] as const
const LEAST_EVENTS = 70_000
const ROUNDS = 3
/** Each process tells in the end how much processor time it took. */
const TELL_TIME =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error("\\nprocessor",(user+system)/1e6)})'
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
    for (const [players, matches] of MATCHES)
      run([
        GETAWAY,
        'simulate',
        '--seed',
        '1',
        '--players',
        `${players}`,
        '--matches',
        `${matches}`,
        '--out',
        folder,
      ])
    const expected = MATCHES.reduce((sum, [, matches]) => sum + matches, 0)
    const files = readdirSync(folder).map((name) => join(folder, name))
    const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0)
    premise(files.length === expected, `there are ${files.length} logs of ${expected} matches`)
    const least: Spent[] = []
    const audit: Spent[] = []
    const version: Spent[] = []
    let events = 0
    for (let round = 0; round < ROUNDS; round++) {
      const counted = run(['-e', LEAST, ...files])
      const audited = run([GETAWAY, 'audit', '--json', ...files])
      events = Number(counted.printed)
      checkAudit(audited.printed, { files: files.length, events })
      least.push(counted)
      audit.push(audited)
      version.push(run([GETAWAY, '--version']))
    }
    premise(events >= LEAST_EVENTS, `the matches have ${events} events, fewer than ${LEAST_EVENTS}`)
    const row = (what: string, spent: readonly Spent[], goal = '') => {
      const [seconds, processor] = [median(spent, 'seconds'), median(spent, 'processor')]
      const figure = `${seconds.toFixed(2)} s, ${processor.toFixed(2)} s of processors`
      return figureRow(what, figure, times(processor, median(least, 'processor')), goal)
    }
    const size = `${events.toLocaleString('en')} events, ${(bytes / 1e6).toFixed(1)} MB`
    tell({
      title: `getaway audit of ${expected} simulated matches (${size}), each a process of its own`,
      rows: [
        row('a Node process that reads, JSON.parses and hashes the lines', least),
        row('getaway audit --json', audit, '≤ 0.8 s'),
        row('getaway --version', version),
      ],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a process took, by the clock and of the processors. */
interface Spent {
  readonly seconds: number
  readonly processor: number
}

function run(args: readonly string[]): Spent & { readonly printed: string } {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TELL_TIME, ...args], {
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  })
  const seconds = (performance.now() - start) / 1000
  const call = args.slice(0, 2).join(' ').slice(0, 80)
  premise(status === 0, `${call} ended with exit code ${status}: ${stderr.slice(0, 500)}`)
  const processor = Number(/processor (\S+)\s*$/.exec(stderr)?.[1])
  premise(processor > 0, `${call} did not tell its processor time`)
  return { printed: stdout, seconds, processor }
}

function median(spent: readonly Spent[], of: keyof Spent): number {
  return quantile(
    spent.map((each) => each[of]),
    0.5,
  )
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
