import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../viewer/bench/bench.ts', import.meta.url))

/** A program of its own, for it knows the browser's types. */
export function benchViewer(): void {
  const { status } = spawnSync(process.execPath, [...process.execArgv, PROGRAM], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the benchmark of the viewer failed')
}
