// Runs from TypeScript like all else; a worker inherits no loader of a test runner.
import { workerData } from 'node:worker_threads'

if (!process.features.typescript) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(workerData.module)
