import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type FigureTable, premise, type Tell } from './figures.ts'

const PROGRAM = fileURLToPath(new URL('../viewer/bench/bench.ts', import.meta.url))

/** A program of its own, for it knows the browser's types. */
export async function benchViewer(tell: Tell): Promise<void> {
  const child = fork(PROGRAM)
  child.on('message', (table) => tell(table as FigureTable))
  const [code] = await once(child, 'close')
  premise(code === 0, `the program that measures the viewer ended with exit code ${code}`)
}
