import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Bench, type FigureTable, premise } from './figures.ts'

/** A program of its own, for it knows the browser's types; by its path in `tests/viewer/bench`. */
export function benchInBrowser(path: string): Bench {
  const program = fileURLToPath(new URL(`../viewer/bench/${path}`, import.meta.url))
  return async (tell) => {
    const child = fork(program)
    child.on('message', (table) => tell(table as FigureTable))
    const [code] = await once(child, 'close')
    premise(code === 0, `${path}, which measures in a browser, ended with exit code ${code}`)
  }
}
