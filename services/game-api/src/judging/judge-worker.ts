import { parentPort } from 'node:worker_threads'
import { judgeLog } from './judge.ts'
import type { JudgingCase } from './messages.ts'

/** Judges one case after the other; one that it can't bear ends it, and another worker is started. */
parentPort?.on('message', (one: JudgingCase) => parentPort?.postMessage(judgeLog(one)))
