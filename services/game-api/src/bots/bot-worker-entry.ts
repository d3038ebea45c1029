import { randomInt } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@getaway/client'
import type { LogEvent } from '@getaway/engine'
import { loadBotPlaying } from '@getaway/engine/following'
import type { Left, Play } from './messages.ts'
import { playSeat } from './player.ts'

/** The worker knows no game before a bot sits at one. */
async function gameOf(created: LogEvent) {
  if (workerData.data === undefined) return loadBotPlaying(created)
  const { loadGames } = await import('../games.ts')
  return (await loadGames(workerData.data)).gameOf(created)
}

/** All bots sit here, out of the way of the service's event loop. */
parentPort?.on('message', ({ url, matchId, seat, token, strength, pace }: Play) => {
  const leave = (why: Pick<Left, 'sentAway' | 'problem'>) =>
    parentPort?.postMessage({ matchId, seat, ...why } satisfies Left)
  const play = async () => {
    const connection = createClient({ url }).connect(matchId, { token })
    leave({
      sentAway: await playSeat(connection, { seat, strength, pace, gameOf }, (bound) => randomInt(bound)),
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
