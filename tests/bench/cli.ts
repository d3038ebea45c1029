import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { figureRow, printTable, times } from './measure.ts'

const GETAWAY = fileURLToPath(new URL('../../packages/cli/bin/getaway.js', import.meta.url))
const MATCHES = 1000

/** The whole program, start included, over a folder of matches; beside `sha256sum` reading the same files. */
export function benchCli(): void {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'))
  let events = 0
  const files = Array.from({ length: MATCHES }, (_, seed) => {
    const match = playRandomMatch({ seed: seed + 1, tileset: plainTileSet(seed % 20) })
    const file = join(folder, `${seed}.getaway.jsonl`)
    writeFileSync(file, match.lines.map((line) => `${line}\n`).join(''))
    events += match.events.length
    return file
  })
  const seconds = (program: string, args: readonly string[]) => {
    const start = performance.now()
    const { status, stderr } = spawnSync(program, args, { maxBuffer: 1 << 30 })
    if (status !== 0) throw new Error(`${program}: exit ${status} ${stderr}`)
    return (performance.now() - start) / 1000
  }
  const read = seconds(process.execPath, [
    '-e',
    '"use strict"; for (const f of process.argv.slice(1)) for (const l of require("fs").readFileSync(f, "utf8").trim().split("\\n")) JSON.parse(l)',
    ...files,
  ])
  const audit = seconds(process.execPath, [GETAWAY, 'audit', '--json', ...files])
  rmSync(folder, { recursive: true })
  printTable(`getaway audit of ${MATCHES} matches (${events} events), as a process of its own`, [
    figureRow('a Node process that reads and JSON.parses them', `${read.toFixed(2)} s`, '1×'),
    figureRow('getaway audit --json', `${audit.toFixed(2)} s`, times(audit, read)),
  ])
}
