import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { createClient } from '@getaway/client'
import type { Play } from './messages.ts'
import { playSeat } from './player.ts'

/** All bots sit here, out of the way of the service's event loop. */
parentPort?.on('message', ({ url, matchId, seat, token, strength, pace }: Play) => {
  const play = async () => {
    const connection = createClient({ url }).connect(matchId, { token })
    await playSeat(connection, { seat, strength, pace }, (bound) => randomInt(bound))
  }
  play().catch((error: unknown) => {
    parentPort?.postMessage({
      matchId,
      seat,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  })
})
