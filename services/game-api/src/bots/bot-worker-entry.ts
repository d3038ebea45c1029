import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { createClient } from '@getaway/client'
import type { Left, Play } from './messages.ts'
import { playSeat } from './player.ts'

/** All bots sit here, out of the way of the service's event loop. */
parentPort?.on('message', ({ url, matchId, seat, token, strength, pace }: Play) => {
  const leave = (why: Pick<Left, 'sentAway' | 'problem'>) =>
    parentPort?.postMessage({ matchId, seat, ...why } satisfies Left)
  const play = async () => {
    const connection = createClient({ url }).connect(matchId, { token })
    leave({
      sentAway: await playSeat(connection, { seat, strength, pace }, (bound) => randomInt(bound)),
      problem: undefined,
    })
  }
  play().catch((error: unknown) =>
    leave({
      sentAway: undefined,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
})
