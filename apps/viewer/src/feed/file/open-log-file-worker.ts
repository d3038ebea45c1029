/** A big log takes its time: it is read beside the page, by a worker of its own. */
export const openLogFileWorker = () =>
  new Worker(new URL('./log-file-worker.ts', import.meta.url), { type: 'module' })
