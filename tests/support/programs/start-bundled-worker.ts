import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { inject } from 'vitest'
import { ROOT } from './sources.ts'

const ENTRY = new URL('../../../services/game-api/src/workers/entry.js', import.meta.url)

/**
 * Stands for `startWorker` where a service runs in the process of a test (`vitest.config.ts`): from the bundle of this
 * run a thread is there in a fifth of the processor time. Games of a test's own are known to TypeScript alone.
 */
export function startWorker(module: URL, data?: unknown): Worker {
  const hasOwnGames = typeof data === 'string'
  const [entry, started] = hasOwnGames ? [ENTRY, module] : [bundled(ENTRY), bundled(module)]
  return new Worker(entry, { workerData: { module: String(started), data } })
}

/** Where `scripts/bundle.mjs` has put a module that is started as a thread. */
function bundled(module: URL): URL {
  const { service } = inject('programs')
  const name = relative(ROOT, fileURLToPath(module)).replaceAll(sep, '-')
  return pathToFileURL(join(dirname(service), `${name}.mjs`))
}
