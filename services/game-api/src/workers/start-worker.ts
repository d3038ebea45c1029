import { Worker } from 'node:worker_threads'

/** Runs a module of ours beside the event loop; it finds its `data` in `workerData.data`. */
export function startWorker(module: URL, data?: unknown): Worker {
  return new Worker(new URL('./entry.js', import.meta.url), { workerData: { module: module.href, data } })
}
