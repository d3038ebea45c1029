import { parentPort } from 'node:worker_threads'
import { judge } from './judge.ts'
import type { Case } from './messages.ts'

/** Judges one case after the other; what it can't bear ends it, and its employer hires another. */
parentPort?.on('message', (one: Case) => parentPort?.postMessage(judge(one)))
