import { parentPort, workerData } from 'node:worker_threads'
import { loadGames } from '../games.ts'
import { judgeLog } from './judge.ts'
import type { JudgingCase } from './messages.ts'

/** Judges one case after the other; one that it can't bear ends it, and another worker is started. */
const games = await loadGames(workerData.data)
parentPort?.on('message', (one: JudgingCase) => parentPort?.postMessage(judgeLog(games, one)))
